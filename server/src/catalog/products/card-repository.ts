import type { OpeningHours, ProductCard } from '@portal/shared/contract';
import { and, sql } from 'drizzle-orm';
import { type Db, prepared, products } from '#src/platform/database/index.ts';
import { cardColumns, cardOf } from './product-card.ts';
import { isLive } from './product-filter.ts';

/** Only for sights: the content column of other kinds is not even read. */
const openingHours = sql<
  OpeningHours[] | null
>`case when ${products.kind} = 'ticket' then ${products.content} -> 'openingHours' end`;

const findCards = prepared((db) =>
  db
    .select({ ...cardColumns, openingHours })
    .from(products)
    .where(and(isLive, sql`${products.id} = any(${sql.placeholder('ids')}::bigint[])`)),
);

type Row = Awaited<ReturnType<typeof findCards>>[number];

const listedCard = ({ openingHours: hours, ...row }: Row): ProductCard => ({
  ...cardOf(row),
  ...(hours && { openingHours: hours }),
});

/** Cards of live products in the order of their ids, without duplicates and products not on sale. */
export const listCardsById = async (db: Db, ids: readonly number[]): Promise<ProductCard[]> => {
  if (ids.length === 0) return [];
  const rows = await findCards(db, { ids: [...ids] });
  const cards = new Map(rows.map((row) => [row.id, listedCard(row)]));
  return [...new Set(ids)].flatMap((id) => cards.get(id) ?? []);
};
