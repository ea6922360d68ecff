import { setTimeout as pause } from 'node:timers/promises';
import { isSuccess } from '@portal/shared/rules';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

/** What a public call of the API answered; `data` only when it succeeded. */
export interface Answer {
  readonly status: number;
  readonly size: number;
  readonly data?: unknown;
}

/** Asks our own API for a path, without anybody's credentials; undefined when no answer came in time. */
export type Ask = (url: string) => Promise<Answer | undefined>;

/** Asks for one document. */
export interface Asking {
  readonly ask: Ask;
  /** All that came so far may be shown to others as well, for a moment: each answer lets itself be kept. */
  stands(): boolean;
}

const patience = 300;

const read = ({ statusCode: status, headers, body }: LightMyRequestResponse): Answer => {
  const isJson = String(headers['content-type']).startsWith('application/json');
  const envelope: unknown = status === 200 && isJson ? JSON.parse(body) : undefined;
  const data = isSuccess(envelope) ? { data: (envelope as { data: unknown }).data } : {};
  return { status, size: Buffer.byteLength(body), ...data };
};

const mayStand = ({ headers }: LightMyRequestResponse): boolean =>
  String(headers['cache-control'] ?? '').startsWith('public');

/** A server that ends answers the documents it was asked for, but itself it asks nothing any more. */
const isClosing = (error: unknown): boolean =>
  (error as { code?: unknown } | undefined)?.code === 'FST_ERR_REOPENED_CLOSE_SERVER';

const doWithout = (error: unknown): undefined => {
  if (!isClosing(error)) throw error;
};

/**
 * Asks within the process, each path once a document; an answer that takes over 300 ms, or that a server that
 * ends does not give any more, is done without.
 */
export const createAsk = (app: FastifyInstance, headers: Readonly<Record<string, string>>): Asking => {
  const asked = new Map<string, Promise<Answer | undefined>>();
  let standing = true;
  const ask = async (url: string): Promise<Answer | undefined> => {
    const late = pause(patience, undefined, { ref: false });
    const asking = app.inject({ method: 'GET', url, headers: { ...headers } }).catch(doWithout);
    const answer = await Promise.race([asking, late]);
    standing &&= answer !== undefined && mayStand(answer);
    return answer && read(answer);
  };
  return {
    ask: (url) => {
      const answer = asked.get(url) ?? ask(url);
      asked.set(url, answer);
      return answer;
    },
    stands: () => standing,
  };
};
