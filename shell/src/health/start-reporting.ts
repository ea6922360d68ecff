import { watchLoads } from '../remotes/index.ts';

/** After the first screen, so that nothing of it waits. */
const delayMs = 1500;

const loadReporter = (): void => {
  import('./report-health.ts').then(
    ({ reportHealth }) => reportHealth(),
    () => undefined,
  );
};

/**
 * Brings what tells the server how views fare: in a moment, and at once when one fails, as its visitor may leave.
 * Without it the page is whole: if it cannot come, nothing is told.
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
