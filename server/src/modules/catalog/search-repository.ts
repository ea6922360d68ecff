import type { ProductKind } from '@portal/shared/contract';
import { and, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { products } from '../../db/schema/index.ts';
import { byIndex } from './by-index.ts';
import { listCardsById } from './card-repository.ts';
import { inSteps, listFirst } from './found-repository.ts';
import { saying, withIds } from './product-filter.ts';
import { productOrders } from './product-order.ts';
import { listCards, mostListed, type Paging, pageOf } from './product-repository.ts';
import { inTitle } from './title-match.ts';

const kinds = ['tour', 'hotel', 'ticket', 'goods', 'visa'] as const satisfies ProductKind[];

interface KindCount {
  readonly kind: ProductKind;
  readonly count: number;
}

/** Words that as many were found with so far are common: from then on only so many as are missing are counted. */
const common = 100;

interface Counting {
  readonly counted: ReadonlyMap<ProductKind, number>;
  readonly missing: readonly ProductKind[];
}

const countTogether = (keywords: string, step: SQL): SQL =>
  sql`select kind, count(*) from ${products} where ${and(saying(keywords), step)} group by kind`;

const countMissing = (keywords: string, step: SQL, { counted, missing }: Counting): SQL =>
  sql.join(
    missing.map((kind) => {
      const most = mostListed - (counted.get(kind) ?? 0);
      const first = sql`select 1 from ${products} where ${and(saying(keywords, kind), step)} limit ${most}`;
      return sql`select ${kind}::text as kind, count(*) from (${first}) as first`;
    }),
    sql` union all `,
  );

/** How many live products of each kind the words are said of, up to 1,000 each; kinds without any are left out. */
export const countByKind = (db: Db, keywords: string): Promise<KindCount[]> =>
  byIndex(db, async (tx) => {
    const counted = new Map<ProductKind, number>();
    let all = 0;
    for (const step of inSteps) {
      const missing = kinds.filter((kind) => (counted.get(kind) ?? 0) < mostListed);
      if (missing.length === 0) break;
      const { rows } = await tx.execute(
        all < common ? countTogether(keywords, step) : countMissing(keywords, step, { counted, missing }),
      );
      for (const { kind, count } of rows as unknown as KindCount[]) {
        counted.set(kind, Math.min((counted.get(kind) ?? 0) + count, mostListed));
        all += count;
      }
    }
    return kinds.map((kind) => ({ kind, count: counted.get(kind) ?? 0 })).filter(({ count }) => count > 0);
  });

/** So many by recommendation, in whole pages, are looked at for those that have the words in their title. */
const lookedAt = (pageSize: number): number => pageSize * Math.floor(100 / pageSize);

interface Asked extends Paging {
  readonly keywords: string;
  readonly kind?: ProductKind;
  /** How many there are, up to 1,000. */
  readonly total: number;
}

/**
 * A page of the live products, of a kind or of all, that the words are said of: by recommendation, on the first pages
 * those first that have the words in their title. Nothing beyond the first 1,000.
 */
export const listFound = async (db: Db, { keywords, kind, total, pageNum = 1, pageSize = 10 }: Asked) => {
  const paging = { pageNum, pageSize };
  if ((pageNum - 1) * pageSize >= total) return [];
  const first = lookedAt(pageSize);
  const most = Math.min(Math.max(first, pageNum * pageSize), mostListed);
  const ids = await listFirst(db, saying(keywords, kind), most);
  if (pageNum * pageSize > first) return listCardsById(db, pageOf(ids, paging));
  const order = sql`${inTitle(keywords)} desc, ${productOrders.recommended}`;
  return listCards(db, withIds(ids.slice(0, first)), order, paging);
};
