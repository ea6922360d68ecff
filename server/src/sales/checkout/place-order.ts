import { maxUnpaidOrders } from '@portal/shared/rules';
import type { Deps } from '#src/platform/context/index.ts';
import { type Db, lockMember, pipeline, violatedConstraint } from '#src/platform/database/index.ts';
import { oncePipelined } from '#src/platform/idempotency/index.ts';
import { mergeRequests, readStock, refusedExtra, soldOutConstraint } from '#src/sales/inventory/index.ts';
import { requestWithOrder } from '#src/sales/invoices/index.ts';
import {
  extraSoldOut,
  isTooFast,
  listNewestOrderTimes,
  listUnpaidOrders,
  orderPace,
  recordOrderEvents,
  reserveOrderId,
  soldOut,
  tooFast,
  tooManyUnpaid,
  type UnpaidOrder,
  updateOrder,
} from '#src/sales/orders/index.ts';
import { findOffer } from '#src/sales/waitlist/index.ts';
import {
  createOrder,
  type PlacedOrder,
  type PlaceOrderInput,
  type SavePlaced,
  type Situation,
  toPlacedOrder,
} from './create-order.ts';

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

const readSituation = async (
  tx: Db,
  { booking, member: { userId } }: PlaceOrderInput,
  now: Date,
): Promise<Situation> => {
  const [want] = booking.wants;
  const [, id, unpaid, newest, stock, offer] = await pipeline([
    lockMember(tx, userId),
    reserveOrderId(tx),
    listUnpaidOrders(tx, userId, now),
    listNewestOrderTimes(tx, userId, orderPace.orders),
    readStock(tx, mergeRequests(booking.wants)),
    booking.kind === 'tour' && want ? findOffer(tx, userId, want, now) : undefined,
  ]);
  return { id, unpaid, newest, stock, offer, now };
};

const resumeOrCreate = async (
  tx: Db,
  placing: PlaceOrderInput,
  situation: Situation,
  save: SavePlaced,
): Promise<PlacedOrder> => {
  const { booking, couponId } = placing;
  const { unpaid, newest, now } = situation;
  const same = unpaid.find(
    ({ fingerprint, amount, snapshot }) =>
      fingerprint === booking.fingerprint &&
      amount === booking.expectedAmount &&
      snapshot.couponId === (couponId ?? null),
  );
  const resumed = same && (await resume(tx, same, placing, now));
  if (resumed) {
    await save(resumed);
    return resumed;
  }
  if (unpaid.length >= maxUnpaidOrders) throw tooManyUnpaid();
  if (isTooFast(newest, now)) throw tooFast(booking.wants[0]?.field);
  return createOrder(tx, placing, situation, save);
};

/**
 * The database's oversell constraints fire when another transaction took the stock after our read: report it
 * as sold out.
 */
const asSoldOut = (error: unknown, { booking: { wants } }: PlaceOrderInput): unknown => {
  const extra = refusedExtra(
    error,
    wants.flatMap(({ extras = [] }) => extras),
  );
  if (extra) return extraSoldOut(extra.field, extra.name);
  return violatedConstraint(error) === soldOutConstraint ? soldOut(wants[0]?.field) : error;
};

/**
 * Places an order of any kind: holds its stock, stores its snapshot and its audit entry in one transaction.
 * An identical unpaid order of the member is resumed instead, without a second hold. Throws HttpError:
 * invalid `couponId` or `invoice`, A0510 sold out, A0511 price changed (with the new amount), A0512 too many
 * unpaid orders, A0520 idempotency key used for another request, B0210 orders that follow too fast.
 */
export const placeOrder = async (
  { database, now }: Pick<Deps, 'database' | 'now'>,
  placing: PlaceOrderInput,
): Promise<PlacedOrder> => {
  const { member, booking, key, body } = placing;
  const call = { userId: member.userId, call: `order.${booking.kind}`, key, body };
  try {
    return await database.transaction((tx) =>
      oncePipelined(tx, call, {
        read: () => readSituation(tx, placing, now()),
        run: (situation, save) => resumeOrCreate(tx, placing, situation, save),
      }),
    );
  } catch (error) {
    throw asSoldOut(error, placing);
  }
};
