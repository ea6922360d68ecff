import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, ref } from '../columns.ts';
import { users } from '../identity/users.ts';
import { orders } from './order.ts';

/**
 * Admission of one visitor, once. The code is a random token: `tokenCipher` shows it to its owner,
 * `tokenHash` finds it at check-in, and a database dump reveals neither. `place` numbers the tickets of an
 * order from 1.
 */
export const eTickets = pgTable(
  'e_tickets',
  {
    id: id(),
    ticketNo: text().notNull().unique(),
    orderId: ref()
      .notNull()
      .references(() => orders.id),
    place: smallint().notNull(),
    visitor: text(),
    day: date({ mode: 'string' }).notNull(),
    tokenCipher: text().notNull(),
    tokenHash: text().notNull().unique(),
    state: text().$type<'ISSUED' | 'USED' | 'EXPIRED' | 'VOID'>().notNull().default('ISSUED'),
    usedAt: instant(),
    /** The staff member who checked it in. */
    usedBy: ref().references(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [
    unique('e_tickets_place').on(t.orderId, t.place),
    index('e_tickets_gate').on(t.usedBy, t.usedAt).where(sql`${t.usedBy} is not null`),
    index('e_tickets_open').on(t.day).where(sql`${t.state} = 'ISSUED'`),
    check('e_tickets_state', sql`${t.state} in ('ISSUED', 'USED', 'EXPIRED', 'VOID')`),
    check('e_tickets_used', sql`(${t.state} = 'USED') = (${t.usedAt} is not null)`),
  ],
);
