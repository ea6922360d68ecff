import { type Static, Type } from 'typebox';
import { entry } from './entry.ts';
import { Day, Fen, Id, IdParams, Instant, nullable, pageOf, pageQuery, Text } from './fields.ts';
import { OrderParams } from './order-fields.ts';
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

/** What a buyer says of an order: 10 to 1,000 signs and at most 9 pictures, by their tokens. */
export const ReviewForm = Type.Object({
  rating: Type.Integer({ minimum: 1, maximum: 5 }),
  text: Type.String({ minLength: 10, maxLength: 1000 }),
  pictures: Type.Array(Type.String({ pattern: '^[\\w-]{22}$' }), { maxItems: 9 }),
});
export type ReviewForm = Static<typeof ReviewForm>;

/**
 * A product put aside, as it stands now: `price` in fen is its lowest bookable price, `collectedPrice` what it was when
 * it was put aside. `state`: on sale, sold out on all days, or not sold any more.
 */
export const Collected = Type.Object({
  product: ProductCard,
  collectedAt: Instant,
  collectedPrice: nullable(Fen),
  price: nullable(Fen),
  state: Type.Union([Type.Literal('open'), Type.Literal('soldOut'), Type.Literal('down')]),
});
export type Collected = Static<typeof Collected>;

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
    summary:
      "The products in the member's collection, also what is sold out or not sold any more, the latest first; counted by kind",
    query: Type.Object({ kind: Type.Optional(ProductKind), ...pageQuery }),
    data: Type.Object({
      ...pageOf(Collected).properties,
      kinds: Type.Array(Type.Object({ kind: ProductKind, count: Type.Integer() })),
    }),
  }),
  'GET /api/v1/orders/:orderNo/review': entry({
    summary: 'What the member said of one of their own orders, null when nothing yet',
    params: OrderParams,
    data: nullable(Review),
  }),
  'POST /api/v1/orders/:orderNo/review': entry({
    summary:
      'Reviews an own order that is completed, once and within 180 days (A0513 otherwise); the pictures are own unused ones',
    params: OrderParams,
    body: ReviewForm,
    data: Review,
  }),
  'GET /api/v1/collections/:productId': entry({
    summary: "Whether a product is in the member's collection",
    params: ProductParams,
    data: Type.Object({ collected: Type.Boolean() }),
  }),
  'PUT /api/v1/collections/:productId': entry({
    summary:
      "Puts a live product into the member's collection, once; at most 500. One taken out within the hour comes back as it was, live or not",
    params: ProductParams,
  }),
  'DELETE /api/v1/collections/:productId': entry({
    summary: "Takes a product out of the member's collection; it can be put back as it was for an hour",
    params: ProductParams,
  }),
  'DELETE /api/v1/collections': entry({
    summary: "Takes up to 100 products out of the member's collection at once",
    query: Type.Object({ ids: Type.String({ pattern: '^\\d{1,15}(,\\d{1,15}){0,99}$' }) }),
  }),
} as const;
