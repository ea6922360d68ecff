import type { ReleaseReport } from '@portal/shared/contract';
import { cleanMessage } from '#src/platform/text/index.ts';

/** What is counted: a step of a load, or a web vital. */
export type Measure = ReleaseReport['step'] | 'lcp' | 'inp' | 'cls';

/** A visitor's report, and the minute it was received. */
export interface ReceivedReport {
  readonly report: ReleaseReport;
  readonly at: Date;
  /** Hashes of the visitor's cohort and network. */
  readonly cohort: string;
  readonly network: string;
}

/** Counts of one measure: number, sum, and how many were good. */
export interface MeasureCount {
  readonly measure: Measure;
  readonly count: number;
  readonly sum: number;
  readonly good: number;
}

/** The count of a measure for a view of a release in a minute. */
export interface CountedMeasure extends MeasureCount {
  readonly app: ReleaseReport['app'];
  readonly version: string;
  readonly view: string;
  readonly minute: string;
}

/** "Good" thresholds in ms (`cls` in thousandths); those of web vitals are the standard ones. */
const goodThresholds: Readonly<Partial<Record<Measure, number>>> = {
  loaded: 1000,
  lcp: 2500,
  inp: 200,
  cls: 100,
};

const measureCount = (measure: Measure, value: number, weight: number): MeasureCount => {
  const whole = Math.round(value);
  const good = whole <= (goodThresholds[measure] ?? -1) ? weight : 0;
  return { measure, count: weight, sum: whole * weight, good };
};

/**
 * The measures of a report. Browsers report one of `sampling` successful loads, so it counts `sampling` times; every
 * failure is reported.
 */
const measuresOf = ({ step, ms, vitals = {} }: ReleaseReport, sampling: number): MeasureCount[] => {
  if (step === 'loaded') return [measureCount(step, ms, sampling)];
  if (step !== 'vitals') return [measureCount(step, ms, 1)];
  const { lcp, inp, cls } = vitals;
  const values = { lcp, inp, cls: cls === undefined ? undefined : cls * 1000 };
  return Object.entries(values).flatMap(([measure, value]) =>
    value === undefined ? [] : [measureCount(measure as Measure, value, sampling)],
  );
};

/** How many loads the reports count for in the totals. */
export const weightOf = (reports: readonly ReleaseReport[], sampling: number): number =>
  reports.reduce((sum, { step }) => sum + (step === 'loaded' || step === 'vitals' ? sampling : 1), 0);

const minuteMs = 60_000;

const minuteOf = (at: Date): string => new Date(Math.floor(at.getTime() / minuteMs) * minuteMs).toISOString();

/** The counts of many reports, per release, view, minute and measure. */
export const aggregateReports = (all: readonly ReceivedReport[], sampling: number): CountedMeasure[] => {
  const singles = all.flatMap(({ report, at }) => {
    const { app, version, view } = report;
    const minute = minuteOf(at);
    return measuresOf(report, sampling).map((one) => ({ app, version, view, minute, ...one }));
  });
  const same = Map.groupBy(singles, ({ app, version, view, minute, measure }) =>
    JSON.stringify([app, minute, version, view, measure]),
  );
  const total = (of: readonly MeasureCount[], field: 'count' | 'sum' | 'good') =>
    of.reduce((sum, one) => sum + one[field], 0);
  return [...same.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    return [{ ...first, count: total(group, 'count'), sum: total(group, 'sum'), good: total(group, 'good') }];
  });
};

/** The errors of many reports, grouped, with count and last time. */
export const aggregateErrors = (all: readonly ReceivedReport[]) => {
  const errors = all.flatMap(({ report: { app, version, view, step, error }, at }) =>
    error && step !== 'retry' && step !== 'vitals'
      ? [{ app, version, view, step, message: cleanMessage(error), lastAt: at.toISOString() }]
      : [],
  );
  const same = Map.groupBy(errors, ({ lastAt, ...what }) => JSON.stringify(what));
  return [...same.values()].flatMap((group) => {
    const last = group.at(-1);
    return last ? [{ ...last, count: group.length }] : [];
  });
};

const countSteps = (of: readonly ReceivedReport[]) => {
  const count = (step: ReleaseReport['step']) => of.filter(({ report }) => report.step === step).length;
  const [loaded, failed, retry] = [count('loaded'), count('failed'), count('retry')];
  return { loaded, failed, retry, crashed: count('crashed'), unavailable: count('unavailable') };
};

/** The load steps of many reports, per release, view, minute and visitor; reports of other steps are left out. */
export const aggregateReporters = (all: readonly ReceivedReport[]) => {
  const same = Map.groupBy(all, ({ report: { app, version, view }, at, cohort, network }) =>
    JSON.stringify([app, version, view, minuteOf(at), network, cohort]),
  );
  return [...same.values()].flatMap((group) => {
    const [first] = group;
    const steps = countSteps(group);
    if (!first || Object.values(steps).every((count) => count === 0)) return [];
    const { report, at, cohort, network } = first;
    const { app, version, view } = report;
    return [{ app, version, view, minute: minuteOf(at), network, cohort, ...steps }];
  });
};
