import { browser } from '../browser.ts';

/** The error message of the server. */
interface Refusal {
  readonly msg?: string;
}

/**
 * Begins `mf_catalog@http://localhost:4101` or `mf_catalog@1.0.0-3f9c2ab1`, or ends `mf_catalog@off` or
 * `off`, and reloads the page. Returns the server's message when it refuses; rejects without a response.
 */
export const sendOverride = async (order: string): Promise<string | undefined> => {
  const query = new URLSearchParams({ override: order });
  // The response redirects; this request only needs its cookie.
  const answer = await fetch(`/?${query}`, {
    method: 'POST',
    redirect: 'manual',
    signal: AbortSignal.timeout(10_000),
  });
  if (answer.type === 'opaqueredirect') {
    browser.reload();
    return undefined;
  }
  const { msg }: Refusal = await answer.json();
  return msg ?? String(answer.status);
};
