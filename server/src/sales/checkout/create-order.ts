import type { InvoiceForm, Language } from '@portal/shared/contract';
import { amountOf, couponBase, dayOf, depositOffer, orderKinds } from '@portal/shared/rules';
import { type Db, pipeline } from '#src/platform/database/index.ts';
import type { Member } from '#src/platform/errors/index.ts';
import type { SaveAnswer } from '#src/platform/idempotency/index.ts';
import { newNumber } from '#src/platform/text/index.ts';
import { priceCoupon, redeemCoupon } from '#src/sales/coupons/index.ts';
import {
  holdStock,
  mergeRequests,
  requireExtras,
  type StockRequest,
  type StockRow,
} from '#src/sales/inventory/index.ts';
import { requestWithOrder } from '#src/sales/invoices/index.ts';
import {
  insertLines,
  insertOrder,
  type NewOrder,
  type OrderRecord,
  priceChanged,
  recordOrderEvents,
  soldOut,
  type UnpaidOrder,
} from '#src/sales/orders/index.ts';
import { redeemOffer, type SeatOffer } from '#src/sales/waitlist/index.ts';
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

/** What decides a booking, read under the lock of its buyer, and the id reserved for its order. */
export interface Situation {
  readonly id: number;
  readonly unpaid: readonly UnpaidOrder[];
  /** When the buyer placed the latest orders. */
  readonly newest: readonly Date[];
  readonly stock: readonly StockRow[];
  /** Seats of a waiting list that are held for the buyer, besides the stock. */
  readonly offer: SeatOffer | undefined;
  readonly now: Date;
}

export type SavePlaced = SaveAnswer<PlacedOrder>;

/** The amount to pay and the coupon's discount, in fen. */
interface Bill {
  readonly amount: number;
  readonly discount: number;
}

export const toPlacedOrder = ({
  orderNo,
  amount,
  expiresAt,
}: Pick<UnpaidOrder, 'orderNo' | 'amount' | 'expiresAt'>): PlacedOrder => ({
  orderNo,
  amount,
  expiresAt: expiresAt.toISOString(),
});

const requireStock = (
  wants: readonly StockRequest[],
  { stock: rows, offer }: Pick<Situation, 'stock' | 'offer'>,
): void => {
  const offered = offer?.seats ?? 0;
  for (const { skuId, day, quantity, field } of wants) {
    const row = rows.find((stock) => stock.skuId === skuId && stock.day === day);
    if (!row || row.total - row.held - row.sold + offered < quantity) throw soldOut(field);
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
  const use = { kind: booking.kind, amount: couponBase(lines), now };
  const discount = couponId ? await priceCoupon(tx, { userId, couponId, ...use }) : 0;
  const amount = amountOf(lines) - discount;
  if (amount !== booking.expectedAmount) throw priceChanged(amount);
  return { amount, discount };
};

/** The deposit that can be paid first of a tour that offers one. */
const depositOf = (
  { snapshot, travelDay }: PreparedBooking,
  { details }: PricedBooking,
  { amount }: Bill,
  now: Date,
) => {
  const extras = details.kind === 'tour' ? details.extras : undefined;
  const { depositTerms: terms, refundTiers } = snapshot;
  const offer =
    terms && travelDay
      ? depositOffer({ amount, departure: travelDay, terms, refundTiers, extras }, dayOf(now))
      : null;
  return { deposit: offer?.deposit ?? null, balanceDueOn: offer?.dueOn ?? null, balancePaidAt: null };
};

const newOrder = (
  { booking, member, couponId, language }: PlaceOrderInput,
  priced: PricedBooking,
  bill: Bill,
  { id, now }: Situation,
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
    amount: bill.amount,
    ...depositOf(booking, priced, bill, now),
    snapshot: {
      ...booking.snapshot,
      discount: bill.discount,
      couponId: couponId ?? null,
      details: priced.details,
    },
    form: booking.form,
    language: language ?? null,
    fingerprint: booking.fingerprint,
    expiresAt: new Date(now.getTime() + holdMinutes * 60_000),
    createdAt: now,
    updatedAt: now,
  } satisfies NewOrder & Pick<OrderRecord, 'id'>;
};

/** Holds the stock of an order; with an offer its held seats become the order's. */
const holdFor = (
  tx: Db,
  { id, expiresAt }: ReturnType<typeof newOrder>,
  wants: readonly StockRequest[],
  { offer, now }: Situation,
): Promise<void> => {
  const [request] = wants;
  return offer && request
    ? redeemOffer(tx, { offer, orderId: id, request, expiresAt, now })
    : holdStock(tx, id, wants, expiresAt);
};

const insertPlacedOrder = async (
  tx: Db,
  { booking, member, couponId, invoice }: PlaceOrderInput,
  { lines }: PricedBooking,
  { order, situation }: { readonly order: ReturnType<typeof newOrder>; readonly situation: Situation },
  save: SavePlaced,
): Promise<PlacedOrder> => {
  const { id, orderNo, state, amount, travelDay } = order;
  const placed = toPlacedOrder(order);
  const happened = { orderNo, event: 'create', actor: member, after: { state, amount, travelDay } } as const;
  await pipeline([
    insertOrder(tx, order),
    insertLines(tx, id, lines),
    couponId ? redeemCoupon(tx, couponId, id) : true,
    booking.claim?.(tx, id),
    requestWithOrder(tx, id, invoice, order.createdAt),
    holdFor(tx, order, mergeRequests(booking.wants), situation),
    recordOrderEvents(tx, [happened], [order]),
    save(placed),
  ]);
  return placed;
};

/**
 * Creates an order: checks its stock, prices it and inserts all its rows at once. Throws HttpError: A0510 sold
 * out, A0511 price changed, invalid `couponId` or `invoice`.
 */
export const createOrder = async (
  tx: Db,
  placing: PlaceOrderInput,
  situation: Situation,
  save: SavePlaced,
): Promise<PlacedOrder> => {
  const { stock, now } = situation;
  requireStock(mergeRequests(placing.booking.wants), situation);
  for (const want of placing.booking.wants) await requireExtras(tx, want, want.extras ?? []);
  const priced = placing.booking.price(stock);
  const bill = await applyCoupon(tx, placing, priced, now);
  const order = newOrder(placing, priced, bill, situation);
  return insertPlacedOrder(tx, placing, priced, { order, situation }, save);
};
