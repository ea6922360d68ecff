import { readConfig, requestTimeout } from '@portal/shared/config';
import { splitCallKey } from '@portal/shared/rules';
import { readToken } from './store.ts';

/** What the server answered: the envelope is in `data`. */
export interface PreloadedResponse {
  readonly status: number;
  readonly data: { readonly data: unknown };
  readonly headers: Readonly<Record<string, string>>;
}

interface PreloadedEntry {
  readonly token: string;
  readonly answer: Promise<PreloadedResponse | undefined>;
}

/** A response that is not taken within this time is stale. */
const maxAgeMs = 10_000;
const preloaded = new Map<string, PreloadedEntry>();

const fetchCall = async (call: string, token: string): Promise<PreloadedResponse | undefined> => {
  const { method, url, body } = splitCallKey(call);
  const answer = await fetch(readConfig().BASEURL + url, {
    method,
    headers: { Authorization: token, ...(body && { 'Content-Type': 'application/json' }) },
    body,
    signal: AbortSignal.timeout(requestTimeout),
  });
  if (!answer.ok) return undefined;
  return { status: answer.status, data: await answer.json(), headers: Object.fromEntries(answer.headers) };
};

/** A failed call is made again by its caller, which reports errors; a timeout is not retried. */
const ignoreUnlessTimeout = (error: unknown): undefined => {
  if ((error as Partial<Error>).name === 'TimeoutError') throw error;
};

const preload = (call: string, token: string): void => {
  const answer = fetchCall(call, token).catch(ignoreUnlessTimeout);
  preloaded.set(call, { token, answer });
  // No unhandled rejection when nothing takes it.
  answer.catch(() => undefined);
};

/**
 * Makes the first calls of the page, by their keys, before its code runs. Only with a token: visitors have the
 * responses in the document.
 */
export const preloadCalls = (calls: readonly string[]): void => {
  const token = readToken();
  if (!token) return;
  for (const call of calls) preload(call, token);
  setTimeout(() => preloaded.clear(), maxAgeMs);
};

/**
 * Takes the preloaded response of a call, once; undefined without one, after a failure, or for another token. Rejects
 * with a `TimeoutError` after a timeout.
 */
export const takePreloadedResponse = (call: string): Promise<PreloadedResponse | undefined> | undefined => {
  const found = preloaded.get(call);
  preloaded.delete(call);
  return found?.token === readToken() ? found?.answer : undefined;
};
