import type { ApprovalKind, Text } from '@portal/shared/contract';
import { and, asc, eq, exists, isNull, notExists, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, unionAll } from 'drizzle-orm/pg-core';
import { ofProductInScope, productInScope } from '#src/catalog/products/index.ts';
import type { DataScope } from '#src/platform/context/index.ts';
import {
  approvals,
  type Db,
  orderedProduct,
  orders,
  products,
  refunds,
} from '#src/platform/database/index.ts';

/** In whose right a reader decides: their own, or that of a principal whom they represent. */
export interface Standing {
  /** The reader and the principal, neither of whom may take part in what a deputy decides; undefined in their own right. */
  readonly deputyship?: { readonly deputyId: number; readonly principalId: number };
  readonly scope: DataScope;
  /** Whether they decide on refunds and rejections, and on proposals about products. */
  readonly refunds: boolean;
  readonly products: boolean;
}

const called = (kind: ApprovalKind) => sql<ApprovalKind>`${kind}::text`.as('kind');

/** In whose place the reader decides; the first of several standings counts. */
const rightOf = ({ deputyship }: Standing, place: number) => ({
  place: sql<number>`${place}::integer`.as('place'),
  principalId: sql<number | null>`${deputyship?.principalId ?? null}::bigint`.as('principal_id'),
});

/** The proposer or buyer in this column is neither the deputy nor the principal. */
const isOther = ({ deputyship }: Standing, column: PgColumn): SQL | undefined =>
  deputyship && or(isNull(column), notInArray(column, [deputyship.deputyId, deputyship.principalId]));

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

const inScope = ({ scope }: Standing): SQL | undefined => ofProductInScope(scope, orderedProduct);

/** Requests of refunds that need a second person; those with a proposed rejection wait as rejections. */
const waitingRefunds = (db: Db, standing: Standing, place: number) =>
  db
    .select({
      ...rightOf(standing, place),
      kind: called('refund'),
      subject: sql<string>`min(${refunds.refundNo})`.as('subject'),
      ...ofOrder,
      isGranted: sql<boolean>`bool_or(${refunds.scope} <> 'part')`.as('is_granted'),
      amount: sql<number | null>`sum(${refunds.amount})::bigint`.as('amount'),
      proposerId: sql<number | null>`min(${refunds.proposedBy})::bigint`.as('proposer_id'),
      reason: sql<string>`min(${refunds.reason})`.as('reason'),
      createdAt: sql<Date>`min(${refunds.createdAt})`.mapWith(refunds.createdAt).as('waiting_since'),
    })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(
      and(
        ...[sql`${standing.refunds}::boolean`, inScope(standing)],
        ...[eq(refunds.state, 'REQUESTED'), eq(refunds.secondPerson, true)],
        ...[isOther(standing, refunds.proposedBy), isOther(standing, orders.userId)],
        notExists(db.select({ one: sql`1` }).from(approvals).where(openRejection)),
      ),
    )
    .groupBy(orders.id);

const proposedRejections = (db: Db, standing: Standing, place: number) =>
  db
    .select({
      ...rightOf(standing, place),
      kind: called('rejection'),
      subject: sql<string>`(select min(${refunds.refundNo}) from ${refunds} where ${requested})`.as(
        'subject',
      ),
      ...ofOrder,
      isGranted: sql<boolean>`true`.as('is_granted'),
      amount: sql<number | null>`${approvals.amount}`.as('amount'),
      proposerId: sql<number | null>`${approvals.proposedBy}`.as('proposer_id'),
      reason: sql<string>`${approvals.reason}`.as('reason'),
      createdAt: sql<Date>`${approvals.createdAt}`.mapWith(approvals.createdAt).as('waiting_since'),
    })
    .from(approvals)
    .innerJoin(orders, eq(orders.id, approvals.orderId))
    .where(
      and(
        ...[sql`${standing.refunds}::boolean`, inScope(standing)],
        ...[eq(approvals.kind, 'rejection'), eq(approvals.state, 'OPEN')],
        ...[isOther(standing, approvals.proposedBy), isOther(standing, orders.userId)],
        exists(
          db
            .select({ one: sql`1` })
            .from(refunds)
            .where(and(requested, isOther(standing, refunds.proposedBy))),
        ),
      ),
    );

/** Proposed prices and publications of products. */
const proposedForProducts = (db: Db, standing: Standing, place: number) =>
  db
    .select({
      ...rightOf(standing, place),
      kind: sql<ApprovalKind>`${approvals.kind}`.as('kind'),
      subject: sql<string>`${products.id}::text`.as('subject'),
      title: sql<Text>`${products.title}`.as('title'),
      orderNo: sql<string | null>`null::text`.as('order_no'),
      buyerId: sql<number | null>`null::bigint`.as('buyer_id'),
      percent: sql<number | null>`(${approvals.proposal} ->> 'percent')::integer`.as('percent'),
      at: sql<string | null>`${approvals.proposal} ->> 'at'`.as('at'),
      isGranted: sql<boolean>`false`.as('is_granted'),
      amount: sql<number | null>`null::bigint`.as('amount'),
      proposerId: sql<number | null>`${approvals.proposedBy}`.as('proposer_id'),
      reason: sql<string>`${approvals.reason}`.as('reason'),
      createdAt: sql<Date>`${approvals.createdAt}`.mapWith(approvals.createdAt).as('waiting_since'),
    })
    .from(approvals)
    .innerJoin(products, eq(products.id, approvals.productId))
    .where(
      and(
        ...[sql`${standing.products}::boolean`, productInScope(standing.scope)],
        ...[eq(approvals.state, 'OPEN'), isOther(standing, approvals.proposedBy)],
      ),
    );

const ofStanding = (db: Db, standing: Standing, place: number) =>
  unionAll(
    waitingRefunds(db, standing, place),
    proposedRejections(db, standing, place),
    proposedForProducts(db, standing, place),
  );

/** What waits for a second person, once each, in the first of the standings that reaches it; there is at least one. */
export const waitingIn = (db: Db, [own, ...others]: readonly [Standing, ...Standing[]]) => {
  const [second, ...rest] = others.map((standing, place) => ofStanding(db, standing, place + 1));
  const first = ofStanding(db, own, 0);
  const found = (second ? unionAll(first, second, ...rest) : first).as('found');
  return db
    .selectDistinctOn([found.kind, found.subject])
    .from(found)
    .orderBy(asc(found.kind), asc(found.subject), asc(found.place))
    .as('waiting');
};
