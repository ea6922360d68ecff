import type { Text } from '@portal/shared/contract';
import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { products } from '../catalog/catalog.ts';
import { createdAt, fen, id, instant, ref, text2, updatedAt } from '../columns.ts';
import { users } from '../identity/account.ts';

/**
 * What travellers say; kept and shown whole. `author` is masked when it is written. One that is taken down (`hiddenAt`,
 * and why) is kept too, but shown and counted nowhere.
 */
export const reviews = pgTable(
  'reviews',
  {
    id: id(),
    productId: ref()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    userId: ref().references(() => users.id, { onDelete: 'set null' }),
    /** The order it speaks of: one review each. No reference, because orders stand above products. */
    orderId: ref().unique(),
    author: text().notNull(),
    rating: smallint().notNull(),
    text: text2().notNull(),
    pictures: jsonb().$type<string[]>().notNull().default([]),
    reply: text2().$type<Text | null>(),
    hiddenAt: instant(),
    hiddenReason: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('reviews_product').on(t.productId, t.createdAt.desc(), t.id.desc()),
    index('reviews_latest').on(t.createdAt.desc(), t.id.desc()),
    check('reviews_hidden', sql`(${t.hiddenAt} is null) = (${t.hiddenReason} is null)`),
    check('reviews_rating', sql`${t.rating} between 1 and 5`),
  ],
);

/** What a member has put aside. */
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
    /** Taken out then, and kept for an hour to be put back as it was. */
    removedAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.productId] }),
    index('collections_latest').on(t.userId, t.createdAt.desc()),
  ],
);
