import type { App, ReleaseHealth } from '@portal/shared/contract';
import type { Db } from '#src/platform/database/index.ts';
import { healthMetrics } from './health-metrics.ts';
import {
  listErrors,
  listStepCounts,
  listViewCounts,
  listViolations,
  type SpanCount,
} from './health-repository.ts';
import { deleteMeasures, deleteReporters } from './report-repository.ts';

const minuteMs = 60_000;
const maxPoints = 60;
const maxViews = 200;
const retentionDays = 14;
/** Longer than any automatic decision looks back. */
const reporterMinutes = 120;

/** Newest first, by version numbers: a string comparison would order 1.10 before 1.9. */
const byVersion = (a: { readonly version: string }, b: { readonly version: string }): number =>
  b.version.localeCompare(a.version, 'en', { numeric: true });

const pointOf = (rows: readonly SpanCount[]): ReleaseHealth['points'] => {
  const [first] = rows;
  if (!first) return [];
  const { loads, failed, crashed } = healthMetrics(rows);
  return [{ at: new Date(first.at * 1000).toISOString(), version: first.version, loads, failed, crashed }];
};

const grouped = <T>(rows: readonly T[], key: (row: T) => string): T[][] => [
  ...Map.groupBy(rows, key).values(),
];

interface HealthQuery {
  readonly app: App;
  readonly minutes: number;
  readonly now: Date;
}

/**
 * The health of an app's releases in the last minutes, by version and view. Without reports there are no
 * versions.
 */
export const getHealth = async (
  db: Db,
  { app, minutes, now }: HealthQuery,
): Promise<Omit<ReleaseHealth, 'down' | 'owner'>> => {
  const span = { app, from: new Date(now.getTime() - minutes * minuteMs) };
  const seconds = Math.ceil(minutes / maxPoints) * 60;
  const [counted, steps, errors, violations] = await Promise.all([
    listViewCounts(db, span),
    listStepCounts(db, span, seconds),
    listErrors(db, span),
    listViolations(db, span),
  ]);
  const versions = grouped(counted, ({ version }) => version).map((rows) => ({
    version: rows[0]?.version ?? '',
    ...healthMetrics(rows),
  }));
  const views = grouped(counted, ({ version, view }) => `${version} ${view}`).map((rows) => ({
    version: rows[0]?.version ?? '',
    view: rows[0]?.view ?? '',
    ...healthMetrics(rows),
  }));
  return {
    app,
    minutes,
    versions: versions.toSorted(byVersion),
    views: views.toSorted((a, b) => b.loads - a.loads).slice(0, maxViews),
    points: grouped(steps, ({ at, version }) => `${at} ${version}`).flatMap(pointOf),
    errors: errors.map(({ app: _, lastAt, ...error }) => ({ ...error, lastAt: lastAt.toISOString() })),
    violations: violations.map(({ app: _, lastAt, ...each }) => ({ ...each, lastAt: lastAt.toISOString() })),
  };
};

const before = (now: Date, minutes: number): Date => new Date(now.getTime() - minutes * minuteMs);

/** Deletes counts older than 14 days; returns the number of rows. */
export const deleteOldReports = (db: Db, now: Date): Promise<number> =>
  deleteMeasures(db, before(now, retentionDays * 24 * 60));

/** Deletes counts by visitor that are older than two hours; returns the number of rows. */
export const deleteOldReporters = (db: Db, now: Date): Promise<number> =>
  deleteReporters(db, before(now, reporterMinutes));
