import type { InvoiceForm, Language } from '@portal/shared/contract';
import { amountOf, maxUnpaidOrders, orderKinds } from '@portal/shared/rules';
import type { Deps } from '#src/platform/context/index.ts';
import { type Db, inOneGo, violatedConstraint, write } from '#src/platform/database/index.ts';
import type { Member } from '#src/platform/errors/index.ts';
import { type Keep, once } from '#src/platform/idempotency/index.ts';
import { newNumber } from '#src/platform/text/index.ts';
import { priceCoupon, useCoupon } from '#src/sales/coupons/index.ts';
import {
  holdRows,
  mergeWants,
  readStock,
  type StockRow,
  type StockWant,
  soldOutConstraint,
} from '#src/sales/inventory/index.ts';
import { askWithOrder } from '#src/sales/invoices/index.ts';
import {
  changeOrder,
  happeningRows,
  listUnpaid,
  lockBuyer,
  type NewOrder,
  type OrderRecord,
  orderRows,
  priceChanged,
  recordHappenings,
  soldOut,
  tooManyUnpaid,
} from '#src/sales/orders/index.ts';
import type { PreparedBooking, PricedBooking } from './order-kind.ts';

/** A booking's answer: the amount in fen, and until when the stock is held. */
export interface PlacedOrder {
  readonly orderNo: string;
  readonly amount: number;
  readonly expiresAt: string;
}

/** What a booking of any kind may add: one of the member's own coupons, and what the invoice is to say. */
export interface BookingExtras {
  readonly couponId?: number;
  readonly invoice?: InvoiceForm;
}

export interface Placing extends BookingExtras {
  readonly member: Member;
  readonly booking: PreparedBooking;
  readonly key: string;
  /** As it came, for telling a repeat from another request under the same key. */
  readonly body: unknown;
  /** In which the buyer books, and is written to. */
  readonly language?: Language;
}

/** What is to be paid, and what a coupon took off before, in fen. */
interface Bill {
  readonly amount: number;
  readonly discount: number;
}

/** When it is, which id a new order gets, and what keeps the answer for a repeat of the call. */
interface Moment {
  readonly now: Date;
  readonly id: number;
  readonly keep: Keep<PlacedOrder>;
}

const answer = ({
  orderNo,
  amount,
  expiresAt,
}: Pick<OrderRecord, 'orderNo' | 'amount' | 'expiresAt'>): PlacedOrder => ({
  orderNo,
  amount,
  expiresAt: expiresAt.toISOString(),
});

const refuseShort = (wants: readonly StockWant[], rows: readonly StockRow[]): void => {
  for (const { skuId, day, quantity, field } of wants) {
    const row = rows.find((stock) => stock.skuId === skuId && stock.day === day);
    if (!row || row.total - row.held - row.sold < quantity) throw soldOut(field);
  }
};

/** What the coupon takes off the lines, in fen, and what is left to pay, which has to be what the buyer saw. */
const takeCoupon = async (
  tx: Db,
  { booking, member, couponId }: Placing,
  { lines }: PricedBooking,
  now: Date,
): Promise<Bill> => {
  const { userId } = member;
  const [kind, full] = [booking.kind, amountOf(lines)];
  const discount = couponId ? await priceCoupon(tx, { userId, couponId, kind, amount: full, now }) : 0;
  const amount = full - discount;
  if (amount !== booking.expectedAmount) throw priceChanged(amount);
  return { amount, discount };
};

/**
 * The same things for the same people, seen at the same price, are one order: what was typed last counts. Undefined
 * when it has just been paid or closed.
 */
const resume = async (
  tx: Db,
  order: OrderRecord,
  { booking, member, invoice }: Placing,
  now: Date,
): Promise<PlacedOrder | undefined> => {
  if (!(await changeOrder(tx, order, { form: booking.form }, now))) return undefined;
  await booking.claim?.(tx, order.id);
  await askWithOrder(tx, order.id, invoice, now);
  const after = { state: order.state };
  await recordHappenings(tx, [{ orderNo: order.orderNo, event: 'resume', actor: member, after }]);
  return answer(order);
};

const newOrder = (
  { booking, member, couponId, language }: Placing,
  { details }: PricedBooking,
  { amount, discount }: Bill,
  { id, now }: Moment,
) => {
  const { prefix, holdMinutes } = orderKinds[booking.kind];
  return {
    id,
    state: 'PENDING_PAYMENT',
    orderNo: newNumber(prefix, now),
    kind: booking.kind,
    userId: member.userId,
    title: booking.snapshot.title.zh,
    travelDay: booking.travelDay,
    amount,
    snapshot: { ...booking.snapshot, discount, couponId: couponId ?? null, details },
    form: booking.form,
    language: language ?? null,
    fingerprint: booking.fingerprint,
    expiresAt: new Date(now.getTime() + holdMinutes * 60_000),
    createdAt: now,
    updatedAt: now,
  } satisfies NewOrder & Pick<OrderRecord, 'id'>;
};

const writeDown = async (
  tx: Db,
  { booking, member, couponId, invoice }: Placing,
  { lines }: PricedBooking,
  order: ReturnType<typeof newOrder>,
  { keep, now }: Moment,
): Promise<PlacedOrder> => {
  const placed = answer(order);
  const after = { state: order.state, amount: order.amount, travelDay: order.travelDay };
  const happened = { orderNo: order.orderNo, event: 'create', actor: member, after } as const;
  await inOneGo(
    write(
      tx,
      ...orderRows(order, lines),
      holdRows(order.id, mergeWants(booking.wants), order.expiresAt),
      ...happeningRows([happened], [order]),
      keep(placed),
    ),
    couponId && useCoupon(tx, couponId, order.id),
    booking.claim?.(tx, order.id),
    askWithOrder(tx, order.id, invoice, now),
  );
  return placed;
};

const create = async (
  tx: Db,
  placing: Placing,
  stock: readonly StockRow[],
  moment: Moment,
): Promise<PlacedOrder> => {
  const { now } = moment;
  refuseShort(mergeWants(placing.booking.wants), stock);
  const priced = placing.booking.price(stock);
  const bill = await takeCoupon(tx, placing, priced, now);
  return writeDown(tx, placing, priced, newOrder(placing, priced, bill, moment), moment);
};

/**
 * What a booking is decided by: the member's unpaid orders, for whom nobody else books meanwhile, and the calendar; and
 * the id of the order, if one is made.
 */
const look = async (tx: Db, { member: { userId }, booking }: Placing, now: Date) => {
  const [id, unpaid, stock] = await inOneGo(
    lockBuyer(tx, userId),
    listUnpaid(tx, userId, now),
    readStock(tx, mergeWants(booking.wants)),
  );
  return { id, unpaid, stock };
};

const resumeOrCreate = async (
  tx: Db,
  placing: Placing,
  { id, unpaid, stock }: Awaited<ReturnType<typeof look>>,
  moment: Omit<Moment, 'id'>,
): Promise<PlacedOrder> => {
  const { booking, couponId } = placing;
  const same = unpaid.find(
    ({ fingerprint, amount, snapshot }) =>
      fingerprint === booking.fingerprint &&
      amount === booking.expectedAmount &&
      snapshot.couponId === (couponId ?? null),
  );
  const resumed = same && (await resume(tx, same, placing, moment.now));
  if (resumed) return resumed;
  if (unpaid.length >= maxUnpaidOrders) throw tooManyUnpaid();
  return create(tx, placing, stock, { ...moment, id });
};

/** Stock that somebody else took between our look at it and the end of our transaction is sold out, too. */
const asSoldOut = (error: unknown, { booking }: Placing): unknown =>
  violatedConstraint(error) === soldOutConstraint ? soldOut(booking.wants[0]?.field) : error;

/**
 * Makes an order of any kind: holds its stock, freezes what it was made from and writes it down, all in one
 * transaction. A member's own unpaid order of the same is resumed instead, without a second hold. Throws a fault of
 * `couponId` or `invoice`, A0510 sold out, A0511 price changed (with the new amount), A0512 too many unpaid orders,
 * A0520 key used for another request.
 */
export const placeOrder = async (
  { database: { db }, now }: Pick<Deps, 'database' | 'now'>,
  placing: Placing,
): Promise<PlacedOrder> => {
  const { member, booking, key, body } = placing;
  const call = { userId: member.userId, call: `order.${booking.kind}`, key, body };
  try {
    const at = now();
    return await db.transaction((tx) =>
      once(
        tx,
        call,
        (seen, keep) => resumeOrCreate(tx, placing, seen, { now: at, keep }),
        () => look(tx, placing, at),
      ),
    );
  } catch (error) {
    throw asSoldOut(error, placing);
  }
};
