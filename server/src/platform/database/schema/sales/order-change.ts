import type { ChangeState } from '@portal/shared/contract';
import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, fen, id, instant, ref } from '../columns.ts';
import { orders } from './order.ts';
import type { PlannedDate, PlannedRemoval } from './order-documents.ts';

/**
 * Changes of paid orders to another date or traveller, or to fewer travellers. `difference`: what the order costs more
 * then. A change that has to be paid is PENDING until `expiresAt`, a removal of travellers until its refund has
 * succeeded, at most one per order; `plan` or `removal` is what it is carried out by.
 */
export const orderChanges = pgTable(
  'order_changes',
  {
    id: id(),
    orderId: ref()
      .notNull()
      .references(() => orders.id),
    kind: text().$type<'date' | 'traveller' | 'removal'>().notNull(),
    state: text().$type<ChangeState>().notNull(),
    difference: fen().notNull().default(0),
    plan: jsonb().$type<PlannedDate>(),
    removal: jsonb().$type<PlannedRemoval>(),
    expiresAt: instant(),
    doneAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    index('order_changes_order').on(t.orderId, t.id),
    uniqueIndex('order_changes_one_pending').on(t.orderId).where(sql`${t.state} = 'PENDING'`),
    index('order_changes_due').on(t.expiresAt).where(sql`${t.state} = 'PENDING'`),
    index('order_changes_recent').on(t.doneAt).where(sql`${t.state} = 'DONE'`),
    check('order_changes_state', sql`${t.state} in ('PENDING', 'DONE', 'CLOSED')`),
    check('order_changes_done', sql`(${t.state} = 'DONE') = (${t.doneAt} is not null)`),
    check('order_changes_plan', sql`(${t.kind} = 'date') = (${t.plan} is not null)`),
    check(
      'order_changes_pending',
      sql`${t.state} <> 'PENDING' or ${t.kind} = 'removal' or (${t.difference} > 0 and ${t.expiresAt} is not null)`,
    ),
    check('order_changes_removal', sql`(${t.kind} = 'removal') = (${t.removal} is not null)`),
  ],
);
