import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { products } from '../catalog/catalog.ts';
import { createdAt, fen, id, instant, ref } from '../columns.ts';
import { users } from '../identity/users.ts';
import { orders } from '../sales/order.ts';

/** What is proposed: the rejection of a refund that its terms grant, prices of a product, or its publication. */
export type ApprovalKind = 'rejection' | 'prices' | 'publishing';

export type ApprovalState = 'OPEN' | 'APPROVED' | 'DECLINED' | 'WITHDRAWN';

/** Proposals of staff that take effect when a second person approves them. */
export const approvals = pgTable(
  'approvals',
  {
    id: id(),
    kind: text().$type<ApprovalKind>().notNull(),
    state: text().$type<ApprovalState>().notNull().default('OPEN'),
    orderId: ref().references(() => orders.id),
    productId: ref().references(() => products.id, { onDelete: 'cascade' }),
    amount: fen(),
    proposal: jsonb(),
    reason: text().notNull(),
    proposedBy: ref()
      .notNull()
      .references(() => users.id),
    decidedBy: ref().references(() => users.id),
    /** In whose place it was decided, by a deputy. */
    decidedFor: ref().references(() => users.id),
    decision: text(),
    createdAt: createdAt(),
    decidedAt: instant(),
    /** The state that a job has sent messages about; rejections send theirs themselves. */
    notified: text().$type<ApprovalState>(),
  },
  (t) => [
    uniqueIndex('approvals_one_open_order').on(t.orderId, t.kind).where(sql`${t.state} = 'OPEN'`),
    index('approvals_open').on(t.createdAt).where(sql`${t.state} = 'OPEN'`),
    index('approvals_order').on(t.orderId),
    uniqueIndex('approvals_one_open_product').on(t.productId, t.kind).where(sql`${t.state} = 'OPEN'`),
    index('approvals_product').on(t.productId),
    index('approvals_unnotified')
      .on(t.id)
      .where(
        sql`${t.productId} is not null and ${t.state} <> 'WITHDRAWN' and ${t.notified} is distinct from ${t.state}`,
      ),
    check('approvals_state', sql`${t.state} in ('OPEN', 'APPROVED', 'DECLINED', 'WITHDRAWN')`),
    check(
      'approvals_kind',
      sql`(${t.kind} = 'rejection' and ${t.orderId} is not null) or (${t.kind} in ('prices', 'publishing') and ${t.productId} is not null)`,
    ),
    check('approvals_decided', sql`(${t.state} = 'OPEN') = (${t.decidedBy} is null)`),
    check(
      'approvals_deputy',
      sql`${t.decidedFor} is null or (${t.decidedFor} <> ${t.proposedBy} and ${t.decidedFor} <> ${t.decidedBy})`,
    ),
    check(
      'approvals_second_person',
      sql`${t.decidedBy} is null or (${t.decidedBy} = ${t.proposedBy}) = (${t.state} = 'WITHDRAWN')`,
    ),
  ],
);
