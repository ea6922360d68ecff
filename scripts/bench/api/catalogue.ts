import type { ProductFacets, ProductKind } from '@portal/shared/contract';

/** Output of the process that generates the scale data. */
export interface Sample {
  readonly products: number;
  readonly skus: number;
  readonly inventory: number;
  readonly ids: Readonly<Record<ProductKind, readonly number[]>>;
  readonly goodsSkus: readonly number[];
}

/** Ids and filter names for requests. */
export interface Catalogue {
  readonly sample: Sample;
  readonly facets: Readonly<Record<ProductKind, ProductFacets>>;
}

/** Path segment of the calls of each kind. */
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

/** Reads the filters of the lists through the API. */
export const readCatalogue = async (origin: string, sample: Sample): Promise<Catalogue> => {
  const found = await Promise.all(kinds.map(async (kind) => [kind, await readFacets(origin, kind)] as const));
  return { sample, facets: Object.fromEntries(found) as unknown as Catalogue['facets'] };
};
