import type { ReleaseReport } from '@portal/shared/contract';

/** How reports reach the server; tests bring their own. */
export interface Sending {
  /** False when the browser does not take it now. */
  readonly send: (reports: readonly ReleaseReport[]) => boolean;
  /** Whether this tab tells also of what goes well. */
  readonly sampled: boolean;
}

const mostInBody = 20;
/** A tab in a bad way must not fill its memory, nor the server. */
const mostWaiting = 100;
const mostInTab = 1000;
const soonMs = 500;
const laterMs = 5000;

const wentWell = ({ step }: ReleaseReport): boolean => step === 'loaded' || step === 'vitals';

/**
 * Gathers reports and sends them together: failures within half a second, and all of them; what goes well within five
 * seconds, from sampled tabs only. What the browser does not take waits for the next time.
 */
export function createReportQueue({ send, sampled }: Sending) {
  let waiting: ReleaseReport[] = [];
  let added = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let due = Number.POSITIVE_INFINITY;

  const flush = (): void => {
    clearTimeout(timer);
    due = Number.POSITIVE_INFINITY;
    while (waiting.length > 0) {
      if (!send(waiting.slice(0, mostInBody))) return;
      waiting = waiting.slice(mostInBody);
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
      if (wentWell(report) && !sampled) return;
      if (waiting.length >= mostWaiting || added >= mostInTab) return;
      added += 1;
      waiting.push(report);
      flushIn(wentWell(report) ? laterMs : soonMs);
    },
    /** Sends what waits, as when the page is left. */
    flush,
  };
}
