import type { CallInput } from '@portal/shared/contract';
import { addDays, startOfDay } from '@portal/shared/rules';
import { and, asc, desc, eq, exists, gte, lt, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { DataScope } from '#src/platform/context/index.ts';
import {
  approvals,
  auditLog,
  type Db,
  orders,
  payments,
  refunds,
  users,
} from '#src/platform/database/index.ts';
import { findOrderByNumber, orderInScope } from '#src/sales/orders/index.ts';

export type RefundQuery = CallInput<'GET /api/v1/refunds'>['query'];

/** Limit of counting and paging. */
export const maxCounted = 10_000;
const maxCountedPerState = 1_000;

const matchNumber = async (db: Db, words: string): Promise<SQL | undefined> => {
  const number = words.toUpperCase();
  const order = await findOrderByNumber(db, number);
  return or(eq(refunds.refundNo, number), order && eq(refunds.orderId, order.id));
};

/** Refunds whose order is in the data scope; undefined: all. */
const refundInScope = (db: Db, scope: DataScope): SQL | undefined =>
  scope === 'all'
    ? undefined
    : exists(
        db
          .select({ one: sql`1` })
          .from(orders)
          .where(and(eq(orders.id, refunds.orderId), orderInScope(scope))),
      );

/** Whether a refund exists and is in the data scope. */
export const isRefundInScope = async (db: Db, refundNo: string, scope: DataScope): Promise<boolean> =>
  (await db.$count(refunds, and(eq(refunds.refundNo, refundNo), refundInScope(db, scope)))) > 0;

export const matchFilters = async (
  db: Db,
  { state, scope, keywords, from, to }: RefundQuery,
  dataScope: DataScope,
): Promise<SQL | undefined> => {
  const words = keywords?.trim();
  return and(
    refundInScope(db, dataScope),
    state && eq(refunds.state, state),
    scope && eq(refunds.scope, scope),
    from ? gte(refunds.createdAt, startOfDay(from)) : undefined,
    to ? lt(refunds.createdAt, startOfDay(addDays(to, 1))) : undefined,
    words ? await matchNumber(db, words) : undefined,
  );
};

const [proposers, rejecters, principals] = [
  alias(users, 'proposers'),
  alias(users, 'rejecters'),
  alias(users, 'principals'),
];

/** The proposed rejection of the requested refunds of an order. */
const isOpenRejection = and(
  eq(approvals.orderId, refunds.orderId),
  eq(approvals.kind, 'rejection'),
  eq(approvals.state, 'OPEN'),
  eq(refunds.state, 'REQUESTED'),
);

const selectRows = (db: Db, which: SQL | undefined) =>
  db
    .select({
      refund: refunds,
      order: orders,
      payment: payments,
      decider: users.username,
      principal: principals.username,
      proposer: proposers.username,
      rejection: approvals,
      rejecter: rejecters.username,
    })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .leftJoin(users, eq(users.id, refunds.decidedBy))
    .leftJoin(principals, eq(principals.id, refunds.decidedFor))
    .leftJoin(proposers, eq(proposers.id, refunds.proposedBy))
    .leftJoin(approvals, isOpenRejection)
    .leftJoin(rejecters, eq(rejecters.id, approvals.proposedBy))
    .where(which);

/** A refund with its order, its payment, and the members who proposed and decided it. */
export type AdminRefundRow = Awaited<ReturnType<typeof selectRows>>[number];

export const listRefundRows = (
  db: Db,
  which: SQL | undefined,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<AdminRefundRow[]> => selectRows(db, which).orderBy(desc(refunds.id)).limit(limit).offset(offset);

export const findRefundRow = async (db: Db, refundNo: string): Promise<AdminRefundRow | undefined> =>
  (await selectRows(db, eq(refunds.refundNo, refundNo)))[0];

/** Number of matches, counted up to {@link maxCounted}. */
export const countRefundRows = (db: Db, which: SQL | undefined): Promise<number> =>
  db.$count(
    db
      .select({ one: sql`1`.as('one') })
      .from(refunds)
      .where(which)
      .limit(maxCounted)
      .as('found'),
  );

const states = ['REQUESTED', 'APPROVED', 'PROCESSING', 'FAILED', 'SUCCESS', 'REJECTED'] as const;

/** Number of refunds per state, each counted up to 1,000; states without any are left out. */
export const countRefundStates = async (db: Db, scope: DataScope): Promise<Record<string, number>> => {
  const counted = await Promise.all(
    states.map(async (state) => {
      const found = db
        .select({ one: sql`1`.as('one') })
        .from(refunds)
        .where(and(eq(refunds.state, state), refundInScope(db, scope)))
        .limit(maxCountedPerState)
        .as('found');
      return [state, await db.$count(found)] as const;
    }),
  );
  return Object.fromEntries(counted.filter(([, total]) => total > 0));
};

/** The audit events of a refund, and those of its order that name it; oldest first. */
export const listRefundEvents = (db: Db, refundNo: string, orderNo: string) => {
  const itself = and(eq(auditLog.subject, 'refund'), eq(auditLog.subjectId, refundNo));
  const ofOrder = and(
    eq(auditLog.subject, 'order'),
    eq(auditLog.subjectId, orderNo),
    sql`${auditLog.after} ->> 'refundNo' = ${refundNo}`,
  );
  return db
    .select({ at: auditLog.createdAt, action: auditLog.action, actor: auditLog.actor })
    .from(auditLog)
    .where(or(itself, ofOrder))
    .orderBy(asc(auditLog.id))
    .limit(50);
};
