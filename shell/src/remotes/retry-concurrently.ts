import type { LiveRelease } from '@portal/shared/contract';
import { report } from './load-reports.ts';
import { viewTimeoutsMs, withTimeout } from './timeouts.ts';

/**
 * Loads a view of a release with one retry. A silent attempt gets a concurrent second one, so that a slow
 * network is not made slower; a failed one is retried at once. Rejects after 7 s.
 */
export async function retryConcurrently<T extends { readonly ms: number }>(
  load: (again: boolean) => Promise<T>,
  view: string,
  release: LiveRelease,
): Promise<T> {
  const started = performance.now();
  const elapsed = () => performance.now() - started;
  const reportFailure = (error: unknown) => report('failed', view, release, { ms: elapsed(), error });
  const first = load(false);
  try {
    return await withTimeout(viewTimeoutsMs.retry, first);
  } catch (error) {
    reportFailure(error);
    report('retry', view, release, { error });
  }
  try {
    const second = load(true);
    const either = Promise.race([second, first.catch(() => second)]);
    return await withTimeout(viewTimeoutsMs.live - elapsed(), either);
  } catch (error) {
    reportFailure(error);
    throw error;
  }
}
