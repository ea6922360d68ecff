import { watchLoads } from '../remotes/index.ts';

/** After the first screen, so that nothing of it waits. */
const delayMs = 1500;

const bring = (): void => {
  import('./report-health.ts').then(
    ({ tellHealth }) => tellHealth(),
    () => undefined,
  );
};

/**
 * Brings what tells the server how views fare: in a moment, and at once when one fails, as its visitor may leave.
 * Without it the page is whole: if it cannot come, nothing is told.
 */
export const startTelling = (): void => {
  let brought = false;
  const begin = () => {
    if (brought) return;
    brought = true;
    bring();
  };
  setTimeout(begin, delayMs);
  watchLoads(({ step }) => step !== 'loaded' && begin());
};
