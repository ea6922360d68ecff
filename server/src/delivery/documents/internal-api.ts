import { setTimeout as pause } from 'node:timers/promises';
import { type CallParts, isSuccess } from '@portal/shared/rules';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { isFirstCall } from '#src/delivery/releases/index.ts';

/** The response of a public API call; `data` only when it succeeded. */
export interface InternalResponse {
  readonly status: number;
  readonly size: number;
  readonly data?: unknown;
}

/**
 * Makes a call of the portal's own API without credentials; undefined after 300 ms without a response. A call that may
 * change something throws a RangeError.
 */
export type CallInternal = (
  call: CallParts & { readonly key: string },
) => Promise<InternalResponse | undefined>;

/** The internal API calls of one document. */
export interface InternalApi {
  readonly call: CallInternal;
  /** True while every response so far was public: `cache-control: public`, or a `safe` POST that succeeded. */
  isCacheable(): boolean;
}

const timeoutMs = 300;

const read = ({ statusCode: status, headers, body }: LightMyRequestResponse): InternalResponse => {
  const isJson = String(headers['content-type']).startsWith('application/json');
  const envelope: unknown = status === 200 && isJson ? JSON.parse(body) : undefined;
  const data = isSuccess(envelope) ? { data: (envelope as { data: unknown }).data } : {};
  return { status, size: Buffer.byteLength(body), ...data };
};

const isPublic = (method: string, { statusCode, headers }: LightMyRequestResponse): boolean =>
  method === 'POST' ? statusCode === 200 : String(headers['cache-control'] ?? '').startsWith('public');

/** A closing server still sends open responses, but refuses internal calls. */
const isClosing = (error: unknown): boolean =>
  (error as { code?: unknown } | undefined)?.code === 'FST_ERR_REOPENED_CLOSE_SERVER';

const ignoreClosing = (error: unknown): undefined => {
  if (!isClosing(error)) throw error;
};

/**
 * Calls the API within the process, each call at most once per document. A response that takes over 300 ms, or that a
 * closing or busy server refuses, is undefined.
 */
export const createInternalApi = (
  app: FastifyInstance,
  headers: Readonly<Record<string, string>>,
  isBusy: () => boolean = () => false,
): InternalApi => {
  const responses = new Map<string, Promise<InternalResponse | undefined>>();
  let cacheable = true;
  const request: CallInternal = async ({ key, method, url, body }) => {
    if (!isFirstCall(key)) throw new RangeError(`${key} may change something.`);
    if (isBusy()) {
      cacheable = false;
      return undefined;
    }
    const timeout = pause(timeoutMs, undefined, { ref: false });
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    const response = app
      .inject({ method: method as 'GET' | 'POST', url, headers: { ...headers, ...type }, payload: body })
      .catch(ignoreClosing);
    const answer = await Promise.race([response, timeout]);
    cacheable &&= answer !== undefined && isPublic(method, answer);
    return answer && read(answer);
  };
  return {
    call: (call) => {
      const answer = responses.get(call.key) ?? request(call);
      responses.set(call.key, answer);
      return answer;
    },
    isCacheable: () => cacheable,
  };
};
