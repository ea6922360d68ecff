import type { EnquiryKind, EnquiryState, EnquiryStep, MessageTopic } from '@portal/shared/contract';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { products } from '../catalog/catalog.ts';
import { createdAt, id, ref, updatedAt } from '../columns.ts';

/**
 * Enquiries of groups that want to be called back, and messages of the contact form. `address` is the network address of the request and
 * `fingerprint` identifies duplicates; both are used for rate limits and deduplication.
 */
export const enquiries = pgTable(
  'enquiries',
  {
    id: id(),
    enquiryNo: text().notNull().unique(),
    tourId: ref().references(() => products.id, { onDelete: 'set null' }),
    kind: text().$type<EnquiryKind>().notNull().default('group'),
    organisation: text(),
    people: integer(),
    travelDay: date({ mode: 'string' }),
    topic: text().$type<MessageTopic>(),
    orderNo: text(),
    contactName: text().notNull(),
    mobile: text(),
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
    index('enquiries_email').on(sql`lower(${t.email})`, t.createdAt),
    index('enquiries_address').on(t.address, t.createdAt),
    index('enquiries_state').on(t.state, t.createdAt),
    index('enquiries_age').on(t.createdAt),
    check('enquiries_state', sql`${t.state} in ('NEW', 'CONTACTED', 'WON', 'LOST', 'CLOSED')`),
    check('enquiries_people', sql`${t.people} between 2 and 500`),
    check(
      'enquiries_kind',
      sql`case ${t.kind}
        when 'group' then num_nulls(${t.organisation}, ${t.people}, ${t.mobile}) = 0
          and num_nonnulls(${t.topic}, ${t.orderNo}) = 0
        when 'message' then num_nulls(${t.topic}, ${t.message}) = 0 and num_nonnulls(${t.mobile}, ${t.email}) > 0
          and num_nonnulls(${t.tourId}, ${t.organisation}, ${t.people}, ${t.travelDay}) = 0
        else false end`,
    ),
    check('enquiries_topic', sql`${t.topic} in ('booking', 'change', 'visa', 'invoice', 'group', 'other')`),
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
