import type { App, ReleaseHealth } from '@portal/shared/contract';
import type { Db } from '#src/platform/database/index.ts';
import { figuresOf } from './figures.ts';
import { listCounted, listErrors, listSteps, listViolations, type SpanCounted } from './health-repository.ts';
import { forgetMeasures } from './report-repository.ts';

const minuteMs = 60_000;
const mostPoints = 60;
const mostViews = 200;
const keptDays = 14;

/** Newest first: by their numbers, which a plain comparison of texts would get wrong. */
const byVersion = (a: { readonly version: string }, b: { readonly version: string }): number =>
  b.version.localeCompare(a.version, 'en', { numeric: true });

const pointOf = (rows: readonly SpanCounted[]): ReleaseHealth['points'] => {
  const [first] = rows;
  if (!first) return [];
  const { loads, failed, crashed } = figuresOf(rows);
  return [{ at: new Date(first.at * 1000).toISOString(), version: first.version, loads, failed, crashed }];
};

const grouped = <T>(rows: readonly T[], key: (row: T) => string): T[][] => [
  ...Map.groupBy(rows, key).values(),
];

interface Asked {
  readonly app: App;
  readonly minutes: number;
  readonly now: Date;
}

/** How an app's releases did in the last minutes, by version and view. An app nobody told of has no versions. */
export const getHealth = async (
  db: Db,
  { app, minutes, now }: Asked,
): Promise<Omit<ReleaseHealth, 'down'>> => {
  const span = { app, from: new Date(now.getTime() - minutes * minuteMs) };
  const seconds = Math.ceil(minutes / mostPoints) * 60;
  const [counted, steps, errors, violations] = await Promise.all([
    listCounted(db, span),
    listSteps(db, span, seconds),
    listErrors(db, span),
    listViolations(db, span),
  ]);
  const versions = grouped(counted, ({ version }) => version).map((rows) => ({
    version: rows[0]?.version ?? '',
    ...figuresOf(rows),
  }));
  const views = grouped(counted, ({ version, view }) => `${version} ${view}`).map((rows) => ({
    version: rows[0]?.version ?? '',
    view: rows[0]?.view ?? '',
    ...figuresOf(rows),
  }));
  return {
    app,
    minutes,
    versions: versions.toSorted(byVersion),
    views: views.toSorted((a, b) => b.loads - a.loads).slice(0, mostViews),
    points: grouped(steps, ({ at, version }) => `${at} ${version}`).flatMap(pointOf),
    errors: errors.map(({ app: _, lastAt, ...error }) => ({ ...error, lastAt: lastAt.toISOString() })),
    violations: violations.map(({ app: _, lastAt, ...each }) => ({ ...each, lastAt: lastAt.toISOString() })),
  };
};

/** Forgets counts that are older than 14 days; gives how many rows went. */
export const forgetOldReports = (db: Db, now: Date): Promise<number> =>
  forgetMeasures(db, new Date(now.getTime() - keptDays * 24 * 60 * minuteMs));
