import type { ProductFacets, ProductKind } from '@portal/shared/contract';

/** What the process that makes the scale set says it made. */
export interface Sample {
  readonly products: number;
  readonly skus: number;
  readonly inventory: number;
  readonly ids: Readonly<Record<ProductKind, readonly number[]>>;
  readonly goodsSkus: readonly number[];
}

/** What can be asked of the portal: ids, and the names that lists are narrowed by. */
export interface Catalogue {
  readonly sample: Sample;
  readonly facets: Readonly<Record<ProductKind, ProductFacets>>;
}

/** The calls of a kind stand below this segment. */
export const segments: Readonly<Record<ProductKind, string>> = {
  tour: 'tours',
  hotel: 'hotels',
  ticket: 'tickets',
  goods: 'goods',
  visa: 'visas',
};

export const kinds = Object.keys(segments) as ProductKind[];

const readFacets = async (origin: string, kind: ProductKind): Promise<ProductFacets> => {
  const answer = await fetch(`${origin}/api/v1/${segments[kind]}/facets`);
  if (!answer.ok) throw new Error(`The facets of ${segments[kind]} answered ${answer.status}.`);
  return ((await answer.json()) as { data: ProductFacets }).data;
};

/** Reads what lists can be narrowed by, as a visitor's browser would. */
export const readCatalogue = async (origin: string, sample: Sample): Promise<Catalogue> => {
  const found = await Promise.all(kinds.map(async (kind) => [kind, await readFacets(origin, kind)] as const));
  return { sample, facets: Object.fromEntries(found) as unknown as Catalogue['facets'] };
};
