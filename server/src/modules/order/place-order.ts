import { amountOf, errorCodes, maxUnpaidOrders, orderKinds } from '@portal/shared/rules';
import type { Db } from '../../db/connect.ts';
import { lockMember } from '../../db/lock-member.ts';
import type { Deps } from '../../deps.ts';
import { type Fault, refused } from '../../http/fault.ts';
import type { Member } from '../../http/member.ts';
import { once } from './idempotency.ts';
import { recordHappenings } from './order-events.ts';
import type { PreparedBooking, PricedBooking } from './order-kind.ts';
import { newNumber } from './order-number.ts';
import { changeOrder, insertOrder, listUnpaid, type NewOrder, type OrderRecord } from './order-repository.ts';
import { holdStock, lockStock, mergeWants, type StockRow, type StockWant } from './stock-repository.ts';

/** A booking's answer: the amount in fen, and until when the stock is held. */
export interface PlacedOrder {
  readonly orderNo: string;
  readonly amount: number;
  readonly expiresAt: string;
}

export interface Placing {
  readonly member: Member;
  readonly booking: PreparedBooking;
  readonly key: string;
  /** As it came, for telling a repeat from another request under the same key. */
  readonly body: unknown;
}

const soldOut = (): Fault =>
  refused(errorCodes.soldOut, '余位不足，请选择其他团期或减少人数', 'Not enough is left', 409);

const priceChanged = (amount: number): Fault => {
  const yuan = (amount / 100).toFixed(2);
  return refused(
    errorCodes.priceChanged,
    `价格已更新为 ¥${yuan}，请确认后重新提交`,
    `The price is now ¥${yuan}, please look and submit again`,
    409,
  );
};

const tooManyUnpaid = (): Fault =>
  refused(
    errorCodes.tooManyUnpaid,
    `您有 ${maxUnpaidOrders} 个未支付订单，请先支付或取消`,
    `You have ${maxUnpaidOrders} unpaid orders: please pay or cancel one first`,
    409,
  );

const answer = ({ orderNo, amount, expiresAt }: OrderRecord): PlacedOrder => ({
  orderNo,
  amount,
  expiresAt: expiresAt.toISOString(),
});

const coverAll = (wants: readonly StockWant[], rows: readonly StockRow[]): boolean =>
  wants.every(({ skuId, day, quantity }) => {
    const row = rows.find((stock) => stock.skuId === skuId && stock.day === day);
    return row !== undefined && row.total - row.held - row.sold >= quantity;
  });

/**
 * The same things for the same people, seen at the same price, are one order: what was typed last counts. Undefined
 * when it has just been paid or closed.
 */
const resume = async (
  tx: Db,
  order: OrderRecord,
  { booking, member }: Placing,
  now: Date,
): Promise<PlacedOrder | undefined> => {
  if (!(await changeOrder(tx, order, { form: booking.form }, now))) return undefined;
  const after = { state: order.state };
  await recordHappenings(tx, [{ orderNo: order.orderNo, event: 'resume', actor: member, after }]);
  return answer(order);
};

const newOrder = ({ booking, member }: Placing, priced: PricedBooking, now: Date): NewOrder => {
  const { prefix, holdMinutes } = orderKinds[booking.kind];
  return {
    orderNo: newNumber(prefix, now),
    kind: booking.kind,
    userId: member.userId,
    title: booking.snapshot.title.zh,
    travelDay: booking.travelDay,
    amount: amountOf(priced.lines),
    snapshot: { ...booking.snapshot, details: priced.details },
    form: booking.form,
    fingerprint: booking.fingerprint,
    expiresAt: new Date(now.getTime() + holdMinutes * 60_000),
    createdAt: now,
    updatedAt: now,
  };
};

const create = async (tx: Db, placing: Placing, now: Date): Promise<PlacedOrder> => {
  const { booking, member } = placing;
  const wants = mergeWants(booking.wants);
  const rows = await lockStock(tx, wants);
  if (!coverAll(wants, rows)) throw soldOut();
  const priced = booking.price(rows);
  const values = newOrder(placing, priced, now);
  if (values.amount !== booking.expectedAmount) throw priceChanged(values.amount);
  const order = await insertOrder(tx, values, priced.lines);
  if (!(await holdStock(tx, order.id, wants, order.expiresAt))) throw soldOut();
  const after = { state: order.state, amount: order.amount, travelDay: order.travelDay };
  await recordHappenings(tx, [{ orderNo: order.orderNo, event: 'create', actor: member, after }]);
  return answer(order);
};

const resumeOrCreate = async (tx: Db, placing: Placing, now: Date): Promise<PlacedOrder> => {
  const { member, booking } = placing;
  await lockMember(tx, member.userId);
  const unpaid = await listUnpaid(tx, member.userId, now);
  const same = unpaid.find(
    ({ fingerprint, amount }) => fingerprint === booking.fingerprint && amount === booking.expectedAmount,
  );
  const resumed = same && (await resume(tx, same, placing, now));
  if (resumed) return resumed;
  if (unpaid.length >= maxUnpaidOrders) throw tooManyUnpaid();
  return create(tx, placing, now);
};

/**
 * Makes an order of any kind: holds its stock, freezes what it was made from and writes it down, all in one
 * transaction. A member's own unpaid order of the same is resumed instead, without a second hold. Throws A0510 sold
 * out, A0511 price changed (with the new amount), A0512 too many unpaid orders, A0520 key used for another request.
 */
export const placeOrder = (
  { database: { db }, now }: Pick<Deps, 'database' | 'now'>,
  placing: Placing,
): Promise<PlacedOrder> => {
  const { member, booking, key, body } = placing;
  const call = { userId: member.userId, call: `order.${booking.kind}`, key, body };
  return db.transaction((tx) => once(tx, call, () => resumeOrCreate(tx, placing, now())));
};
