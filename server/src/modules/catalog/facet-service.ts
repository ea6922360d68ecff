import type { ProductFacets, ProductKind } from '@portal/shared/contract';
import type { Db } from '../../db/connect.ts';
import { countFacets, findCounted, keepCounted, listEnglish, takeTurn } from './facet-repository.ts';
import { facetsOf, namesOf } from './facets.ts';
import { type FacetQuery, liveOf } from './product-filter.ts';
import type { CatalogDeps } from './product-service.ts';

/** Words and regions are counted over so many products, because anybody can ask for any of them. */
const mostCounted = 1000;
/** How long the counts of a kind or category stand: as long as lists may be kept. */
const standsMs = 60_000;

const count = async (db: Db, kind: ProductKind, query: FacetQuery, first?: number) => {
  const counts = await countFacets(db, liveOf(kind, query), first);
  return facetsOf(kind, counts, await listEnglish(db, namesOf(counts)));
};

const countAll = async (db: Db, kind: ProductKind, category: string, countedAt: Date) => {
  const facets = await count(db, kind, { category });
  // Categories that nothing is in are not kept, so that guessing at names fills no table.
  if (category === '' || facets.category.length > 0)
    await keepCounted(db, { kind, category, facets, countedAt });
  return facets;
};

/**
 * What the products of a kind can be narrowed by, with counts: of all or of a category as counted within the last
 * minute, of words or a region over the first 1,000 by recommendation. Prices in fen.
 */
export const getFacets = async (
  { database: { db }, now }: CatalogDeps,
  kind: ProductKind,
  query: FacetQuery,
): Promise<ProductFacets> => {
  const { category = '', region = '', keywords = '' } = query;
  if (region !== '' || keywords.trim() !== '') return count(db, kind, query, mostCounted);
  const at = now();
  const counted = await findCounted(db, kind, category);
  if (!counted) return countAll(db, kind, category, at);
  const before = new Date(at.getTime() - standsMs);
  if (counted.countedAt >= before) return counted.facets;
  const isOurTurn = await takeTurn(db, { kind, category, now: at, before });
  return isOurTurn ? countAll(db, kind, category, at) : counted.facets;
};
