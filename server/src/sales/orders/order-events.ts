import type { OrderState } from '@portal/shared/contract';
import type { FulfilmentEvent } from '@portal/shared/rules';
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { type Actor, type Change, recordChanges } from '#src/platform/audit/index.ts';
import { auditLog, type Db, orders, pipeline } from '#src/platform/database/index.ts';
import {
  enqueueNotifications,
  findNotifiableOrders,
  type NotifiableOrder,
} from '#src/sales/notifications/index.ts';

/** An order event: a row of the audit log, and of the timeline its buyer sees. */
export interface OrderEvent {
  readonly orderNo: string;
  readonly event:
    | 'create'
    | 'resume'
    | 'pay'
    | 'cancel'
    | 'expire'
    | 'revive'
    | 'payAgain'
    | 'payLate'
    | 'payDifference'
    | 'payChangeLate'
    | 'payBalance'
    | 'payBalanceLate'
    | 'missBalance'
    | 'holdChange'
    | 'closeChange'
    | 'expireChange'
    | 'changeTraveller'
    | 'askRemoval'
    | 'removeTravellers'
    | 'requestRefund'
    | 'approveRefund'
    | 'rejectRefund'
    | 'refund'
    | 'complete'
    | 'hide'
    | 'issueInvoice'
    | 'rejectInvoice'
    | 'voidInvoice'
    | FulfilmentEvent;
  readonly actor: Actor;
  readonly before?: OrderState;
  readonly after: { readonly state: OrderState } & Readonly<Record<string, unknown>>;
  /** Recipient of the mail, if not the order's contact. Not stored. */
  readonly mailTo?: string;
}

const toAuditRow = ({ orderNo, event, actor, before, after }: OrderEvent): Change => ({
  actor,
  action: event,
  subject: 'order',
  subjectId: orderNo,
  before: before ? { state: before } : null,
  after,
});

/**
 * Writes order events to the audit log and enqueues their notifications, in the caller's transaction.
 * `known`: the orders, if the caller has them; else they are read.
 */
export const recordOrderEvents = async (
  tx: Db,
  happenings: readonly OrderEvent[],
  known?: readonly NotifiableOrder[],
): Promise<void> => {
  for (let from = 0; from < happenings.length; from += 500) {
    const some = happenings.slice(from, from + 500);
    const buyers = known ?? (await findNotifiableOrders(tx, some));
    await pipeline([recordChanges(tx, some.map(toAuditRow)), enqueueNotifications(tx, some, buyers)]);
  }
};

/** The events of an order, oldest first, at most 200 rows. */
export const listOrderEvents = (db: Db, orderNo: string) =>
  db
    .select({ at: auditLog.createdAt, event: auditLog.action, actorId: auditLog.actorId })
    .from(auditLog)
    .where(and(eq(auditLog.subject, 'order'), eq(auditLog.subjectId, orderNo)))
    .orderBy(asc(auditLog.id))
    .limit(200);

/** On a query of orders: one of these steps was taken before a time. */
export const hadStepBefore = (steps: readonly FulfilmentEvent[], before: Date): SQL => {
  const step = and(eq(auditLog.subject, 'order'), inArray(auditLog.action, [...steps]));
  return sql`exists (select 1 from ${auditLog}
    where ${step} and ${auditLog.subjectId} = ${orders.orderNo}
      and coalesce((${auditLog.after} ->> 'at')::timestamptz, ${auditLog.createdAt}) < ${before.toISOString()}::timestamptz)`;
};
