import { sql } from 'drizzle-orm';
import { cspViolations, type Db, releases } from '#src/platform/database/index.ts';
import type { Origin } from './attribute.ts';
import type { Violation } from './read-violations.ts';

const kept = 200;

/** A kind of violation: its origin and what was blocked. */
export type ViolationRow = Origin & Omit<Violation, 'document'>;

export interface CountedViolation extends ViolationRow {
  readonly count: number;
  readonly lastAt: string;
}

const deleteSurplus = (tx: Db): Promise<unknown> =>
  tx.execute(sql`
    delete from ${cspViolations} where ctid in (
      select ctid from (
        select ctid, row_number() over (partition by app order by last_at desc) as place from ${cspViolations}) placed
      where place > ${kept})`);

/** Counts violations and keeps the 200 latest kinds of each app. Returns the kinds that were new. */
export const addViolations = (db: Db, rows: readonly CountedViolation[]): Promise<ViolationRow[]> =>
  db.transaction(async (tx) => {
    const { rows: written } = await tx.execute<
      ViolationRow & { fresh: boolean } & Record<string, unknown>
    >(sql`
      insert into ${cspViolations} as known (app, version, view, directive, blocked, source, count, last_at)
      select told.app, told.version, told.view, told.directive, told.blocked, told.source, told.count, told."lastAt"
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as told (app text, version text, view text,
        directive text, blocked text, source text, count integer, "lastAt" timestamptz)
      where exists (select 1 from ${releases} release where release.app = told.app and release.version = told.version)
      order by told.app, told.version, told.view, told.directive, told.blocked, told.source
      on conflict (app, version, view, directive, blocked, source) do update set
        count = known.count + excluded.count, last_at = excluded.last_at
      returning app, version, view, directive, blocked, source, xmax = 0 as fresh`);
    await deleteSurplus(tx);
    return written.filter(({ fresh }) => fresh).map(({ fresh, ...row }) => row);
  });
