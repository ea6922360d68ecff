import { readConfig, requestTimeout } from '@portal/shared/config';
import { readToken } from './store.ts';

interface Early {
  readonly token: string;
  readonly answer: Promise<unknown>;
}

/** An answer that nobody wanted for so long is not the newest any more. */
const keptMs = 10_000;
const early = new Map<string, Early>();

const ask = async (call: string, token: string): Promise<unknown> => {
  const answer = await fetch(readConfig().BASEURL + call.replace(/^GET /, ''), {
    headers: { Authorization: token },
    signal: AbortSignal.timeout(requestTimeout),
  });
  return answer.ok ? answer.json() : undefined;
};

/**
 * Asks for what whoever is signed in will need (`GET /path?query`, as `call` names it), before the page that needs it
 * is even run. Without a token it asks nothing: documents bring visitors their answers.
 */
export const askEarly = (calls: readonly string[]): void => {
  const token = readToken();
  if (!token) return;
  // What fails is asked again by whoever needs it, who knows what to say.
  for (const call of calls) early.set(call, { token, answer: ask(call, token).catch(() => undefined) });
  setTimeout(() => early.clear(), keptMs);
};

/**
 * What was asked early for this call, as the envelope, once: undefined when nothing was, when it failed, or when
 * somebody else is signed in now.
 */
export const takeEarly = (call: string): Promise<unknown> | undefined => {
  const found = early.get(call);
  early.delete(call);
  return found?.token === readToken() ? found?.answer : undefined;
};
