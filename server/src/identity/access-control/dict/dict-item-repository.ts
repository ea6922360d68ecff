import type { DictItemRow } from '@portal/shared/contract';
import { and, asc, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import { versionOf } from '#src/platform/audit/index.ts';
import {
  containing,
  type Db,
  deleteByIds,
  dictItems,
  dictTypes,
  insertInto,
  pickColumns,
  updateById,
} from '#src/platform/database/index.ts';

/** An item's columns that a form sets. */
export interface DictItemColumns {
  readonly typeCode: string;
  readonly name: string;
  readonly nameEn: string | null;
  readonly value: string;
  readonly sort: number;
  readonly status: 0 | 1;
  readonly remark: string | null;
}

/** An item as the edit form and the audit log show it. */
export interface DictItem extends DictItemColumns {
  readonly id: number;
  readonly version: string;
}

const columns = {
  ...pickColumns(dictItems, ['id', 'typeCode', 'name', 'nameEn', 'value', 'sort']),
  status: sql<0 | 1>`${dictItems.status}`,
  remark: dictItems.remark,
  version: versionOf(dictItems.updatedAt),
};

/** Filters of an item list. */
export interface ItemFilters {
  readonly typeCode: string;
  readonly keywords?: string;
}

const matching = ({ typeCode, keywords = '' }: ItemFilters): SQL | undefined => {
  const words = containing(keywords.trim());
  return and(
    eq(dictItems.typeCode, typeCode),
    or(ilike(dictItems.name, words), ilike(dictItems.nameEn, words), ilike(dictItems.value, words)),
  );
};

export const countItems = (db: Db, filters: ItemFilters): Promise<number> =>
  db.$count(dictItems, matching(filters));

/** The matching items in sort order. */
export const listItems = async (
  db: Db,
  filters: ItemFilters,
  { limit, offset }: { limit: number; offset: number },
): Promise<DictItemRow[]> => {
  const found = await db
    .select(columns)
    .from(dictItems)
    .where(matching(filters))
    .orderBy(asc(dictItems.sort), asc(dictItems.id))
    .limit(limit)
    .offset(offset);
  return found.map(({ version: _version, ...row }) => row);
};

/** The enabled items of a dictionary in sort order; empty while it is disabled. */
export const listChoices = (db: Db, typeCode: string) =>
  db
    .select({ value: dictItems.value, name: dictItems.name, nameEn: dictItems.nameEn })
    .from(dictItems)
    .innerJoin(dictTypes, and(eq(dictTypes.code, dictItems.typeCode), eq(dictTypes.status, 1)))
    .where(and(eq(dictItems.typeCode, typeCode), eq(dictItems.status, 1)))
    .orderBy(asc(dictItems.sort), asc(dictItems.id))
    .limit(1000);

/** The items with these ids, row-locked until the transaction ends. */
export const lockItems = (tx: Db, ids: readonly number[]): Promise<DictItem[]> =>
  tx
    .select(columns)
    .from(dictItems)
    .where(inArray(dictItems.id, [...ids]))
    .orderBy(asc(dictItems.id))
    .for('update', { of: dictItems });

export const insertItem = (tx: Db, item: DictItemColumns): Promise<number> => insertInto(tx, dictItems, item);

export const updateItem = (tx: Db, id: number, item: DictItemColumns): Promise<void> =>
  updateById(tx, dictItems, id, item);

export const deleteItems = (tx: Db, ids: readonly number[]): Promise<void> => deleteByIds(tx, dictItems, ids);
