import type { ReleaseReport } from '@portal/shared/contract';
import { cleanMessage } from './clean-message.ts';

/** What is counted: a step of a load, or a web vital. */
export type Measure = ReleaseReport['step'] | 'lcp' | 'inp' | 'cls';

/** A report of one visitor, and the minute it came in. */
export interface Reported {
  readonly report: ReleaseReport;
  readonly at: Date;
}

/** Counts of one measure: how many, their sum, how many of them were good. */
export interface Counted {
  readonly measure: Measure;
  readonly count: number;
  readonly sum: number;
  readonly good: number;
}

/** Up to here a visitor is content: ms, and of `cls` thousandths. The vitals' are those that browsers' makers agreed on. */
const goodUpTo: Readonly<Partial<Record<Measure, number>>> = { loaded: 1000, lcp: 2500, inp: 200, cls: 100 };

const counted = (measure: Measure, value: number, weight: number): Counted => {
  const whole = Math.round(value);
  const good = whole <= (goodUpTo[measure] ?? -1) ? weight : 0;
  return { measure, count: weight, sum: whole * weight, good };
};

/**
 * What a report counts for. Of loads that went well only one in `sampling` is told, and counts for all; failures are
 * all told.
 */
const measuresOf = ({ step, ms, vitals = {} }: ReleaseReport, sampling: number): Counted[] => {
  if (step === 'loaded') return [counted(step, ms, sampling)];
  if (step !== 'vitals') return [counted(step, ms, 1)];
  const { lcp, inp, cls } = vitals;
  const told = { lcp, inp, cls: cls === undefined ? undefined : cls * 1000 };
  return Object.entries(told).flatMap(([measure, value]) =>
    value === undefined ? [] : [counted(measure as Measure, value, sampling)],
  );
};

const minuteMs = 60_000;

/** The counts of many reports, one for each release, view, minute and measure. */
export const countReports = (all: readonly Reported[], sampling: number) => {
  const singles = all.flatMap(({ report, at }) => {
    const { app, version, view } = report;
    const minute = new Date(Math.floor(at.getTime() / minuteMs) * minuteMs).toISOString();
    return measuresOf(report, sampling).map((one) => ({ app, version, view, minute, ...one }));
  });
  const same = Map.groupBy(singles, ({ app, version, view, minute, measure }) =>
    JSON.stringify([app, minute, version, view, measure]),
  );
  const total = (of: readonly Counted[], field: 'count' | 'sum' | 'good') =>
    of.reduce((sum, one) => sum + one[field], 0);
  return [...same.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    return [{ ...first, count: total(group, 'count'), sum: total(group, 'sum'), good: total(group, 'good') }];
  });
};

/** The things thrown in many reports, each once, with the time it was last told. */
export const errorsOf = (all: readonly Reported[]) => {
  const told = all.flatMap(({ report: { app, version, view, step, error }, at }) =>
    error && step !== 'retry' && step !== 'vitals'
      ? [{ app, version, view, step, message: cleanMessage(error), lastAt: at.toISOString() }]
      : [],
  );
  const same = Map.groupBy(told, ({ lastAt, ...what }) => JSON.stringify(what));
  return [...same.values()].flatMap((group) => {
    const last = group.at(-1);
    return last ? [{ ...last, count: group.length }] : [];
  });
};
