import type { EnquiryState, EnquiryStep } from '@portal/shared/contract';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { products } from '../catalog/catalog.ts';
import { createdAt, id, ref, updatedAt } from '../columns.ts';

/**
 * Enquiries of groups that want to be called back. `address` is the network address of the request and
 * `fingerprint` identifies duplicates; both are used for rate limits and deduplication.
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
    /** The assignee. No foreign key, so that users can be deleted. */
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

/** Steps and notes of staff on an enquiry; deleted with it. `assigneeId` is the new assignee of a step. */
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
