import type { ApprovalKind, CallInput, Text } from '@portal/shared/contract';
import { and, asc, eq, exists, notExists, or, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { ofProductInScope } from '#src/catalog/products/index.ts';
import type { DataScope } from '#src/platform/context/index.ts';
import { approvals, type Db, orderedProduct, orders, refunds, users } from '#src/platform/database/index.ts';

type Filters = Pick<CallInput<'GET /api/v1/approvals'>['query'], 'kind' | 'keywords'>;

/** Limit of counting and paging. */
export const maxCounted = 1000;

const called = (kind: ApprovalKind) => sql<ApprovalKind>`${kind}::text`.as('kind');

const ofOrder = {
  title: sql<Text>`${orders.snapshot} -> 'title'`.as('title'),
  orderNo: orders.orderNo,
  buyerId: sql<number>`${orders.userId}`.mapWith(Number).as('buyer_id'),
};

const requested = and(eq(refunds.orderId, orders.id), eq(refunds.state, 'REQUESTED'));

const openRejection = and(
  ...[eq(approvals.orderId, orders.id), eq(approvals.kind, 'rejection'), eq(approvals.state, 'OPEN')],
);

/** Requests of refunds that need a second person; those with a proposed rejection wait as rejections. */
const waitingRefunds = (db: Db, scope: SQL | undefined) =>
  db
    .select({
      kind: called('refund'),
      subject: sql<string>`min(${refunds.refundNo})`.as('subject'),
      ...ofOrder,
      amount: sql<number>`sum(${refunds.amount})::bigint`.mapWith(Number).as('amount'),
      proposerId: sql<number | null>`min(${refunds.proposedBy})::bigint`.as('proposer_id'),
      reason: sql<string>`min(${refunds.reason})`.as('reason'),
      createdAt: sql<Date>`min(${refunds.createdAt})`.mapWith(refunds.createdAt).as('waiting_since'),
    })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(
      and(
        ...[eq(refunds.state, 'REQUESTED'), eq(refunds.secondPerson, true), scope],
        notExists(db.select({ one: sql`1` }).from(approvals).where(openRejection)),
      ),
    )
    .groupBy(orders.id);

const proposedRejections = (db: Db, scope: SQL | undefined) =>
  db
    .select({
      kind: called('rejection'),
      subject: sql<string>`(select min(${refunds.refundNo}) from ${refunds} where ${requested})`.as(
        'subject',
      ),
      ...ofOrder,
      amount: sql<number>`${approvals.amount}`.mapWith(Number).as('amount'),
      proposerId: sql<number | null>`${approvals.proposedBy}`.as('proposer_id'),
      reason: sql<string>`${approvals.reason}`.as('reason'),
      createdAt: sql<Date>`${approvals.createdAt}`.mapWith(approvals.createdAt).as('waiting_since'),
    })
    .from(approvals)
    .innerJoin(orders, eq(orders.id, approvals.orderId))
    .where(
      and(
        ...[eq(approvals.kind, 'rejection'), eq(approvals.state, 'OPEN'), scope],
        exists(db.select({ one: sql`1` }).from(refunds).where(requested)),
      ),
    );

const select = (db: Db, dataScope: DataScope, { kind, keywords }: Filters) => {
  const scope = ofProductInScope(dataScope, orderedProduct);
  const waiting = unionAll(waitingRefunds(db, scope), proposedRejections(db, scope)).as('waiting');
  const words = keywords?.trim() ?? '';
  const number = words.toUpperCase();
  const named = or(...[eq(waiting.subject, number), eq(waiting.orderNo, number), eq(users.username, words)]);
  return db
    .select({
      kind: waiting.kind,
      subject: waiting.subject,
      title: waiting.title,
      orderNo: waiting.orderNo,
      buyerId: waiting.buyerId,
      amount: waiting.amount,
      proposerId: waiting.proposerId,
      proposedBy: users.username,
      reason: waiting.reason,
      createdAt: waiting.createdAt,
    })
    .from(waiting)
    .leftJoin(users, sql`${users.id} = ${waiting.proposerId}`)
    .where(and(kind && eq(waiting.kind, kind), words === '' ? undefined : named))
    .orderBy(asc(waiting.createdAt), asc(waiting.subject))
    .$dynamic();
};

/** What waits for a second person in a data scope, oldest first. */
export const listWaiting = (
  db: Db,
  scope: DataScope,
  filters: Filters,
  { limit, offset }: { readonly limit: number; readonly offset: number },
) => select(db, scope, filters).limit(limit).offset(offset);

/** The number of matches, counted up to {@link maxCounted}. */
export const countWaiting = (db: Db, scope: DataScope, filters: Filters): Promise<number> =>
  db.$count(select(db, scope, filters).limit(maxCounted).as('matches'));
