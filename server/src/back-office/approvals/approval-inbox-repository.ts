import type { ApprovalKind, Text } from '@portal/shared/contract';
import { and, asc, eq, exists, inArray, notExists, or, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { ofProductInScope, productInScope } from '#src/catalog/products/index.ts';
import type { DataScope } from '#src/platform/context/index.ts';
import {
  approvals,
  type Db,
  orderedProduct,
  orders,
  products,
  refunds,
  users,
} from '#src/platform/database/index.ts';

/** The kinds that the reader decides on, and what is searched for. */
interface Filters {
  readonly kinds: readonly ApprovalKind[];
  readonly keywords?: string | undefined;
}

/** Limit of counting and paging. */
export const maxCounted = 1000;

const called = (kind: ApprovalKind) => sql<ApprovalKind>`${kind}::text`.as('kind');

const ofOrder = {
  title: sql<Text>`${orders.snapshot} -> 'title'`.as('title'),
  orderNo: sql<string | null>`${orders.orderNo}`.as('order_no'),
  buyerId: sql<number | null>`${orders.userId}`.as('buyer_id'),
  percent: sql<number | null>`null::integer`.as('percent'),
  at: sql<string | null>`null::text`.as('at'),
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
      amount: sql<number | null>`sum(${refunds.amount})::bigint`.as('amount'),
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
      amount: sql<number | null>`${approvals.amount}`.as('amount'),
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

/** Proposed prices and publications of products. */
const proposedForProducts = (db: Db, scope: SQL | undefined) =>
  db
    .select({
      kind: sql<ApprovalKind>`${approvals.kind}`.as('kind'),
      subject: sql<string>`${products.id}::text`.as('subject'),
      title: sql<Text>`${products.title}`.as('title'),
      orderNo: sql<string | null>`null::text`.as('order_no'),
      buyerId: sql<number | null>`null::bigint`.as('buyer_id'),
      percent: sql<number | null>`(${approvals.proposal} ->> 'percent')::integer`.as('percent'),
      at: sql<string | null>`${approvals.proposal} ->> 'at'`.as('at'),
      amount: sql<number | null>`null::bigint`.as('amount'),
      proposerId: sql<number | null>`${approvals.proposedBy}`.as('proposer_id'),
      reason: sql<string>`${approvals.reason}`.as('reason'),
      createdAt: sql<Date>`${approvals.createdAt}`.mapWith(approvals.createdAt).as('waiting_since'),
    })
    .from(approvals)
    .innerJoin(products, eq(products.id, approvals.productId))
    .where(and(...[eq(approvals.state, 'OPEN'), scope]));

const select = (db: Db, dataScope: DataScope, { kinds, keywords }: Filters) => {
  const scope = ofProductInScope(dataScope, orderedProduct);
  const waiting = unionAll(
    waitingRefunds(db, scope),
    proposedRejections(db, scope),
    proposedForProducts(db, productInScope(dataScope)),
  ).as('waiting');
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
      percent: waiting.percent,
      at: waiting.at,
      proposerId: waiting.proposerId,
      proposedBy: users.username,
      reason: waiting.reason,
      createdAt: waiting.createdAt,
    })
    .from(waiting)
    .leftJoin(users, sql`${users.id} = ${waiting.proposerId}`)
    .where(and(inArray(waiting.kind, [...kinds]), words === '' ? undefined : named))
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
