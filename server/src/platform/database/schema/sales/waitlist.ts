import type { WaitlistState } from '@portal/shared/contract';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { skus } from '../catalog/catalog.ts';
import { createdAt, id, instant, ref, updatedAt } from '../columns.ts';
import { users } from '../identity/users.ts';

/**
 * A member's place on the waiting list of a departure. Seats of an offer, or gathered for a large group, are a row of
 * `holds`, which becomes that of the order. `passedOver` counts the times others were served before it.
 */
export const waitlistEntries = pgTable(
  'waitlist_entries',
  {
    id: id(),
    userId: ref()
      .notNull()
      .references(() => users.id),
    skuId: ref()
      .notNull()
      .references(() => skus.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    adults: integer().notNull(),
    children: integer().notNull(),
    state: text().$type<WaitlistState>().notNull().default('WAITING'),
    passedOver: integer().notNull().default(0),
    offerUntil: instant(),
    /** The language of its notifications. */
    language: text().$type<'zh' | 'en'>().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('waitlist_once')
      .on(t.userId, t.skuId, t.day)
      .where(sql`${t.state} in ('WAITING', 'OFFERED')`),
    index('waitlist_line').on(t.skuId, t.day, t.id).where(sql`${t.state} in ('WAITING', 'OFFERED')`),
    index('waitlist_offers').on(t.offerUntil).where(sql`${t.state} = 'OFFERED'`),
    index('waitlist_user').on(t.userId, t.id.desc()),
    index('waitlist_departure').on(t.day, t.skuId, t.id),
    check('waitlist_state', sql`${t.state} in ('WAITING', 'OFFERED', 'USED', 'EXPIRED', 'LEFT', 'ENDED')`),
    check('waitlist_people', sql`${t.adults} > 0 and ${t.children} >= 0`),
    check('waitlist_offer', sql`${t.state} not in ('OFFERED', 'USED') or ${t.offerUntil} is not null`),
  ],
);
