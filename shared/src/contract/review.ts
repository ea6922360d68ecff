import { type Static, Type } from 'typebox';
import { entry } from './entry.ts';
import { Day, Id, IdParams, nullable, pageOf, pageQuery, Text } from './fields.ts';
import { ProductCard, ProductKind } from './product.ts';

/** A review; `rating` from 1 to 5, `author` masked by the server, `reply` the agency's. */
export const Review = Type.Object({
  id: Id,
  author: Type.String(),
  rating: Type.Integer({ minimum: 1, maximum: 5 }),
  text: Text,
  pictures: Type.Array(Type.String()),
  day: Day,
  reply: nullable(Text),
});
export type Review = Static<typeof Review>;

const ProductParams = Type.Object({ productId: Id });

/** Reviews are kept and shown whole, bad ones too (在线旅游经营服务管理暂行规定 §13). */
export const reviewContract = {
  'GET /api/v1/products/:id/reviews': entry({
    summary:
      'The reviews of a product, the latest first, and how many gave how many stars (from 5 down to 1)',
    access: 'public',
    params: IdParams,
    query: Type.Object({
      rating: Type.Optional(Type.Integer({ minimum: 1, maximum: 5 })),
      ...pageQuery,
    }),
    data: Type.Object({
      ...pageOf(Review).properties,
      stars: Type.Array(Type.Integer(), { minItems: 5, maxItems: 5 }),
    }),
  }),
  'GET /api/v1/collections': entry({
    summary: "The live products in the member's collection, the latest first",
    query: Type.Object({ kind: Type.Optional(ProductKind), ...pageQuery }),
    data: pageOf(ProductCard),
  }),
  'GET /api/v1/collections/:productId': entry({
    summary: "Whether a product is in the member's collection",
    params: ProductParams,
    data: Type.Object({ collected: Type.Boolean() }),
  }),
  'PUT /api/v1/collections/:productId': entry({
    summary: "Puts a live product into the member's collection, once; at most 500",
    params: ProductParams,
  }),
  'DELETE /api/v1/collections/:productId': entry({
    summary: "Takes a product out of the member's collection",
    params: ProductParams,
  }),
} as const;
