import type { ProductFacets, ProductKind } from '@portal/shared/contract';
import type { SQL } from 'drizzle-orm';
import type { Db } from '#src/platform/database/index.ts';
import {
  type Counted,
  countFacets,
  findCounted,
  keepCounted,
  listEnglish,
  takeTurn,
} from './facet-repository.ts';
import { facetsOf, namesOf } from './facets.ts';
import { listFirst } from './found-repository.ts';
import { type FacetQuery, foundOf, liveOf, withIds } from './product-filter.ts';
import type { SharedDeps } from './product-service.ts';

/** Words are counted over so many products, because anybody can ask for any. */
const mostCounted = 1000;
/** How long counts stand: as long as lists may be kept. */
const standsMs = 60_000;

const count = async (db: Db, kind: ProductKind, where: SQL | undefined) => {
  const counts = await countFacets(db, where);
  return facetsOf(kind, counts, await listEnglish(db, namesOf(counts)));
};

const countSaid = async (db: Db, kind: ProductKind, query: FacetQuery) =>
  count(db, kind, withIds(await listFirst(db, foundOf(kind, query), mostCounted)));

const countAll = async (db: Db, counted: Counted, countedAt: Date): Promise<ProductFacets> => {
  const { kind, category, region } = counted;
  const facets = await count(db, kind, liveOf(kind, { category, region }));
  // What nothing is in is not kept, so that guessing at names fills no table.
  if (facets.category.length > 0) await keepCounted(db, { ...counted, facets, countedAt });
  return facets;
};

/**
 * What the products of a kind can be narrowed by, with counts: of all, of a category or region as counted within the
 * last minute, of words over the first 1,000 by recommendation. Prices in fen.
 */
export const getFacets = async (
  { database: { db }, now, memoize }: SharedDeps,
  kind: ProductKind,
  query: FacetQuery,
): Promise<ProductFacets> => {
  const { category = '', region = '', keywords = '' } = query;
  if (keywords.trim() !== '')
    return memoize(`facets ${kind} ${JSON.stringify(query)}`, () => countSaid(db, kind, query));
  const asked = { kind, category, region };
  const at = now();
  const counted = await findCounted(db, asked);
  if (!counted) return countAll(db, asked, at);
  const before = new Date(at.getTime() - standsMs);
  const isOurTurn = counted.countedAt < before && (await takeTurn(db, asked, { now: at, before }));
  return isOurTurn ? countAll(db, asked, at) : counted.facets;
};
