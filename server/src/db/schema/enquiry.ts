import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { products } from './catalog.ts';
import { createdAt, id, ref } from './columns.ts';

/**
 * What groups ask for, to be called back. `address` is where the request came from and `fingerprint` tells the same
 * enquiry from another one: what the limits and the answer to a repetition are computed from.
 */
export const enquiries = pgTable(
  'enquiries',
  {
    id: id(),
    enquiryNo: text().notNull().unique(),
    tourId: ref().references(() => products.id, { onDelete: 'set null' }),
    organisation: text().notNull(),
    people: integer().notNull(),
    travelDay: date({ mode: 'string' }),
    contactName: text().notNull(),
    mobile: text().notNull(),
    email: text(),
    message: text(),
    address: text().notNull(),
    fingerprint: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('enquiries_tour').on(t.tourId),
    index('enquiries_mobile').on(t.mobile, t.createdAt),
    index('enquiries_address').on(t.address, t.createdAt),
    check('enquiries_people', sql`${t.people} between 2 and 500`),
  ],
);
