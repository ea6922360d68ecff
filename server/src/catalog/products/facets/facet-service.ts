import type { ProductFacets, ProductKind } from '@portal/shared/contract';
import type { SQL } from 'drizzle-orm';
import type { Db } from '#src/platform/database/index.ts';
import { listFirst } from '../found-repository.ts';
import { type FacetQuery, foundOf, liveOf, withIds } from '../product-filter.ts';
import type { SharedDeps } from '../product-service.ts';
import { readKeywords } from '../search/read-keywords.ts';
import type { SearchWords } from '../search/words/search-words.ts';
import {
  type Counted,
  claimRefresh,
  countFacets,
  findCounted,
  listEnglish,
  storeFacets,
} from './facet-repository.ts';
import { facetsOf, namesOf } from './facets.ts';

/** Limit for counts by keywords, which are not cached because anybody can ask for any words. */
const maxCounted = 1000;
/** Lifetime of cached counts in ms, equal to the Cache-Control of lists. */
const standsMs = 60_000;

const count = async (db: Db, kind: ProductKind, where: SQL | undefined) => {
  const counts = await countFacets(db, where);
  return facetsOf(kind, counts, await listEnglish(db, namesOf(counts)));
};

const countSaid = async (db: Db, kind: ProductKind, query: FacetQuery, words: SearchWords) =>
  count(db, kind, withIds(await listFirst(db, foundOf(kind, query, words), maxCounted)));

const countAll = async (db: Db, counted: Counted, countedAt: Date): Promise<ProductFacets> => {
  const { kind, category, region } = counted;
  const facets = await count(db, kind, liveOf(kind, { category, region }));
  // Empty results are not cached, so that guessed names cannot fill the table.
  if (facets.category.length > 0) await storeFacets(db, { ...counted, facets, countedAt });
  return facets;
};

/**
 * The filter choices of a kind with counts. Counts of all, a category or a region are cached for a minute;
 * with keywords the first 1,000 products by recommendation are counted. Prices in fen.
 */
export const getFacets = async (
  deps: SharedDeps,
  kind: ProductKind,
  query: FacetQuery,
): Promise<ProductFacets> => {
  const { db, now, memoize } = deps;
  const { category = '', region = '', keywords } = query;
  const words = await readKeywords(deps, keywords);
  if (words)
    return memoize(`facets ${kind} ${JSON.stringify(query)}`, () => countSaid(db, kind, query, words));
  const asked = { kind, category, region };
  const at = now();
  const counted = await findCounted(db, asked);
  if (!counted) return countAll(db, asked, at);
  const before = new Date(at.getTime() - standsMs);
  const isOurTurn = counted.countedAt < before && (await claimRefresh(db, asked, { now: at, before }));
  return isOurTurn ? countAll(db, asked, at) : counted.facets;
};
