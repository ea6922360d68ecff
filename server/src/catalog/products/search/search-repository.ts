import type { ProductKind } from '@portal/shared/contract';
import { sql } from 'drizzle-orm';
import { type Db, products } from '#src/platform/database/index.ts';
import { byIndex } from '../by-index.ts';
import { listCardsById } from '../card-repository.ts';
import { listRecommended } from '../found-repository.ts';
import { saying, withIds } from '../product-filter.ts';
import { productOrders } from '../product-order.ts';
import { listCards, maxListed, type Paging, pageOf } from '../product-repository.ts';
import { tokenQuery } from './search-tokens.ts';
import { inTitle } from './title-match.ts';

const kinds = ['tour', 'hotel', 'ticket', 'goods', 'visa'] as const satisfies ProductKind[];

interface KindCount {
  readonly kind: ProductKind;
  readonly count: number;
}

/** The counting limit of one kind. */
const few = maxListed;

const countFew = async (tx: Db, keywords: string): Promise<KindCount[]> => {
  const { rows } = await tx.execute(sql`
    select kind, count(*) from (select kind from ${products} where ${saying(keywords)} limit ${few}) as first
    group by kind order by array_position(${sql.param(kinds)}::text[], kind)`);
  return rows as unknown as KindCount[];
};

const countEach = async (tx: Db, keywords: string): Promise<KindCount[]> => {
  const counts = kinds.map(
    (kind) => sql`select ${kind}::text as kind, count(*) from (
      select 1 from ${products} where ${saying(keywords, kind)} limit ${maxListed}) as first`,
  );
  const { rows } = await tx.execute(sql.join(counts, sql` union all `));
  return (rows as unknown as KindCount[]).filter(({ count }) => count > 0);
};

/** For an unfinished word the index collects all words with the prefix, again for each kind. */
const isUnfinished = (keywords: string): boolean => tokenQuery(keywords)?.endsWith(':*') === true;

/** Number of live products per kind that match the keywords, up to 1,000 each, without empty kinds. */
export const countByKind = (db: Db, keywords: string): Promise<KindCount[]> =>
  byIndex(db, async (tx) => {
    if (!isUnfinished(keywords)) return countEach(tx, keywords);
    const first = await countFew(tx, keywords);
    const all = first.reduce((sum, { count }) => sum + count, 0);
    return all < few ? first : countEach(tx, keywords);
  });

/** Number of recommended products (whole pages) that are reordered so that title matches come first. */
const lookedAt = (pageSize: number): number => pageSize * Math.floor(100 / pageSize);

interface Asked extends Paging {
  readonly keywords: string;
  readonly kind?: ProductKind;
  /** Number of matches, up to 1,000. */
  readonly total: number;
}

/**
 * A page of live products, of a kind or all, that match the keywords, by recommendation; on the first pages
 * title matches come first. Nothing beyond the first 1,000.
 */
export const listFound = async (db: Db, { keywords, kind, total, pageNum = 1, pageSize = 10 }: Asked) => {
  const paging = { pageNum, pageSize };
  if ((pageNum - 1) * pageSize >= total) return [];
  const first = lookedAt(pageSize);
  const most = Math.min(Math.max(first, pageNum * pageSize), maxListed);
  const ids = await listRecommended(db, saying(keywords, kind), { total, most });
  if (pageNum * pageSize > first) return listCardsById(db, pageOf(ids, paging));
  const order = sql`${inTitle(keywords)} desc, ${productOrders.recommended}`;
  return listCards(db, withIds(ids.slice(0, first)), order, paging);
};
