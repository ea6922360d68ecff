import { readBoot } from '@portal/shared/config';
import type { ReleaseReport } from '@portal/shared/contract';
import { type LoadReport, watchLoads } from '../remotes/index.ts';
import { errorText } from './error-text.ts';
import { observeErrors } from './observe-errors.ts';
import { observeVitals } from './observe-vitals.ts';
import { createReportQueue } from './report-queue.ts';
import { ownerOf } from './view-owner.ts';
import { createVitals } from './vitals.ts';

const send = (reports: readonly ReleaseReport[]): boolean => {
  const body = new Blob([JSON.stringify({ reports })], { type: 'application/json' });
  return navigator.sendBeacon(`${readBoot().config.BASEURL}/api/v1/release-reports`, body);
};

const reportOf = ({ error, ...report }: LoadReport): ReleaseReport =>
  error === undefined ? report : { ...report, error: errorText(error) };

/** That this shell has started and, if it is there in place of one that had not, that too. */
export const startReports = (): ReleaseReport[] => {
  const { current, failed } = readBoot().releases.shell ?? {};
  if (!current || !window.shellStart) return [];
  const started = { app: 'shell' as const, version: current.version, view: 'shell' };
  return [
    { ...started, step: 'loaded', ms: window.shellStart.ms },
    ...(failed ? [{ ...started, step: 'previous' as const, ms: 0 }] : []),
  ];
};

/**
 * Reports the start, and loads, crashes and web vitals of views to the server. In a chunk of its own, loaded after the first screen;
 * reports may get lost.
 */
export function reportHealth(): void {
  const sampled = Math.random() * readBoot().sampling < 1;
  const queue = createReportQueue({ send, sampled });
  const vitals = createVitals();
  const reportVitals = () => {
    for (const report of vitals.take(ownerOf())) queue.add(report);
    queue.flush();
  };
  watchLoads((report) => queue.add(reportOf(report)));
  for (const report of startReports()) queue.add(report);
  observeErrors(queue.add);
  observeVitals(vitals);
  document.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'hidden' && reportVitals(),
  );
  window.addEventListener('pagehide', reportVitals);
}
