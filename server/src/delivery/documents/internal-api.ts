import { setTimeout as pause } from 'node:timers/promises';
import { isSuccess } from '@portal/shared/rules';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

/** The response of a public API call; `data` only when it succeeded. */
export interface InternalResponse {
  readonly status: number;
  readonly size: number;
  readonly data?: unknown;
}

/** Requests a path of the portal's own API without credentials; undefined after 300 ms without a response. */
export type GetInternal = (url: string) => Promise<InternalResponse | undefined>;

/** The internal API calls of one document. */
export interface InternalApi {
  readonly get: GetInternal;
  /** True while every response so far was public (`cache-control: public`). */
  isCacheable(): boolean;
}

const timeoutMs = 300;

const read = ({ statusCode: status, headers, body }: LightMyRequestResponse): InternalResponse => {
  const isJson = String(headers['content-type']).startsWith('application/json');
  const envelope: unknown = status === 200 && isJson ? JSON.parse(body) : undefined;
  const data = isSuccess(envelope) ? { data: (envelope as { data: unknown }).data } : {};
  return { status, size: Buffer.byteLength(body), ...data };
};

const isPublic = ({ headers }: LightMyRequestResponse): boolean =>
  String(headers['cache-control'] ?? '').startsWith('public');

/** A closing server still sends open responses, but refuses internal calls. */
const isClosing = (error: unknown): boolean =>
  (error as { code?: unknown } | undefined)?.code === 'FST_ERR_REOPENED_CLOSE_SERVER';

const ignoreClosing = (error: unknown): undefined => {
  if (!isClosing(error)) throw error;
};

/**
 * Calls the API within the process, each path at most once per document. A response that takes over 300 ms, or that a
 * closing server refuses, is undefined.
 */
export const createInternalApi = (
  app: FastifyInstance,
  headers: Readonly<Record<string, string>>,
): InternalApi => {
  const responses = new Map<string, Promise<InternalResponse | undefined>>();
  let cacheable = true;
  const request = async (url: string): Promise<InternalResponse | undefined> => {
    const timeout = pause(timeoutMs, undefined, { ref: false });
    const response = app.inject({ method: 'GET', url, headers: { ...headers } }).catch(ignoreClosing);
    const answer = await Promise.race([response, timeout]);
    cacheable &&= answer !== undefined && isPublic(answer);
    return answer && read(answer);
  };
  return {
    get: (url) => {
      const answer = responses.get(url) ?? request(url);
      responses.set(url, answer);
      return answer;
    },
    isCacheable: () => cacheable,
  };
};
