import type { DateChangeQuote, TourSelection } from '@portal/shared/contract';
import {
  ageGroupOn,
  amountOf,
  balanceEnd,
  changeDeadline,
  changePrice,
  dayOf,
  decisionTime,
  extraLines,
  movedBalance,
  openBalance,
  standardChangeTerms,
} from '@portal/shared/rules';
import type { Db, PlannedDate } from '#src/platform/database/index.ts';
import { invalidField } from '#src/platform/errors/index.ts';
import { getBookableTour, namedTourLines, requireTourPeople } from '#src/sales/checkout/index.ts';
import { findTermsOfOrder } from '#src/sales/coupons/index.ts';
import {
  closingOf,
  type RequestedExtra,
  requireExtras,
  type StockKey,
  type StockRow,
} from '#src/sales/inventory/index.ts';
import { type OrderRecord, soldOut } from '#src/sales/orders/index.ts';
import { notChangeable } from './change-errors.ts';
import { tourDetailsOf } from './change-facts.ts';
import { invoiceAfter, versionOf } from './change-quote.ts';

/** The extras of an order that move to another departure, at the prices of the order. */
export const movedExtras = ({ extras = [] }: PlannedDate['details']): RequestedExtra[] =>
  extras.map(({ code, name, quantity }) => ({ code, name, quantity, field: 'day' }));

/** A change of date as its buyer confirms it, and what the order becomes. */
export interface DatePlan {
  readonly quote: DateChangeQuote;
  readonly plan: PlannedDate;
}

/** The people of an order on another departure: children are those who are children on that day. */
const selectionOn = ({ snapshot, form }: OrderRecord, singleRooms: number, key: StockKey): TourSelection => {
  const children = form.travellers.filter(
    ({ birthDate }) => ageGroupOn(birthDate, key.day) === 'child',
  ).length;
  return { tourId: snapshot.productId, ...key, adults: snapshot.people - children, children, singleRooms };
};

const requireOther = ({ skuId, day }: StockKey, key: StockKey): void => {
  if (skuId === key.skuId && day === key.day)
    throw invalidField(
      'day',
      '与当前班期相同，请选择其他班期',
      'This is the current departure. Please choose another one',
    );
};

const requireSeats = ({ total, held, sold }: StockRow, people: number): void => {
  if (total - held - sold < people) throw soldOut('day');
};

/** What becomes of an open balance. Throws A0513 when it has to be paid before this change. */
const balanceAfter = (order: OrderRecord, amount: number, departure: string, now: Date) => {
  const { depositTerms: terms, refundTiers } = order.snapshot;
  const { extras } = tourDetailsOf(order);
  if (openBalance(order) === 0 || order.deposit === null || !terms) return undefined;
  const moved = movedBalance({ amount, departure, terms, refundTiers, extras }, order.deposit, dayOf(now));
  if (!moved) throw notChangeable('balanceFirst');
  return moved;
};

const readDeparture = async (db: Db, order: OrderRecord, key: StockKey, now: Date) => {
  const before = tourDetailsOf(order);
  requireOther(before, key);
  const selection = selectionOn(order, before.singleRooms, key);
  const tour = await getBookableTour(db, selection, now);
  requireTourPeople(selection, tour, order.form.travellers);
  requireSeats(tour.departure, order.snapshot.people);
  await requireExtras(db, key, movedExtras(before));
  return { before, selection, ...tour };
};

const detailsOn = (
  { adults, children, singleRooms }: TourSelection,
  { skuId, day, price, childPrice, singleSupplement }: StockRow,
  { days, extras }: Pick<PlannedDate['details'], 'days' | 'extras'>,
): PlannedDate['details'] => ({
  ...{ kind: 'tour', days, adults, children, singleRooms },
  ...{ skuId, day, price, childPrice, singleSupplement },
  ...(extras ? { extras } : {}),
});

/**
 * What another departure of its tour means for a paid order at `now`, in fen. Throws an HttpError naming the field when
 * the departure cannot be booked for its people, A0510 sold out.
 */
export const planDate = async (db: Db, order: OrderRecord, key: StockKey, now: Date): Promise<DatePlan> => {
  const { before, selection, product, departure } = await readDeparture(db, order, key, now);
  const lines = [...namedTourLines(departure, selection, before.extras ?? [])];
  const coupon = (order.snapshot.couponId && (await findTermsOfOrder(db, order.id))) || null;
  const extras = amountOf(extraLines(before.extras ?? []));
  const facts = { kind: order.kind, before: order.amount, coupon, orderedAt: order.createdAt, extras };
  const priced = changePrice(facts, amountOf(lines), now);
  const { discount, amount, difference } = priced;
  const balance = balanceAfter(order, amount, departure.day, now);
  const from = order.travelDay ?? before.day;
  const ends = [
    changeDeadline(from, order.snapshot.changeTerms ?? standardChangeTerms),
    closingOf(departure),
    decisionTime(departure.day, product.content.cutoffDays),
    ...(balance ? [balanceEnd(balance.dueOn)] : []),
  ];
  const shown = {
    ...{ from, day: departure.day, lines, discount, amount, difference },
    before: order.amount,
    balance: balance ?? null,
    coupon: priced.coupon,
    invoice: await invoiceAfter(db, order.id, difference),
    until: new Date(Math.min(...ends.map(Number))).toISOString(),
  };
  const returnsCoupon = priced.coupon !== null && priced.coupon !== 'kept';
  const days = product.days ?? before.days;
  const details = detailsOn(selection, departure, { days, extras: before.extras });
  const version = versionOf([order.orderNo, before, details, shown]);
  return { quote: { ...shown, version }, plan: { details, lines, discount, amount, returnsCoupon, balance } };
};
