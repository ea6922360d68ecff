import type { LeavingTraveller, TravellerRefundQuote } from '@portal/shared/contract';
import {
  cancellationLine,
  couponBase,
  couponOfRest,
  dayOf,
  extraSteps,
  leavingExtras,
  leavingFault,
  needsApproval,
  sharesWithStranger,
  singleRoomsLeft,
  stayingExtras,
  type TravellerRefundPrice,
  tierEnd,
  travellerRefundObstacle,
  travellerRefundPrice,
} from '@portal/shared/rules';
import type { Db, PlannedRemoval } from '#src/platform/database/index.ts';
import { getChangeSituation, invoiceAfter, tourDetailsOf, versionOf } from '#src/sales/changes/index.ts';
import { findTermsOfOrder } from '#src/sales/coupons/index.ts';
import { listLines, type OrderRecord } from '#src/sales/orders/index.ts';
import { getRefundFacts } from '#src/sales/refunds/index.ts';
import { cannotLeave, notRefundable, wrongSingleRooms } from './traveller-refund-errors.ts';

/** Which travellers leave, by their places in the order, and how many single rooms stay. */
export interface Leaving {
  readonly places: readonly number[];
  readonly singleRooms?: number | undefined;
}

/** A refund of some travellers as its buyer confirms it, and what the order becomes. */
export interface RemovalPlan {
  readonly quote: TravellerRefundQuote;
  readonly plan: PlannedRemoval;
}

const requirePossible = async (db: Db, order: OrderRecord, now: Date): Promise<void> => {
  const { facts } = await getChangeSituation(db, order);
  const why = travellerRefundObstacle({ ...(await getRefundFacts(db, order)), ...facts }, now);
  if (why) throw notRefundable(why);
};

/** The people of an order without those at `places`, its single rooms and extras. Throws an HttpError naming the field. */
const partyWithout = (order: OrderRecord, { places, singleRooms }: Leaving) => {
  const { travellers } = order.form;
  const fault = leavingFault(travellers, places);
  if (fault) throw cannotLeave(fault);
  const leaving = travellers.flatMap((traveller, place) =>
    places.includes(place) ? [{ ...traveller, place }] : [],
  );
  const details = tourDetailsOf(order);
  const leavingAdults = leaving.filter(({ child }) => !child).length;
  const range = singleRoomsLeft(details, leavingAdults);
  const after = singleRooms ?? range.most;
  if (after < range.least || after > range.most) throw wrongSingleRooms();
  const adults = details.adults - leavingAdults;
  const children = details.children - (leaving.length - leavingAdults);
  const rooms = { before: details.singleRooms, ...range, after };
  const { extras = [] } = details;
  const staying = extras.length > 0 ? { extras: stayingExtras(extras, adults + children) } : {};
  const rest = { ...details, adults, children, singleRooms: after, ...staying };
  return { leaving, rooms, extras, people: adults + children, details: rest };
};

type Party = ReturnType<typeof partyWithout>;

const priceOf = async (db: Db, order: OrderRecord, party: Party, now: Date) => {
  const { leaving, rooms, people } = party;
  const { travelDay, snapshot } = order;
  if (travelDay === null) throw notRefundable('tooLate');
  const lines = await listLines(db, order.id);
  const { discount, refundTiers } = snapshot;
  const extras = leavingExtras(party.extras, people, refundTiers, [dayOf(now), travelDay]);
  const parting = { travellers: leaving, singleRooms: rooms.before - rooms.after, extras };
  const price = travellerRefundPrice({ lines, discount, refundTiers, travelDay }, parting, dayOf(now));
  if (price.refund === 0) throw notRefundable('tooLate');
  const names = new Map([
    ...lines.map(({ code, name }) => [code, name] as const),
    [cancellationLine, '退订手续费'],
  ]);
  const named = price.lines.map((line) => ({ ...line, name: names.get(line.code) ?? line.code }));
  const until = tierEnd([...refundTiers, ...extraSteps(party.extras, people)], travelDay, now);
  return { ...price, extras, lines: named, until: until.toISOString() };
};

const leavingTravellers = ({ leaving }: Party, { people }: TravellerRefundPrice): LeavingTraveller[] =>
  leaving.flatMap(({ place, name, child }, index) => {
    const price = people[index];
    return price ? [{ place, name, child, ...price }] : [];
  });

/** The coupon of an order whose lines are these then. */
const couponOf = async (db: Db, order: OrderRecord, lines: TravellerRefundQuote['lines']) => {
  const coupon = order.snapshot.couponId ? await findTermsOfOrder(db, order.id) : undefined;
  return couponOfRest(coupon ?? null, couponBase(lines.filter(({ code }) => code !== cancellationLine)));
};

/**
 * What a refund of some travellers of a tour means at `now`, in fen. Throws an HttpError naming the field when they
 * cannot leave, A0513 when no traveller can.
 */
export const planRemoval = async (
  db: Db,
  order: OrderRecord,
  asked: Leaving,
  now: Date,
): Promise<RemovalPlan> => {
  await requirePossible(db, order, now);
  const party = partyWithout(order, asked);
  const price = await priceOf(db, order, party, now);
  const { singleRooms, people: _people, feesKept, until, ...amounts } = price;
  const { details, rooms } = party;
  const shown = {
    leaving: leavingTravellers(party, price),
    singleRooms: { ...rooms, price: singleRooms.price, paid: singleRooms.paid },
    sharesRoom: details.days > 1 && sharesWithStranger(details),
    ...amounts,
    coupon: await couponOf(db, order, price.lines),
    invoice: await invoiceAfter(db, order.id, -price.refund),
    approval: needsApproval(order.kind, order.fulfilment),
    until,
  };
  const version = versionOf([order.orderNo, shown]);
  const { lines, discount, amount } = price;
  const places = shown.leaving.map(({ place }) => place);
  return { quote: { ...shown, version }, plan: { places, details, lines, discount, amount, feesKept } };
};
