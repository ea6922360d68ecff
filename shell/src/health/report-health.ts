import { readBoot } from '@portal/shared/config';
import type { ReleaseReport } from '@portal/shared/contract';
import { type LoadReport, watchLoads } from '../remotes/index.ts';
import { ownerOf } from './view-owner.ts';
import { createReportQueue } from './report-queue.ts';
import { wordsOf } from './error-text.ts';
import { createVitals } from './vitals.ts';
import { watchErrors } from './observe-errors.ts';
import { watchVitals } from './observe-vitals.ts';

const send = (reports: readonly ReleaseReport[]): boolean => {
  const body = new Blob([JSON.stringify({ reports })], { type: 'application/json' });
  return navigator.sendBeacon(`${readBoot().config.BASEURL}/api/v1/release-reports`, body);
};

const reportOf = ({ error, ...report }: LoadReport): ReleaseReport =>
  error === undefined ? report : { ...report, error: wordsOf(error) };

/**
 * Tells the server how views load, crash and feel: in a file of its own that comes after the first screen. Reports may
 * get lost; nobody waits for them.
 */
export function tellHealth(): void {
  const sampled = Math.random() * readBoot().sampling < 1;
  const queue = createReportQueue({ send, sampled });
  const vitals = createVitals();
  const tellVitals = () => {
    for (const report of vitals.take(ownerOf())) queue.add(report);
    queue.flush();
  };
  watchLoads((report) => queue.add(reportOf(report)));
  watchErrors(queue.add);
  watchVitals(vitals);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && tellVitals());
  window.addEventListener('pagehide', tellVitals);
}
