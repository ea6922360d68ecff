import type { ReleaseReport } from '@portal/shared/contract';

/** Dependencies of the queue; tests inject their own. */
export interface Transport {
  /** False when the browser does not take it now. */
  readonly send: (reports: readonly ReleaseReport[]) => boolean;
  /** Whether this tab also reports successes. */
  readonly sampled: boolean;
}

const batchSize = 20;
/** A limit, so that a failing tab fills neither its memory nor the server. */
const maxQueued = 100;
const maxPerTab = 1000;
const failureDelayMs = 500;
const successDelayMs = 5000;

const isSuccess = ({ step }: ReleaseReport): boolean => step === 'loaded' || step === 'vitals';

/**
 * Batches reports: all failures, within half a second; successes within five seconds, from sampled tabs only.
 * What the browser refuses to send stays in the queue.
 */
export function createReportQueue({ send, sampled }: Transport) {
  let queued: ReleaseReport[] = [];
  let added = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let due = Number.POSITIVE_INFINITY;

  const flush = (): void => {
    clearTimeout(timer);
    due = Number.POSITIVE_INFINITY;
    while (queued.length > 0) {
      if (!send(queued.slice(0, batchSize))) return;
      queued = queued.slice(batchSize);
    }
  };

  const flushIn = (ms: number): void => {
    const at = Date.now() + ms;
    if (at >= due) return;
    due = at;
    clearTimeout(timer);
    timer = setTimeout(flush, ms);
  };

  return {
    add: (report: ReleaseReport): void => {
      if (isSuccess(report) && !sampled) return;
      if (queued.length >= maxQueued || added >= maxPerTab) return;
      added += 1;
      queued.push(report);
      flushIn(isSuccess(report) ? successDelayMs : failureDelayMs);
    },
    /** Sends the queue now, as when the page is left. */
    flush,
  };
}
