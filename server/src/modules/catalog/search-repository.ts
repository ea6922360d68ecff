import type { ProductKind } from '@portal/shared/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { products } from '../../db/schema/index.ts';
import { saying } from './product-filter.ts';
import { productOrders } from './product-order.ts';
import { listCards, mostListed, type Paging } from './product-repository.ts';
import { inTitle } from './title-match.ts';

const kinds = ['tour', 'hotel', 'ticket', 'goods', 'visa'] as const satisfies ProductKind[];

interface KindCount {
  readonly kind: ProductKind;
  readonly count: number;
}

/** Fewer are counted in one go, more kind by kind. */
const few = 1000;

const countFew = async (db: Db, keywords: string): Promise<KindCount[]> => {
  const { rows } = await db.execute(sql`
    select kind, count(*) from (select kind from ${products} where ${saying(keywords)} limit ${few}) as first
    group by kind order by array_position(${sql.param(kinds)}::text[], kind)`);
  return rows as unknown as KindCount[];
};

const countEach = async (db: Db, keywords: string): Promise<KindCount[]> => {
  const counts = kinds.map(
    (kind) => sql`select ${kind}::text as kind, count(*) from (
      select 1 from ${products} where ${saying(keywords, kind)} limit ${mostListed}) as first`,
  );
  const { rows } = await db.execute(sql.join(counts, sql` union all `));
  return (rows as unknown as KindCount[]).filter(({ count }) => count > 0);
};

/** How many live products of each kind the words are said of, up to 1,000 each; kinds without any are left out. */
export const countByKind = async (db: Db, keywords: string): Promise<KindCount[]> => {
  const first = await countFew(db, keywords);
  const all = first.reduce((sum, { count }) => sum + count, 0);
  return all < few ? first : countEach(db, keywords);
};

/** So many by recommendation, in whole pages, are looked at for those that have the words in their title. */
const lookedAt = (pageSize: number): number => pageSize * Math.floor(100 / pageSize);

/**
 * A page of the live products, of a kind or of all, that the words are said of: by recommendation, on the first pages
 * those first that have the words in their title.
 */
export const listFound = (
  db: Db,
  { keywords, kind, pageNum = 1, pageSize = 10 }: Paging & { keywords: string; kind?: ProductKind },
) => {
  const where = saying(keywords, kind);
  const first = lookedAt(pageSize);
  const { recommended } = productOrders;
  if (pageNum * pageSize > first) return listCards(db, where, recommended, { pageNum, pageSize });
  const best = sql`${products.id} in (select id from ${products} where ${where} order by ${recommended} limit ${first})`;
  return listCards(db, best, sql`${inTitle(keywords)} desc, ${recommended}`, { pageNum, pageSize });
};
