import { type Static, Type } from 'typebox';
import { entry } from '../base/entry.ts';
import { Day, Id, IdParams, nullable, oneOf, pageOf, pageQuery, Text, Version } from '../base/fields.ts';
import { ProductKind } from '../catalog/product.ts';
import { OrderNo, OrderParams } from './order-fields.ts';

const Stars = Type.Integer({ minimum: 1, maximum: 5 });

/** What sub-scores are about; `reviewAspects` of the rules lists those of each kind of product. */
export const ReviewAspect = oneOf(
  ...(['itinerary', 'guide', 'comfort', 'value', 'location', 'cleanliness', 'service'] as const),
  ...(['scenery', 'facilities', 'quality', 'packaging', 'delivery', 'speed', 'guidance'] as const),
);
export type ReviewAspect = Static<typeof ReviewAspect>;

/** Stars from 1 to 5 by aspect; those that were not given are left out. */
export const ReviewScores = Type.Partial(Type.Record(ReviewAspect, Stars));
export type ReviewScores = Static<typeof ReviewScores>;

/** With whom somebody travelled. */
export const TravellerType = oneOf('couple', 'family', 'friends', 'solo', 'business');
export type TravellerType = Static<typeof TravellerType>;

/**
 * A review; `rating` from 1 to 5, `author` masked by the server, `reply` the agency's. `helpful` counts the members who
 * found it helpful. Reviews from before the sub-scores have none, and no traveller type.
 */
export const Review = Type.Object({
  id: Id,
  author: Type.String(),
  rating: Stars,
  scores: ReviewScores,
  travellerType: nullable(TravellerType),
  helpful: Type.Integer({ minimum: 0 }),
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

/** A member's own review beside its product. */
export const ListedReview = Type.Object({
  ...OwnReview.properties,
  product: Type.Object({ id: Id, kind: ProductKind, title: Text }),
});
export type ListedReview = Static<typeof ListedReview>;

/** A review as staff see it. `blocked` counts the pictures of one that was taken down. */
export const StaffReview = Type.Object({
  ...OwnReview.properties,
  product: Type.Object({ id: Id, kind: ProductKind, title: Text }),
  orderNo: nullable(OrderNo),
  blocked: Type.Integer({ minimum: 0 }),
  version: Type.String(),
});
export type StaffReview = Static<typeof StaffReview>;

const YesNo = oneOf('yes', 'no');

/** The reply of the agency, at most 500 characters in each language. */
export const ReviewReply = Type.Object({
  zh: Type.String({ minLength: 1, maxLength: 500 }),
  en: Type.Optional(Type.String({ maxLength: 500 })),
  version: Version,
});
export type ReviewReply = Static<typeof ReviewReply>;

/**
 * The review of an order: 10 to 1,000 characters and at most 9 pictures, by their tokens; `scores` of the aspects of its
 * kind of product, and with whom it was used.
 */
export const ReviewForm = Type.Object({
  rating: Stars,
  scores: Type.Optional(ReviewScores),
  travellerType: Type.Optional(TravellerType),
  text: Type.String({ minLength: 10, maxLength: 1000 }),
  pictures: Type.Array(Type.String({ pattern: '^[\\w-]{22}$' }), { maxItems: 9 }),
});
export type ReviewForm = Static<typeof ReviewForm>;

/** A review as a member votes on it. */
export const ReviewVote = Type.Object({
  id: Id,
  helpful: Type.Integer({ minimum: 0 }),
  voted: Type.Boolean(),
  own: Type.Boolean(),
});
export type ReviewVote = Static<typeof ReviewVote>;

const Helpful = Type.Object({ helpful: Type.Integer({ minimum: 0 }) });

/** The filters of the list of reviews; days in Asia/Shanghai, both included. */
export const ReviewFilters = Type.Object({
  keywords: Type.Optional(Type.String({ maxLength: 100 })),
  rating: Type.Optional(Stars),
  kind: Type.Optional(ProductKind),
  replied: Type.Optional(YesNo),
  pictures: Type.Optional(YesNo),
  takenDown: Type.Optional(YesNo),
  from: Type.Optional(Day),
  to: Type.Optional(Day),
});
export type ReviewFilters = Static<typeof ReviewFilters>;

const reply = { anyOf: ['biz:review:reply'], scope: { department: 'reviews' } } as const;
const hide = { anyOf: ['biz:review:hide'], scope: { department: 'reviews' } } as const;

/**
 * Reviews are kept and shown whole, bad ones too (在线旅游经营服务管理暂行规定 §13). A member's text is never changed; an
 * unlawful review is taken down with a reason that its author reads.
 */
export const reviewContract = {
  'GET /api/v1/products/:id/reviews': entry({
    summary:
      'The reviews of a product, narrowed by stars, pictures and traveller type; the numbers of all of them per rating (5 to 1 stars), with pictures and per traveller type, and the average sub-scores in tenths',
    access: 'public',
    params: IdParams,
    query: Type.Object({
      rating: Type.Optional(Stars),
      pictures: Type.Optional(oneOf('yes')),
      travellerType: Type.Optional(TravellerType),
      sort: Type.Optional(oneOf('newest', 'highest', 'lowest', 'helpful')),
      ...pageQuery,
    }),
    data: Type.Object({
      ...pageOf(Review).properties,
      stars: Type.Array(Type.Integer(), { minItems: 5, maxItems: 5 }),
      pictures: Type.Integer({ minimum: 0 }),
      travellerTypes: Type.Array(Type.Object({ type: TravellerType, count: Type.Integer() })),
      scores: Type.Array(Type.Object({ aspect: ReviewAspect, tenths: Type.Integer() })),
    }),
  }),
  'GET /api/v1/account/reviews': entry({
    summary: "The member's reviews, also those taken down, the latest first",
    query: Type.Object({ ...pageQuery }),
    data: pageOf(ListedReview),
  }),
  'GET /api/v1/reviews/votes': entry({
    summary:
      'For reviews that are shown: the current votes, whether the member voted, and which are their own',
    query: Type.Object({ ids: Type.String({ pattern: '^\\d{1,15}(,\\d{1,15}){0,99}$' }) }),
    data: Type.Array(ReviewVote),
  }),
  'PUT /api/v1/reviews/:id/vote': entry({
    summary: 'Marks a review of somebody else as helpful, once per member; A0513 for an own one',
    params: IdParams,
    data: Helpful,
  }),
  'DELETE /api/v1/reviews/:id/vote': entry({
    summary: "Removes the member's vote",
    params: IdParams,
    data: Helpful,
  }),
  'GET /api/v1/reviews/page': entry({
    summary:
      'All reviews, the latest first: by stars, kind, days, words of the review, its product or author, and whether it has a reply, has pictures, or is taken down',
    access: { anyOf: ['biz:review:query'], scope: { department: 'reviews' } },
    query: Type.Object({ ...ReviewFilters.properties, ...pageQuery }),
    data: pageOf(StaffReview),
  }),
  'PUT /api/v1/reviews/:id/reply': entry({
    summary: 'Adds or changes the public reply to a review; A0514 when the review was changed meanwhile',
    access: reply,
    params: IdParams,
    body: ReviewReply,
  }),
  'DELETE /api/v1/reviews/:id/reply': entry({
    summary: 'Deletes the reply to a review',
    access: reply,
    params: IdParams,
  }),
  'POST /api/v1/reviews/:id/take-down': entry({
    summary:
      'Takes a review down: not shown, not rated, its pictures blocked; its author sees the reason. Pictures are deleted after 30 days. A0513 when it is taken down already',
    access: hide,
    params: IdParams,
    body: Type.Object({ reason: Type.String({ minLength: 1, maxLength: 200 }) }),
  }),
  'POST /api/v1/reviews/:id/restore': entry({
    summary: 'Restores a review, with its remaining pictures',
    access: hide,
    params: IdParams,
  }),
  'GET /api/v1/orders/:orderNo/review': entry({
    summary:
      'The member’s review of one of their own orders, and whether it was taken down; null without a review',
    params: OrderParams,
    data: nullable(OwnReview),
  }),
  'POST /api/v1/orders/:orderNo/review': entry({
    summary:
      'Reviews one of the member’s completed orders, once and within 180 days (A0513 otherwise), with unused pictures of the member',
    params: OrderParams,
    body: ReviewForm,
    data: Review,
  }),
} as const;
