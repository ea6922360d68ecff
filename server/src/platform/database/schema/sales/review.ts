import type { ReviewScores, Text, TravellerType } from '@portal/shared/contract';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { products } from '../catalog/catalog.ts';
import { createdAt, fen, id, instant, ref, text2, updatedAt } from '../columns.ts';
import { users } from '../identity/users.ts';

/** Reviews. `author` is masked when written. With `hiddenAt` neither shown nor counted. */
export const reviews = pgTable(
  'reviews',
  {
    id: id(),
    productId: ref()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    userId: ref().references(() => users.id, { onDelete: 'set null' }),
    /** The reviewed order: one review each. No foreign key: orders are a layer above products. */
    orderId: ref().unique(),
    author: text().notNull(),
    rating: smallint().notNull(),
    /** Stars by aspect of the kind of product. */
    scores: jsonb().$type<ReviewScores>().notNull().default({}),
    travellerType: text().$type<TravellerType>(),
    text: text2().notNull(),
    pictures: jsonb().$type<string[]>().notNull().default([]),
    reply: text2().$type<Text | null>(),
    /** How many members found it helpful; counted with each row of `review_votes`. */
    helpful: integer().notNull().default(0),
    hiddenAt: instant(),
    hiddenReason: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('reviews_product').on(t.productId, t.createdAt.desc(), t.id.desc()),
    index('reviews_user').on(t.userId, t.createdAt.desc()),
    index('reviews_latest').on(t.createdAt.desc(), t.id.desc()),
    check('reviews_hidden', sql`(${t.hiddenAt} is null) = (${t.hiddenReason} is null)`),
    check('reviews_rating', sql`${t.rating} between 1 and 5`),
  ],
);

/** Members who found a review helpful. */
export const reviewVotes = pgTable(
  'review_votes',
  {
    reviewId: ref()
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.reviewId, t.userId] }), index('review_votes_user').on(t.userId)],
);

/** A member's favourites. */
export const favourites = pgTable(
  'collections',
  {
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: ref()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** The lowest bookable price at that moment. */
    price: fen(),
    createdAt: createdAt(),
    /** When it was removed; it can be restored for an hour. */
    removedAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.productId] }),
    index('collections_latest').on(t.userId, t.createdAt.desc()),
  ],
);
