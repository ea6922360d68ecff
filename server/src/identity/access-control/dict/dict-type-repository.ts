import type { DictTypeRow } from '@portal/shared/contract';
import { asc, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import { versionOf } from '#src/platform/audit/index.ts';
import {
  containing,
  type Db,
  deleteByIds,
  dictTypes,
  insertInto,
  updateById,
} from '#src/platform/database/index.ts';

/** A dictionary's columns that a form sets. */
export interface DictTypeColumns {
  readonly name: string;
  readonly nameEn: string | null;
  readonly code: string;
  readonly status: 0 | 1;
  readonly remark: string | null;
}

/** A dictionary as the edit form and the audit log show it. */
export interface DictType extends DictTypeColumns {
  readonly id: number;
  readonly itemCount: number;
  readonly version: string;
}

const columns = {
  id: dictTypes.id,
  name: dictTypes.name,
  nameEn: dictTypes.nameEn,
  code: dictTypes.code,
  status: sql<0 | 1>`${dictTypes.status}`,
  remark: dictTypes.remark,
  // Drizzle omits the table name in a select from one table, so `dict_types.code` is spelled out.
  itemCount: sql<number>`(select count(*)::int from dict_items i where i.type_code = dict_types.code)`,
  version: versionOf(dictTypes.updatedAt),
};

const matching = (keywords = ''): SQL | undefined => {
  const words = containing(keywords.trim());
  return or(ilike(dictTypes.name, words), ilike(dictTypes.nameEn, words), ilike(dictTypes.code, words));
};

export const countTypes = (db: Db, keywords?: string): Promise<number> =>
  db.$count(dictTypes, matching(keywords));

/** The matching dictionaries, by code. */
export const listTypes = async (
  db: Db,
  keywords: string | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<DictTypeRow[]> => {
  const found = await db
    .select(columns)
    .from(dictTypes)
    .where(matching(keywords))
    .orderBy(asc(dictTypes.code))
    .limit(limit)
    .offset(offset);
  return found.map(({ version: _version, ...row }) => row);
};

/** The dictionaries with these ids, row-locked until the transaction ends. */
export const lockTypes = (tx: Db, ids: readonly number[]): Promise<DictType[]> =>
  tx
    .select(columns)
    .from(dictTypes)
    .where(inArray(dictTypes.id, [...ids]))
    .orderBy(asc(dictTypes.id))
    .for('update', { of: dictTypes });

/** The status of a dictionary by its code; undefined when it does not exist. */
export const findTypeStatus = async (db: Db, code: string): Promise<number | undefined> => {
  const [found] = await db
    .select({ status: dictTypes.status })
    .from(dictTypes)
    .where(eq(dictTypes.code, code));
  return found?.status;
};

export const insertType = (tx: Db, type: DictTypeColumns): Promise<number> => insertInto(tx, dictTypes, type);

/** The foreign key cascades a new code to the items. */
export const updateType = (tx: Db, id: number, type: DictTypeColumns): Promise<void> =>
  updateById(tx, dictTypes, id, type);

/** The foreign key cascades the deletion to the items. */
export const deleteTypes = (tx: Db, ids: readonly number[]): Promise<void> => deleteByIds(tx, dictTypes, ids);
