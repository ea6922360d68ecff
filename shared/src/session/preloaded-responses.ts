import { readConfig, requestTimeout } from '@portal/shared/config';
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

/** An answer that nobody wanted for so long is not the newest any more. */
const maxAgeMs = 10_000;
const preloaded = new Map<string, PreloadedEntry>();

const fetchCall = async (call: string, token: string): Promise<PreloadedResponse | undefined> => {
  const answer = await fetch(readConfig().BASEURL + call.replace(/^GET /, ''), {
    headers: { Authorization: token },
    signal: AbortSignal.timeout(requestTimeout),
  });
  if (!answer.ok) return undefined;
  return { status: answer.status, data: await answer.json(), headers: Object.fromEntries(answer.headers) };
};

/** What fails is asked again by its user, who knows how to report it; but who has waited for the timeout waits once. */
const ignoreUnlessTimeout = (error: unknown): undefined => {
  if ((error as Partial<Error>).name === 'TimeoutError') throw error;
};

const preload = (call: string, token: string): void => {
  const answer = fetchCall(call, token).catch(ignoreUnlessTimeout);
  preloaded.set(call, { token, answer });
  // A timeout that no one takes is no unhandled rejection.
  answer.catch(() => undefined);
};

/**
 * Asks for what whoever is signed in will need (`GET /path?query`, as `call` names it), before the page that needs it
 * is even run. Without a token it asks nothing: documents bring visitors their answers.
 */
export const preloadCalls = (calls: readonly string[]): void => {
  const token = readToken();
  if (!token) return;
  for (const call of calls) preload(call, token);
  setTimeout(() => preloaded.clear(), maxAgeMs);
};

/**
 * What was asked early for this call, once: undefined when nothing was, when it failed, or when somebody else is signed
 * in now. Rejects with a `TimeoutError` when the server did not answer in time.
 */
export const takePreloadedResponse = (call: string): Promise<PreloadedResponse | undefined> | undefined => {
  const found = preloaded.get(call);
  preloaded.delete(call);
  return found?.token === readToken() ? found?.answer : undefined;
};
