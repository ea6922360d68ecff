/** Asks, or gives what was answered to the same question a moment ago. */
export type Briefly = <T>(question: string, ask: () => Promise<T>) => Promise<T>;

const standsMs = 5000;
const mostKept = 1000;

/**
 * Keeps answers that are the same for everybody for five seconds, so that what many look for at the same time is looked
 * for once. For counts and searches only, which readers may keep for a minute anyway: replicas need not agree on them.
 * At most 1,000 are kept, a failure never.
 */
export const createBriefly = (now: () => Date): Briefly => {
  const kept = new Map<string, { readonly until: number; readonly answer: Promise<unknown> }>();
  const keep = (question: string, answer: Promise<unknown>): void => {
    const [oldest] = kept.keys();
    if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest);
    const entry = { until: now().getTime() + standsMs, answer };
    kept.set(question, entry);
    answer.catch(() => {
      if (kept.get(question) === entry) kept.delete(question);
    });
  };
  return <T>(question: string, ask: () => Promise<T>): Promise<T> => {
    const known = kept.get(question);
    if (known && known.until > now().getTime()) return known.answer as Promise<T>;
    kept.delete(question);
    const answer = ask();
    keep(question, answer);
    return answer;
  };
};
