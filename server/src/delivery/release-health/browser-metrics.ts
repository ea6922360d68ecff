import { Counter, type Registry } from 'prom-client';
import type { CountedMeasure } from './aggregate-reports.ts';
import type { Halted } from './halt-canaries.ts';

/** Counts what browsers report, in the metrics of this server. */
export interface BrowserMetrics {
  /** Adds measures of releases and views that exist. */
  count(rows: readonly CountedMeasure[]): void;
  countHalted(halted: readonly Pick<Halted, 'app'>[]): void;
  countRolledBack(releases: readonly Pick<Halted, 'app'>[]): void;
}

const labelNames = ['app', 'version', 'view', 'measure'] as const;

/**
 * `browser_measures_total`: loads, failures, crashes, errors and web vitals by release and view, successful loads
 * multiplied by their sampling. `browser_measures_good_total`: those within the standard threshold.
 * `browser_measures_value_total`: their sum, in ms, or thousandths of CLS. `canary_halts_total`: automatic halts.
 * `release_rollbacks_total`: automatic rollbacks of live releases.
 */
export const createBrowserMetrics = (metrics: Registry): BrowserMetrics => {
  const options = { labelNames, registers: [metrics] };
  const total = new Counter({
    ...{ ...options, name: 'browser_measures_total', help: 'What browsers reported, by release and view' },
  });
  const good = new Counter({
    ...{ ...options, name: 'browser_measures_good_total', help: 'Reported measures within the threshold' },
  });
  const value = new Counter({
    ...{ ...options, name: 'browser_measures_value_total', help: 'Sum of reported measures: ms, CLS × 1000' },
  });
  const halts = new Counter({
    ...{ name: 'canary_halts_total', help: 'Canaries halted automatically', labelNames: ['app'] as const },
    registers: [metrics],
  });
  const rollbacks = new Counter({
    ...{ name: 'release_rollbacks_total', help: 'Live releases rolled back automatically' },
    ...{ labelNames: ['app'] as const, registers: [metrics] },
  });
  return {
    count: (rows) => {
      for (const { app, version, view, measure, ...row } of rows) {
        const labels = { app, version, view, measure };
        total.inc(labels, row.count);
        good.inc(labels, row.good);
        value.inc(labels, row.sum);
      }
    },
    countHalted: (halted) => {
      for (const { app } of halted) halts.inc({ app });
    },
    countRolledBack: (releases) => {
      for (const { app } of releases) rollbacks.inc({ app });
    },
  };
};
