import type { EditedKind } from '@portal/shared/contract';
import { and, asc, eq, gt, lte, ne, type SQL, sql } from 'drizzle-orm';
import { type Db, recordEditors, users } from '#src/platform/database/index.ts';

/** A record that has a form. */
export interface EditedRecord {
  readonly kind: EditedKind;
  readonly recordId: number;
}

/** How long a heartbeat counts. */
const expiryMs = 30_000;
/** Records that one user has open; further ones are not noted. */
const mostOpen = 50;
const mostShown = 5;

const expiredAt = (now: Date): Date => new Date(now.getTime() - expiryMs);

const isRecord = ({ kind, recordId }: EditedRecord): SQL | undefined =>
  and(eq(recordEditors.kind, kind), eq(recordEditors.recordId, recordId));

/** Notes that a user has a record open. `since` begins anew after a pause. */
export const noteEditor = async (db: Db, record: EditedRecord, userId: number, now: Date): Promise<void> => {
  const open = and(eq(recordEditors.userId, userId), gt(recordEditors.seenAt, expiredAt(now)));
  if ((await db.$count(recordEditors, open)) >= mostOpen) return;
  await db
    .insert(recordEditors)
    .values({ ...record, userId, since: now, seenAt: now })
    .onConflictDoUpdate({
      target: [recordEditors.kind, recordEditors.recordId, recordEditors.userId],
      set: {
        seenAt: now,
        since: sql`case when ${recordEditors.seenAt} > ${expiredAt(now).toISOString()}::timestamptz
          then ${recordEditors.since} else excluded.since end`,
      },
    });
};

/** Notes that a user has closed a record. */
export const removeEditor = async (db: Db, record: EditedRecord, userId: number): Promise<void> => {
  await db.delete(recordEditors).where(and(isRecord(record), eq(recordEditors.userId, userId)));
};

/** The others who have a record open, the first one first. */
export const listOtherEditors = (
  db: Db,
  record: EditedRecord,
  userId: number,
  now: Date,
): Promise<{ name: string; since: Date }[]> =>
  db
    .select({ name: users.nickname, since: recordEditors.since })
    .from(recordEditors)
    .innerJoin(users, eq(users.id, recordEditors.userId))
    .where(and(isRecord(record), ne(recordEditors.userId, userId), gt(recordEditors.seenAt, expiredAt(now))))
    .orderBy(asc(recordEditors.since), asc(recordEditors.userId))
    .limit(mostShown);

/** Deletes what no longer counts. Returns how many rows. */
export const deleteExpiredEditors = async (db: Db, now: Date): Promise<number> => {
  const { rowCount } = await db.delete(recordEditors).where(lte(recordEditors.seenAt, expiredAt(now)));
  return rowCount ?? 0;
};
