import type { CallInput, ChangeResult, DateChangeQuote } from '@portal/shared/contract';
import { changeHoldMinutes, changeObstacle } from '@portal/shared/rules';
import type { Deps } from '#src/platform/context/index.ts';
import { type Db, violatedConstraint } from '#src/platform/database/index.ts';
import { type Member, notFound } from '#src/platform/errors/index.ts';
import { once } from '#src/platform/idempotency/index.ts';
import { claimTrip, holdOther, type StockKey, soldOutConstraints } from '#src/sales/inventory/index.ts';
import {
  findOwnOrder,
  insertChange,
  lockOwnOrder,
  type OrderRecord,
  recordOrderEvents,
  soldOut,
} from '#src/sales/orders/index.ts';
import { refundExcess, splitRefund } from '#src/sales/payments/index.ts';
import { applyDate } from './apply-date.ts';
import { notChangeable, quoteChanged } from './change-errors.ts';
import { getChangeSituation } from './change-facts.ts';
import { type DatePlan, movedExtras, planDate } from './plan-date.ts';

type Needs = Pick<Deps, 'db' | 'now'>;

const planChange = async (db: Db, order: OrderRecord, key: StockKey, now: Date): Promise<DatePlan> => {
  const { facts } = await getChangeSituation(db, order);
  const why = changeObstacle('date', facts, now);
  if (why) throw notChangeable(why);
  return planDate(db, order, key, now);
};

/**
 * The quote of another departure for the member's order, in fen. Throws 404, A0513 with the reason when the order cannot
 * be changed, A0510 sold out, a named field when the departure cannot be booked.
 */
export const quoteDateChange = async (
  { db, now }: Needs,
  userId: number,
  orderNo: string,
  key: StockKey,
): Promise<DateChangeQuote> => {
  const order = await findOwnOrder(db, userId, orderNo);
  if (!order) throw notFound();
  return (await planChange(db, order, key, now())).quote;
};

/** A change of date that a member confirms at the quote shown. */
export interface DateChange {
  readonly member: Member;
  readonly orderNo: string;
  readonly key: string;
  readonly body: CallInput<'POST /api/v1/orders/:orderNo/date-change'>['body'];
}

interface At {
  readonly orgCode: string;
  readonly now: Date;
}

interface Confirmed extends Pick<DateChange, 'member'>, At {
  readonly order: OrderRecord;
}

/** Refunds what a cheaper departure costs less, in fen. */
const refundDifference = async (tx: Db, order: OrderRecord, amount: number, now: Date): Promise<void> => {
  const reason = '改期差价，原路退回 Change of date';
  for (const share of await splitRefund(tx, order.id, amount))
    await refundExcess(tx, { order, ...share, reason, now });
};

const claimSeats = async (
  tx: Db,
  { order, now }: Confirmed,
  { details }: DatePlan['plan'],
): Promise<Date> => {
  const { skuId, day, days } = details;
  await claimTrip(tx, { orderId: order.id, day, days }, order.form.travellers, () => 'day');
  const expiresAt = new Date(now.getTime() + changeHoldMinutes * 60_000);
  const seats = { skuId, day, quantity: order.snapshot.people, extras: movedExtras(details) };
  await holdOther(tx, order.id, seats, expiresAt);
  return expiresAt;
};

/** Holds the seats until the difference is paid. */
const awaitPayment = async (
  tx: Db,
  { order, member, now }: Confirmed,
  { quote: { difference }, plan }: DatePlan,
  expiresAt: Date,
): Promise<ChangeResult> => {
  const { id, orderNo, state } = order;
  const row = { orderId: id, kind: 'date', state: 'PENDING', createdAt: now } as const;
  await insertChange(tx, { ...row, difference, plan, expiresAt });
  const reason = `${order.travelDay} → ${plan.details.day}`;
  const after = { state, amount: difference, reason };
  await recordOrderEvents(
    tx,
    [{ orderNo, event: 'holdChange', actor: member, before: state, after }],
    [order],
  );
  return { orderNo, state: 'PENDING', due: difference, expiresAt: expiresAt.toISOString() };
};

const changeAtOnce = async (
  tx: Db,
  { order, member, orgCode, now }: Confirmed,
  { quote: { difference }, plan }: DatePlan,
): Promise<ChangeResult> => {
  const row = { orderId: order.id, kind: 'date', state: 'DONE', createdAt: now, doneAt: now } as const;
  await insertChange(tx, { ...row, difference, plan });
  const refund = plan.balance?.refund ?? Math.max(0, -difference);
  if (refund > 0) await refundDifference(tx, order, refund, now);
  await applyDate(tx, order, plan, { actor: member, orgCode, now });
  return { orderNo: order.orderNo, state: 'DONE', due: 0, expiresAt: null };
};

const changeAtQuote = async (
  tx: Db,
  { member, orderNo, body }: DateChange,
  at: At,
): Promise<ChangeResult> => {
  const order = await lockOwnOrder(tx, member.userId, orderNo);
  if (!order) throw notFound();
  const { version, ...key } = body;
  const planned = await planChange(tx, order, key, at.now);
  const { difference } = planned.quote;
  if (planned.quote.version !== version) throw quoteChanged(difference);
  const confirmed = { order, member, ...at };
  const expiresAt = await claimSeats(tx, confirmed, planned.plan);
  return difference > 0 && !planned.plan.balance
    ? awaitPayment(tx, confirmed, planned, expiresAt)
    : changeAtOnce(tx, confirmed, planned);
};

/**
 * Changes the date of the member's order at the quote shown, in one transaction: at once when it costs no more, or its
 * balance is open and takes the difference; else the seats are held for the payment of the difference. Idempotent by key. Throws 404, A0510 sold out, A0511 when the quote
 * no longer holds, A0513 with the reason when it cannot be changed, A0520 for another body, `day` when a traveller is on
 * another tour.
 */
export const changeDate = async (
  { db, env, now }: Needs & Pick<Deps, 'env'>,
  asking: DateChange,
): Promise<ChangeResult> => {
  const { member, orderNo, key, body } = asking;
  const call = { userId: member.userId, call: 'order.changeDate', key, body: { orderNo, ...body } };
  try {
    return await db.transaction((tx) =>
      once(tx, call, () => changeAtQuote(tx, asking, { orgCode: env.orgCode, now: now() })),
    );
  } catch (error) {
    throw soldOutConstraints.includes(violatedConstraint(error) ?? '') ? soldOut('day') : error;
  }
};
