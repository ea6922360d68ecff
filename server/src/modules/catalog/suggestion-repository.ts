import type { ProductKind, Text } from '@portal/shared/contract';
import { and, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { products, terms } from '../../db/schema/index.ts';
import { saying } from './product-filter.ts';
import { productOrders } from './product-order.ts';
import { inName, inTitle } from './title-match.ts';

/** So many that say the words are looked at, by recommendation: whoever types waits for nothing. */
const mostLookedAt = 60;

/** Live products whose title holds what was typed, the recommended first. */
export const listTitles = async (db: Db, keywords: string, most: number) => {
  const said = sql`${products.id} in (
    select id from ${products} where ${saying(keywords)} order by ${productOrders.recommended} limit ${mostLookedAt})`;
  return db
    .select({ kind: products.kind, id: products.id, text: products.title })
    .from(products)
    .where(and(said, inTitle(keywords)))
    .orderBy(productOrders.recommended)
    .limit(most);
};

/** Destinations whose name holds what was typed, with each kind of product that goes there; short names first. */
export const listDestinations = async (db: Db, keywords: string, most: number) => {
  const { rows } = await db.execute(sql`
    select kind, null as id, jsonb_build_object('zh', name.zh, 'en', name.en) as text
    from (select zh, en from ${terms} where ${inName(keywords)} order by length(zh), zh limit 20) as name,
      unnest(array['tour', 'hotel', 'ticket', 'goods', 'visa']) with ordinality as every (kind, place)
    where exists (
      select 1 from ${products}
      where ${products.status} = 'live' and ${products.destination} = name.zh and ${products.kind} = every.kind)
    order by length(name.zh), name.zh, place limit ${most}`);
  return rows as { kind: ProductKind; id: null; text: Text }[];
};
