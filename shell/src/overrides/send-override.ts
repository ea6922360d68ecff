import { browser } from '../browser.ts';

/** What the server says when it refuses. */
interface Refusal {
  readonly msg?: string;
}

/**
 * Begins `mf_catalog@http://localhost:4101` or `mf_catalog@1.0.0-3f9c2ab1`, or ends `mf_catalog@off` or `off`, and
 * loads the page anew. Gives the server's words when it refuses; rejects when it does not answer.
 */
export const sendOverride = async (order: string): Promise<string | undefined> => {
  const query = new URLSearchParams({ override: order });
  // The answer redirects a navigation to a page; this request needs only its cookie.
  const answer = await fetch(`/?${query}`, { redirect: 'manual', signal: AbortSignal.timeout(10_000) });
  if (answer.type === 'opaqueredirect') {
    browser.reload();
    return undefined;
  }
  const { msg }: Refusal = await answer.json();
  return msg ?? String(answer.status);
};
