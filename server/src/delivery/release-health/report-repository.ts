import { lt, sql } from 'drizzle-orm';
import {
  type Db,
  releaseErrors,
  releaseMeasures,
  releaseReporters,
  releases,
} from '#src/platform/database/index.ts';
import type { aggregateErrors, aggregateReporters, CountedMeasure } from './aggregate-reports.ts';

const errorsKept = 200;

/**
 * Reports are unauthenticated: only existing releases and views are counted. The shell's only view is
 * `shell`.
 */
const isPublished = sql`exists (
  select 1 from ${releases} release where release.app = told.app and release.version = told.version
    and (release.record->'views' ? told.view or (told.app = 'shell' and told.view = 'shell')))`;

const keyOf = (row: Pick<CountedMeasure, 'app' | 'minute' | 'version' | 'view' | 'measure'>): string =>
  JSON.stringify([row.app, new Date(row.minute).getTime(), row.version, row.view, row.measure]);

/**
 * Adds to the counts; the rows are sorted, which avoids deadlocks between replicas. Returns those with known
 * views.
 */
export const addMeasures = async (tx: Db, rows: readonly CountedMeasure[]): Promise<CountedMeasure[]> => {
  const counted = await tx.execute<
    Pick<CountedMeasure, 'app' | 'minute' | 'version' | 'view' | 'measure'>
  >(sql`
    insert into ${releaseMeasures} (app, minute, version, view, measure, count, sum, good)
    select told.app, told.minute, told.version, told.view, told.measure, told.count, told.sum, told.good
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as told (
      app text, minute timestamptz, version text, view text, measure text, count integer, sum bigint, good integer)
    where ${isPublished}
    order by told.app, told.minute, told.version, told.view, told.measure
    on conflict (app, minute, version, view, measure) do update set
      count = release_measures.count + excluded.count,
      sum = release_measures.sum + excluded.sum,
      good = release_measures.good + excluded.good
    returning app, minute, version, view, measure`);
  const known = new Set(counted.rows.map(keyOf));
  return rows.filter((row) => known.has(keyOf(row)));
};

/** Keeps the 200 latest of each app. */
const deleteSurplusErrors = (tx: Db): Promise<unknown> =>
  tx.execute(sql`
    delete from ${releaseErrors} where ctid in (
      select ctid from (
        select ctid, row_number() over (partition by app order by last_at desc) as place from ${releaseErrors}) placed
      where place > ${errorsKept})`);

/** Stores errors, one row per message. */
export const addErrors = async (tx: Db, rows: ReturnType<typeof aggregateErrors>): Promise<void> => {
  if (rows.length === 0) return;
  await tx.execute(sql`
    insert into ${releaseErrors} (app, version, view, step, message, count, last_at)
    select told.app, told.version, told.view, told.step, told.message, told.count, told."lastAt"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as told (
      app text, version text, view text, step text, message text, count integer, "lastAt" timestamptz)
    where ${isPublished}
    order by told.app, told.version, told.view, told.step, told.message
    on conflict (app, version, view, step, message) do update set
      count = release_errors.count + excluded.count, last_at = excluded.last_at`);
  await deleteSurplusErrors(tx);
};

/** Adds to the steps of visitors; the rows are sorted, which avoids deadlocks between replicas. */
export const addReporters = async (tx: Db, rows: ReturnType<typeof aggregateReporters>): Promise<void> => {
  await tx.execute(sql`
    insert into ${releaseReporters} (app, version, minute, network, cohort, loaded, failed, retry, crashed, unavailable)
    select told.app, told.version, told.minute, told.network, told.cohort, sum(told.loaded), sum(told.failed),
      sum(told.retry), sum(told.crashed), sum(told.unavailable)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as told (
      app text, version text, view text, minute timestamptz, network text, cohort text,
      loaded integer, failed integer, retry integer, crashed integer, unavailable integer)
    where ${isPublished}
    group by told.app, told.version, told.minute, told.network, told.cohort
    order by told.app, told.version, told.minute, told.network, told.cohort
    on conflict (app, version, minute, network, cohort) do update set
      loaded = release_reporters.loaded + excluded.loaded,
      failed = release_reporters.failed + excluded.failed,
      retry = release_reporters.retry + excluded.retry,
      crashed = release_reporters.crashed + excluded.crashed,
      unavailable = release_reporters.unavailable + excluded.unavailable`);
};

/** Returns the number of deleted rows. */
export const deleteReporters = async (db: Db, before: Date): Promise<number> => {
  const { rowCount } = await db.delete(releaseReporters).where(lt(releaseReporters.minute, before));
  return rowCount ?? 0;
};

/** Returns the number of deleted rows. */
export const deleteMeasures = async (db: Db, before: Date): Promise<number> => {
  const { rowCount } = await db.execute(
    sql`delete from ${releaseMeasures} where minute < ${before.toISOString()}::timestamptz`,
  );
  return rowCount ?? 0;
};
