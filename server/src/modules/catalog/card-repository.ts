import type { ProductCard } from '@portal/shared/contract';
import { and, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { products } from '../../db/schema/index.ts';
import { cardColumns, cardOf } from './product-card.ts';
import { isLive } from './product-filter.ts';

const prepare = (db: Db) =>
  db
    .select(cardColumns)
    .from(products)
    .where(and(isLive, sql`${products.id} = any(${sql.placeholder('ids')}::bigint[])`))
    .prepare('cards');

/** Every list asks this one question: it is put together and planned once a connection, not once a page. */
const prepared = new WeakMap<Db, ReturnType<typeof prepare>>();

const preparedFor = (db: Db): ReturnType<typeof prepare> => {
  const query = prepared.get(db) ?? prepare(db);
  prepared.set(db, query);
  return query;
};

/** The cards of live products in the order of their ids, each once; what is gone is left out. */
export const listCardsById = async (db: Db, ids: readonly number[]): Promise<ProductCard[]> => {
  if (ids.length === 0) return [];
  const rows = await preparedFor(db).execute({ ids: [...ids] });
  const cards = new Map(rows.map((row) => [row.id, cardOf(row)]));
  return [...new Set(ids)].flatMap((id) => cards.get(id) ?? []);
};
