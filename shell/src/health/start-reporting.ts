import { watchLoads } from '../remotes/index.ts';

/** After the first screen, so that it does not delay it. */
const delayMs = 1500;

const loadReporter = (): void => {
  import('./report-health.ts').then(
    ({ reportHealth }) => reportHealth(),
    () => undefined,
  );
};

/**
 * Loads the reporter after the first screen, and at once when a view fails, as the visitor may leave. The page works
 * without it.
 */
export const startReporting = (): void => {
  let brought = false;
  const begin = () => {
    if (brought) return;
    brought = true;
    loadReporter();
  };
  setTimeout(begin, delayMs);
  watchLoads(({ step }) => step !== 'loaded' && begin());
};
