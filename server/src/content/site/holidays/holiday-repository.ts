import { asc, desc, eq, gte, inArray, or, type SQL, sql } from 'drizzle-orm';
import { versionOf } from '#src/platform/audit/index.ts';
import {
  containing,
  type Db,
  deleteByIds,
  holidays,
  insertInto,
  pickColumns,
  updateById,
} from '#src/platform/database/index.ts';

const columns = pickColumns(holidays, ['id', 'name', 'firstDay', 'lastDay', 'expected']);

export type HolidayColumns = Omit<typeof holidays.$inferInsert, 'id' | 'updatedAt'>;

/** Holidays that end on this day or later, in order of their days. */
export const listComing = (db: Db, today: string, limit: number) =>
  db
    .select(columns)
    .from(holidays)
    .where(gte(holidays.lastDay, today))
    .orderBy(asc(holidays.lastDay), asc(holidays.firstDay))
    .limit(limit);

const named = (keywords = ''): SQL | undefined => {
  const words = containing(keywords.trim());
  return or(sql`${holidays.name} ->> 'zh' ilike ${words}`, sql`${holidays.name} ->> 'en' ilike ${words}`);
};

export const countHolidays = (db: Db, keywords?: string): Promise<number> =>
  db.$count(holidays, named(keywords));

/** A page of holidays, the latest first. */
export const listHolidays = (
  db: Db,
  keywords: string | undefined,
  { limit, offset }: { readonly limit: number; readonly offset: number },
) =>
  db
    .select(columns)
    .from(holidays)
    .where(named(keywords))
    .orderBy(desc(holidays.firstDay), desc(holidays.id))
    .limit(limit)
    .offset(offset);

/** A holiday with its version; undefined when it does not exist. */
export const findHoliday = async (db: Db, id: number) => {
  const [row] = await db
    .select({ ...columns, version: versionOf(holidays.updatedAt) })
    .from(holidays)
    .where(eq(holidays.id, id));
  return row;
};

/** Holidays with their versions, row-locked until the transaction ends. */
export const lockHolidays = (tx: Db, ids: readonly number[]) =>
  tx
    .select({ ...columns, version: versionOf(holidays.updatedAt) })
    .from(holidays)
    .where(inArray(holidays.id, [...ids]))
    .orderBy(asc(holidays.id))
    .for('update');

export const insertHoliday = (tx: Db, holiday: HolidayColumns): Promise<number> =>
  insertInto(tx, holidays, holiday);

export const updateHoliday = (tx: Db, id: number, holiday: HolidayColumns): Promise<void> =>
  updateById(tx, holidays, id, holiday);

export const deleteHolidays = (tx: Db, ids: readonly number[]): Promise<void> =>
  deleteByIds(tx, holidays, ids);
