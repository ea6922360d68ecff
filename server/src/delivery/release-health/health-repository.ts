import type { App } from '@portal/shared/contract';
import { and, desc, eq, gte, type SQL, sql } from 'drizzle-orm';
import { cspViolations, type Db, releaseErrors, releaseMeasures } from '#src/platform/database/index.ts';
import type { MeasureCount } from './aggregate-reports.ts';

const maxRows = 50;

/** An app, from an instant on. */
export interface Span {
  readonly app: App;
  readonly from: Date;
}

const within = ({ app, from }: Span): SQL =>
  sql`app = ${app} and minute >= date_trunc('minute', ${from.toISOString()}::timestamptz)`;

const totals = sql`sum(count)::integer as count, sum(sum)::float8 as sum, sum(good)::integer as good`;

export interface ViewCount extends MeasureCount, Record<string, unknown> {
  readonly version: string;
  readonly view: string;
}

/** Every measure per view and version that has reports. */
export const listViewCounts = async (db: Db, span: Span): Promise<ViewCount[]> => {
  const { rows } = await db.execute<ViewCount>(sql`
    select version, view, measure, ${totals} from ${releaseMeasures}
    where ${within(span)} group by version, view, measure`);
  return rows;
};

export interface SpanCount extends MeasureCount, Record<string, unknown> {
  readonly version: string;
  /** Start of the bucket, in seconds since 1970. */
  readonly at: number;
}

/** The load steps in buckets of this many seconds, oldest first. */
export const listStepCounts = async (db: Db, span: Span, seconds: number): Promise<SpanCount[]> => {
  const { rows } = await db.execute<SpanCount>(sql`
    select at, version, measure, ${totals} from (
      select floor(extract(epoch from minute) / ${seconds}::integer) * ${seconds}::integer as at, * from ${releaseMeasures}
      where ${within(span)} and measure in ('loaded', 'failed', 'retry', 'crashed')) spans
    group by at, version, measure order by at, version`);
  return rows.map((row) => ({ ...row, at: Number(row.at) }));
};

/** Reported errors, latest first. */
export const listErrors = (db: Db, { app, from }: Span) =>
  db
    .select()
    .from(releaseErrors)
    .where(and(eq(releaseErrors.app, app), gte(releaseErrors.lastAt, from)))
    .orderBy(desc(releaseErrors.lastAt))
    .limit(maxRows);

/** CSP violations, latest first. */
export const listViolations = (db: Db, { app, from }: Span) =>
  db
    .select()
    .from(cspViolations)
    .where(and(eq(cspViolations.app, app), gte(cspViolations.lastAt, from)))
    .orderBy(desc(cspViolations.lastAt))
    .limit(maxRows);
