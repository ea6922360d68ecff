import type { CalendarEdit, ProductCalendar } from '@portal/shared/contract';
import { productKinds } from '#src/catalog/products/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import { notFound } from '#src/platform/errors/index.ts';
import { findChoice, listSkus, readRows } from './calendar-repository.ts';
import { rowFinder, versionOfRows } from './calendar-row.ts';
import { keysOf, sourcesOf } from './edit-request.ts';
import { planEdit } from './plan-edit.ts';

/** A product with its SKUs. Throws 404. */
export const getProduct = async (
  db: Db,
  id: number,
): Promise<Omit<ProductCalendar, 'undoUntil' | 'proposal'>> => {
  const choice = await findChoice(db, id);
  if (!choice) throw notFound('产品不存在', 'There is no such product');
  const daily = productKinds[choice.kind].dated !== 'never';
  return { ...choice, daily, skus: await listSkus(db, id) };
};

/** Plans an edit on the rows that `read` returns, and computes their version. */
export const planOn = async (db: Db, edit: CalendarEdit, read: typeof readRows) => {
  const keys = keysOf(edit);
  const rows = await read(db, keys);
  const from = sourcesOf(keys, edit);
  const sources = from.length > 0 ? await readRows(db, from) : [];
  return {
    plan: planEdit(keys, edit, rowFinder([...sources, ...rows])),
    version: versionOfRows([...rows, ...sources]),
  };
};
