import type { InvoiceForm, Language } from '@portal/shared/contract';
import { amountOf, maxUnpaidOrders, orderKinds } from '@portal/shared/rules';
import type { Deps } from '#src/platform/context/index.ts';
import { type Db, lockMember, pipeline, violatedConstraint } from '#src/platform/database/index.ts';
import type { Member } from '#src/platform/errors/index.ts';
import { once } from '#src/platform/idempotency/index.ts';
import { newNumber } from '#src/platform/text/index.ts';
import { priceCoupon, useCoupon } from '#src/sales/coupons/index.ts';
import {
  holdStock,
  mergeRequests,
  readStock,
  type StockRequest,
  type StockRow,
  soldOutConstraint,
} from '#src/sales/inventory/index.ts';
import { requestWithOrder } from '#src/sales/invoices/index.ts';
import {
  insertLines,
  insertOrder,
  listUnpaidOrders,
  type NewOrder,
  priceChanged,
  recordOrderEvents,
  soldOut,
  tooManyUnpaid,
  type UnpaidOrder,
  updateOrder,
} from '#src/sales/orders/index.ts';
import type { PreparedBooking, PricedBooking } from './order-kind.ts';

/** The result of a booking: the amount in fen, and until when the stock is held. */
export interface PlacedOrder {
  readonly orderNo: string;
  readonly amount: number;
  readonly expiresAt: string;
}

/** Optional parts of a booking of any kind: one of the member's coupons, and the invoice details. */
export interface BookingExtras {
  readonly couponId?: number;
  readonly invoice?: InvoiceForm;
}

export interface PlaceOrderInput extends BookingExtras {
  readonly member: Member;
  readonly booking: PreparedBooking;
  readonly key: string;
  /** The raw request body, to detect a different request with the same idempotency key. */
  readonly body: unknown;
  /** Language of the booking and of its notifications. */
  readonly language?: Language;
}

/** The amount to pay and the coupon's discount, in fen. */
interface Bill {
  readonly amount: number;
  readonly discount: number;
}

const toPlacedOrder = ({
  orderNo,
  amount,
  expiresAt,
}: Pick<UnpaidOrder, 'orderNo' | 'amount' | 'expiresAt'>): PlacedOrder => ({
  orderNo,
  amount,
  expiresAt: expiresAt.toISOString(),
});

const requireStock = (wants: readonly StockRequest[], rows: readonly StockRow[]): void => {
  for (const { skuId, day, quantity, field } of wants) {
    const row = rows.find((stock) => stock.skuId === skuId && stock.day === day);
    if (!row || row.total - row.held - row.sold < quantity) throw soldOut(field);
  }
};

/** The coupon's discount and the amount to pay, in fen. The amount must equal the one the buyer saw. */
const applyCoupon = async (
  tx: Db,
  { booking, member, couponId }: PlaceOrderInput,
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
 * Resumes an unpaid order with the same fingerprint and amount; the latest input replaces the earlier.
 * Undefined when the order was paid or closed meanwhile.
 */
const resume = async (
  tx: Db,
  order: UnpaidOrder,
  { booking, member, invoice }: PlaceOrderInput,
  now: Date,
): Promise<PlacedOrder | undefined> => {
  if (!(await updateOrder(tx, order, { form: booking.form }, now))) return undefined;
  await booking.claim?.(tx, order.id);
  await requestWithOrder(tx, order.id, invoice, now);
  const after = { state: order.state };
  await recordOrderEvents(tx, [{ orderNo: order.orderNo, event: 'resume', actor: member, after }]);
  return toPlacedOrder(order);
};

const newOrder = (
  { booking, member, couponId, language }: PlaceOrderInput,
  { details }: PricedBooking,
  { amount, discount }: Bill,
  now: Date,
) => {
  const { prefix, holdMinutes } = orderKinds[booking.kind];
  return {
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
  } satisfies NewOrder;
};

const insertPlacedOrder = async (
  tx: Db,
  { booking, member, couponId, invoice }: PlaceOrderInput,
  { lines }: PricedBooking,
  order: ReturnType<typeof newOrder>,
  now: Date,
): Promise<PlacedOrder> => {
  const id = await insertOrder(tx, order);
  const { orderNo, state, amount, travelDay } = order;
  const happened = { orderNo, event: 'create', actor: member, after: { state, amount, travelDay } } as const;
  await pipeline([
    insertLines(tx, id, lines),
    couponId ? useCoupon(tx, couponId, id) : true,
    booking.claim?.(tx, id),
    requestWithOrder(tx, id, invoice, now),
    holdStock(tx, id, mergeRequests(booking.wants), order.expiresAt),
    recordOrderEvents(tx, [happened], [{ ...order, id }]),
  ]);
  return toPlacedOrder(order);
};

const create = async (
  tx: Db,
  placing: PlaceOrderInput,
  stock: readonly StockRow[],
  now: Date,
): Promise<PlacedOrder> => {
  requireStock(mergeRequests(placing.booking.wants), stock);
  const priced = placing.booking.price(stock);
  const bill = await applyCoupon(tx, placing, priced, now);
  return insertPlacedOrder(tx, placing, priced, newOrder(placing, priced, bill, now), now);
};

const resumeOrCreate = async (tx: Db, placing: PlaceOrderInput, now: Date): Promise<PlacedOrder> => {
  const { booking, couponId, member } = placing;
  const [, unpaid, stock] = await pipeline([
    lockMember(tx, member.userId),
    listUnpaidOrders(tx, member.userId, now),
    readStock(tx, mergeRequests(booking.wants)),
  ]);
  const same = unpaid.find(
    ({ fingerprint, amount, snapshot }) =>
      fingerprint === booking.fingerprint &&
      amount === booking.expectedAmount &&
      snapshot.couponId === (couponId ?? null),
  );
  const resumed = same && (await resume(tx, same, placing, now));
  if (resumed) return resumed;
  if (unpaid.length >= maxUnpaidOrders) throw tooManyUnpaid();
  return create(tx, placing, stock, now);
};

/**
 * The database's oversell constraint fires when another transaction took the stock after our read: report it
 * as sold out.
 */
const asSoldOut = (error: unknown, { booking }: PlaceOrderInput): unknown =>
  violatedConstraint(error) === soldOutConstraint ? soldOut(booking.wants[0]?.field) : error;

/**
 * Places an order of any kind: holds its stock, stores its snapshot and its audit entry in one transaction.
 * An identical unpaid order of the member is resumed instead, without a second hold. Throws HttpError:
 * invalid `couponId` or `invoice`, A0510 sold out, A0511 price changed (with the new amount), A0512 too many
 * unpaid orders, A0520 idempotency key used for another request.
 */
export const placeOrder = async (
  { database: { db }, now }: Pick<Deps, 'database' | 'now'>,
  placing: PlaceOrderInput,
): Promise<PlacedOrder> => {
  const { member, booking, key, body } = placing;
  const call = { userId: member.userId, call: `order.${booking.kind}`, key, body };
  try {
    return await db.transaction((tx) => once(tx, call, () => resumeOrCreate(tx, placing, now())));
  } catch (error) {
    throw asSoldOut(error, placing);
  }
};
