import { type Static, Type } from 'typebox';
import { entry } from '../base/entry.ts';
import {
  Day,
  Fen,
  Id,
  IdParams,
  Instant,
  nullable,
  pageOf,
  pageQuery,
  Text,
  Version,
} from '../base/fields.ts';
import { ProductCard, ProductKind } from '../catalog/product.ts';
import { OrderNo, OrderParams } from './order-fields.ts';

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

/** Why and since when a review is hidden. */
const TakenDown = Type.Object({ reason: Type.String(), day: Day });

/** A member's own review; taken down it is still theirs to read, with the reason. */
export const OwnReview = Type.Object({ ...Review.properties, takenDown: nullable(TakenDown) });
export type OwnReview = Static<typeof OwnReview>;

/**
 * A review as staff see it. The pictures of a review that was taken down are not shown: `blocked` counts
 * them.
 */
export const StaffReview = Type.Object({
  ...OwnReview.properties,
  product: Type.Object({ id: Id, kind: ProductKind, title: Text }),
  orderNo: nullable(OrderNo),
  blocked: Type.Integer({ minimum: 0 }),
  version: Type.String(),
});
export type StaffReview = Static<typeof StaffReview>;

const YesNo = Type.Union([Type.Literal('yes'), Type.Literal('no')]);

/** The reply of the agency, at most 500 characters in each language. */
export const ReviewReply = Type.Object({
  zh: Type.String({ minLength: 1, maxLength: 500 }),
  en: Type.Optional(Type.String({ maxLength: 500 })),
  version: Version,
});
export type ReviewReply = Static<typeof ReviewReply>;

/** The review of an order: 10 to 1,000 characters and at most 9 pictures, by their tokens. */
export const ReviewForm = Type.Object({
  rating: Type.Integer({ minimum: 1, maximum: 5 }),
  text: Type.String({ minLength: 10, maxLength: 1000 }),
  pictures: Type.Array(Type.String({ pattern: '^[\\w-]{22}$' }), { maxItems: 9 }),
});
export type ReviewForm = Static<typeof ReviewForm>;

/**
 * A favourite with current data: `price` in fen is the lowest bookable price, `collectedPrice` the price when
 * it was added. `state`: on sale, sold out on all days, or not sold any more.
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

const reply = { anyOf: ['biz:review:reply'] } as const;
const hide = { anyOf: ['biz:review:hide'] } as const;

/**
 * Reviews are kept and shown whole, bad ones too (在线旅游经营服务管理暂行规定 §13). A member's text is never changed; an
 * unlawful review is taken down with a reason that its author reads.
 */
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
  'GET /api/v1/reviews/page': entry({
    summary:
      'All reviews, the latest first: by stars, kind, days, words of the review, its product or author, and whether it has a reply or pictures or is taken down',
    access: { anyOf: ['biz:review:query'] },
    query: Type.Object({
      keywords: Type.Optional(Type.String({ maxLength: 100 })),
      rating: Type.Optional(Type.Integer({ minimum: 1, maximum: 5 })),
      kind: Type.Optional(ProductKind),
      replied: Type.Optional(YesNo),
      pictures: Type.Optional(YesNo),
      takenDown: Type.Optional(YesNo),
      from: Type.Optional(Day),
      to: Type.Optional(Day),
      ...pageQuery,
    }),
    data: pageOf(StaffReview),
  }),
  'PUT /api/v1/reviews/:id/reply': entry({
    summary: 'Answers a review for everybody, or changes the answer; A0514 when the review changed meanwhile',
    access: reply,
    params: IdParams,
    body: ReviewReply,
  }),
  'DELETE /api/v1/reviews/:id/reply': entry({
    summary: 'Takes the answer to a review back',
    access: reply,
    params: IdParams,
  }),
  'POST /api/v1/reviews/:id/take-down': entry({
    summary:
      'Takes a review out of the product page and its rating, and its pictures off the net; its author reads why. Pictures are deleted after 30 days. A0513 when it is taken down already',
    access: hide,
    params: IdParams,
    body: Type.Object({ reason: Type.String({ minLength: 1, maxLength: 200 }) }),
  }),
  'POST /api/v1/reviews/:id/restore': entry({
    summary: 'Shows and counts a review again, with those of its pictures that are still there',
    access: hide,
    params: IdParams,
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
    summary:
      'What the member said of one of their own orders, and whether it was taken down; null when nothing yet',
    params: OrderParams,
    data: nullable(OwnReview),
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
