import type { EnquiryState, EnquiryStep } from '@portal/shared/contract';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { products } from '../catalog/catalog.ts';
import { createdAt, id, ref, updatedAt } from '../columns.ts';

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
    state: text().$type<EnquiryState>().notNull().default('NEW'),
    /** Whoever is in charge. No reference: an enquiry belongs to nobody of the staff. */
    assigneeId: ref(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('enquiries_tour').on(t.tourId),
    index('enquiries_mobile').on(t.mobile, t.createdAt),
    index('enquiries_address').on(t.address, t.createdAt),
    index('enquiries_state').on(t.state, t.createdAt),
    index('enquiries_age').on(t.createdAt),
    check('enquiries_state', sql`${t.state} in ('NEW', 'CONTACTED', 'WON', 'LOST', 'CLOSED')`),
    check('enquiries_people', sql`${t.people} between 2 and 500`),
  ],
);

/** What staff did with an enquiry and wrote about it; goes with it. `assigneeId` is whom a step put in charge. */
export const enquirySteps = pgTable(
  'enquiry_steps',
  {
    id: id(),
    enquiryId: ref()
      .notNull()
      .references(() => enquiries.id, { onDelete: 'cascade' }),
    step: text().$type<EnquiryStep['step']>().notNull(),
    authorId: ref().notNull(),
    assigneeId: ref(),
    note: text(),
    createdAt: createdAt(),
  },
  (t) => [index('enquiry_steps_enquiry').on(t.enquiryId, t.id)],
);
