import { type Static, Type } from 'typebox';
import { entry } from '../base/entry.ts';
import { Fen, Id, Instant, nullable, oneOf, pageOf, pageQuery } from '../base/fields.ts';
import { ProductCard, ProductKind } from './product.ts';

/**
 * A favourite with current data: `price` in fen is the lowest bookable price, `collectedPrice` the price when
 * it was added. `state`: on sale, sold out on all days, or not sold any more.
 */
export const Collected = Type.Object({
  product: ProductCard,
  collectedAt: Instant,
  collectedPrice: nullable(Fen),
  price: nullable(Fen),
  state: oneOf('open', 'soldOut', 'down'),
});
export type Collected = Static<typeof Collected>;

const ProductParams = Type.Object({ productId: Id });

export const favouriteContract = {
  'GET /api/v1/collections': entry({
    summary: "The member's favourites, also those sold out or off sale, the latest first; counted by kind",
    query: Type.Object({ kind: Type.Optional(ProductKind), ...pageQuery }),
    data: Type.Object({
      ...pageOf(Collected).properties,
      kinds: Type.Array(Type.Object({ kind: ProductKind, count: Type.Integer() })),
    }),
  }),
  'GET /api/v1/collections/:productId': entry({
    summary: "Whether a product is one of the member's favourites",
    params: ProductParams,
    data: Type.Object({ collected: Type.Boolean() }),
  }),
  'PUT /api/v1/collections/:productId': entry({
    summary:
      "Adds a live product to the member's favourites; at most 500. One removed within the last hour is restored, live or not",
    params: ProductParams,
  }),
  'DELETE /api/v1/collections/:productId': entry({
    summary: "Removes a product from the member's favourites; it can be restored for an hour",
    params: ProductParams,
  }),
  'DELETE /api/v1/collections': entry({
    summary: "Removes up to 100 products from the member's favourites",
    query: Type.Object({ ids: Type.String({ pattern: '^\\d{1,15}(,\\d{1,15}){0,99}$' }) }),
  }),
} as const;
