import type { ProductKind } from '@portal/shared/contract';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, products } from '#src/platform/database/index.ts';
import { byIndex } from '../by-index.ts';
import { listCardsById } from '../card-repository.ts';
import { listRecommended } from '../found-repository.ts';
import { saying, withIds } from '../product-filter.ts';
import { productOrders } from '../product-order.ts';
import { listCards, maxListed, type Paging, pageOf } from '../product-repository.ts';
import { inTitle } from './title-match.ts';
import type { SearchWords } from './words/search-words.ts';

const kinds = ['tour', 'hotel', 'ticket', 'goods', 'visa'] as const satisfies ProductKind[];

interface KindCount {
  readonly kind: ProductKind;
  readonly count: number;
}

/** The counting limit of one kind. */
const few = maxListed;

const countFew = async (tx: Db, words: SearchWords): Promise<KindCount[]> => {
  const { rows } = await tx.execute(sql`
    select kind, count(*) from (select kind from ${products} where ${saying(words)} limit ${few}) as first
    group by kind order by array_position(${sql.param(kinds)}::text[], kind)`);
  return rows as unknown as KindCount[];
};

const countEach = async (tx: Db, words: SearchWords): Promise<KindCount[]> => {
  const counts = kinds.map(
    (kind) => sql`select ${kind}::text as kind, count(*) from (
      select 1 from ${products} where ${saying(words, kind)} limit ${maxListed}) as first`,
  );
  const { rows } = await tx.execute(sql.join(counts, sql` union all `));
  return (rows as unknown as KindCount[]).filter(({ count }) => count > 0);
};

/** For an unfinished word the index collects all words with the prefix, again for each kind. */
const isUnfinished = ({ tokens = '' }: SearchWords): boolean => tokens.includes(':*');

/** Number of live products per kind that match the words, up to 1,000 each, without empty kinds. */
export const countByKind = (db: Db, words: SearchWords): Promise<KindCount[]> =>
  byIndex(db, async (tx) => {
    if (!isUnfinished(words)) return countEach(tx, words);
    const first = await countFew(tx, words);
    const all = first.reduce((sum, { count }) => sum + count, 0);
    return all < few ? first : countEach(tx, words);
  });

/** Whether the title says it, also in pinyin or by a synonym. */
const titled = ({ text, titleTokens }: SearchWords): SQL =>
  titleTokens?.includes('|') === true
    ? sql`(${inTitle(text)} or ${products.searchTokens} @@ ${titleTokens}::tsquery)`
    : inTitle(text);

/** Number of recommended products (whole pages) that are reordered so that title matches come first. */
const lookedAt = (pageSize: number): number => pageSize * Math.floor(100 / pageSize);

interface Asked extends Paging {
  readonly words: SearchWords;
  readonly kind?: ProductKind;
  /** Number of matches, up to 1,000. */
  readonly total: number;
}

/**
 * A page of live products, of a kind or all, that match the words, by recommendation; on the first pages
 * title matches come first. Nothing beyond the first 1,000.
 */
export const listFound = async (db: Db, { words, kind, total, pageNum = 1, pageSize = 10 }: Asked) => {
  const paging = { pageNum, pageSize };
  if ((pageNum - 1) * pageSize >= total) return [];
  const first = lookedAt(pageSize);
  const most = Math.min(Math.max(first, pageNum * pageSize), maxListed);
  const ids = await listRecommended(db, saying(words, kind), { total, most });
  if (pageNum * pageSize > first) return listCardsById(db, pageOf(ids, paging));
  const order = sql`${titled(words)} desc, ${productOrders.recommended}`;
  return listCards(db, withIds(ids.slice(0, first)), order, paging);
};
