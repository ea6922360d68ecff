import type { ProductKind, Text } from '@portal/shared/contract';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, products, translatedNames } from '#src/platform/database/index.ts';
import { listFirst } from '../found-repository.ts';
import { entitled, isLive, withIds } from '../product-filter.ts';
import { productOrders } from '../product-order.ts';
import { inName, inTitle } from './title-match.ts';

interface Suggested {
  readonly kind: ProductKind;
  readonly id: number;
  readonly text: Text;
}

/** Recommended products scanned first: words common in titles are found among them. */
const mostLookedAt = 300;
const recommended = sql`select id, kind, title, on_sale, sold_count from ${products} where ${isLive}
  order by ${productOrders.recommended} limit ${mostLookedAt}`;

const titlesAmong = async (db: Db, some: SQL, keywords: string, most: number): Promise<Suggested[]> => {
  const { rows } = await db.execute(sql`
    select kind, id, title as text from (${some}) as products
    where ${inTitle(keywords)} order by ${productOrders.recommended} limit ${most}`);
  return rows as unknown as Suggested[];
};

/** Live products whose title contains the words, recommended first; rare words use the index. */
export const listTitles = async (db: Db, keywords: string, most: number): Promise<Suggested[]> => {
  const common = await titlesAmong(db, recommended, keywords, most);
  if (common.length === most) return common;
  const ids = await listFirst(db, entitled(keywords), 2 * most);
  return titlesAmong(db, sql`select * from ${products} where ${withIds(ids)}`, keywords, most);
};

/** Destinations whose name contains the words, with each kind of product there; short names first. */
export const listDestinations = async (db: Db, keywords: string, most: number) => {
  const { rows } = await db.execute(sql`
    select kind, null as id, jsonb_build_object('zh', name.zh, 'en', name.en) as text
    from (select zh, en from ${translatedNames} where ${inName(keywords)} order by length(zh), zh limit 20) as name,
      unnest(array['tour', 'hotel', 'ticket', 'goods', 'visa']) with ordinality as every (kind, place),
      lateral (
        select 1 from ${products}
        where ${products.status} = 'live' and ${products.destination} = name.zh and ${products.kind} = every.kind
        limit 1) as one
    order by length(name.zh), name.zh, place limit ${most}`);
  return rows as { kind: ProductKind; id: null; text: Text }[];
};
