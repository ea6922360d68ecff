import { type TSchema, Type } from 'typebox';
import { entry } from '../base/entry.ts';
import { Day, IdParams, pageOf } from '../base/fields.ts';
import { FacetQuery, ListQuery, ProductCard, ProductFacets, Stock } from './product.ts';

/** The four calls of a kind of product, as {@link productCalls} declares them. */
type ProductCalls<S extends string, D extends TSchema> = {
  readonly [K in `GET /api/v1/${S}`]: {
    readonly summary: string;
    readonly access: 'public';
    readonly query: typeof ListQuery;
    readonly data: ReturnType<typeof pageOf<typeof ProductCard>>;
  };
} & {
  readonly [K in `GET /api/v1/${S}/facets`]: {
    readonly summary: string;
    readonly access: 'public';
    readonly query: typeof FacetQuery;
    readonly data: typeof ProductFacets;
  };
} & {
  readonly [K in `GET /api/v1/${S}/:id`]: {
    readonly summary: string;
    readonly access: 'public';
    readonly params: typeof IdParams;
    readonly data: D;
  };
} & {
  readonly [K in `GET /api/v1/${S}/:id/stock`]: {
    readonly summary: string;
    readonly access: 'public';
    readonly params: typeof IdParams;
    readonly query: typeof StockQuery;
    readonly data: ReturnType<typeof Type.Array<typeof Stock>>;
  };
};

const StockQuery = Type.Object({ from: Type.Optional(Day), to: Type.Optional(Day) });

/** Declares the calls of a kind of product: list, facets, detail, and price and stock. */
export const productCalls = <const S extends string, D extends TSchema>(
  segment: S,
  words: string,
  detail: D,
) =>
  ({
    [`GET /api/v1/${segment}`]: entry({
      summary: `Live ${words} by filter, sorted and paged; counted up to 1,000`,
      access: 'public',
      query: ListQuery,
      data: pageOf(ProductCard),
    }),
    [`GET /api/v1/${segment}/facets`]: entry({
      summary: `The filters for ${words} of a category, region or search, with counts at most a minute old; of a search over its first 1,000`,
      access: 'public',
      query: FacetQuery,
      data: ProductFacets,
    }),
    [`GET /api/v1/${segment}/:id`]: entry({
      summary: `One of the live ${words} with all details`,
      access: 'public',
      params: IdParams,
      data: detail,
    }),
    [`GET /api/v1/${segment}/:id/stock`]: entry({
      summary: `Prices and stock of one of the ${words}, from \`from\` (default: today) for at most 180 days`,
      access: 'public',
      params: IdParams,
      query: StockQuery,
      data: Type.Array(Stock),
    }),
  }) as unknown as ProductCalls<S, D>;
