import type { OpeningHours, ProductCard } from '@portal/shared/contract';
import { and, sql } from 'drizzle-orm';
import { type Db, products } from '#src/platform/database/index.ts';
import { cardColumns, cardOf } from './product-card.ts';
import { isLive } from './product-filter.ts';

/** Only for sights: the content column of other kinds is not even read. */
const openingHours = sql<
  OpeningHours[] | null
>`case when ${products.kind} = 'ticket' then ${products.content} -> 'openingHours' end`;

const prepare = (db: Db) =>
  db
    .select({ ...cardColumns, openingHours })
    .from(products)
    .where(and(isLive, sql`${products.id} = any(${sql.placeholder('ids')}::bigint[])`))
    .prepare('cards');

/** Named statement: built and planned once per connection instead of once per page. */
const prepared = new WeakMap<Db, ReturnType<typeof prepare>>();

const preparedFor = (db: Db): ReturnType<typeof prepare> => {
  const query = prepared.get(db) ?? prepare(db);
  prepared.set(db, query);
  return query;
};

type Row = Awaited<ReturnType<ReturnType<typeof prepare>['execute']>>[number];

const listedCard = ({ openingHours: hours, ...row }: Row): ProductCard => ({
  ...cardOf(row),
  ...(hours && { openingHours: hours }),
});

/** Cards of live products in the order of their ids, without duplicates and products not on sale. */
export const listCardsById = async (db: Db, ids: readonly number[]): Promise<ProductCard[]> => {
  if (ids.length === 0) return [];
  const rows = await preparedFor(db).execute({ ids: [...ids] });
  const cards = new Map(rows.map((row) => [row.id, listedCard(row)]));
  return [...new Set(ids)].flatMap((id) => cards.get(id) ?? []);
};
