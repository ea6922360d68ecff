import type { ProductKind } from '@portal/shared/contract';
import { addDays, dayOf, daysBetween, startOfDay } from '../base/business-day.ts';
import { splitByLargestRemainder } from '../base/money.ts';
import type { RefundDetails, RefundFacts, RefundObstacle } from './refund-facts.ts';
import { tourRefundParts } from './tour-refund.ts';

type DetailsOf<K extends ProductKind> = Extract<RefundDetails, { kind: K }>;

/** The retained amount in fen, or why nothing is refunded. */
type Kept = number | RefundObstacle;
type KeptFor<K extends ProductKind> = (facts: RefundFacts, details: DetailsOf<K>, now: Date) => Kept;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const tour: KeptFor<'tour'> = (facts, details, now) =>
  facts.travelDay === null
    ? 'tooLate'
    : sum(tourRefundParts(facts, details, [dayOf(now), facts.travelDay]).map(({ fee }) => fee));

/** The end of free cancellation; from then on the first night is charged. */
export const freeUntil = (
  { daysBefore, hour }: DetailsOf<'hotel'>['cancellation'],
  checkIn: string,
): Date => {
  const day = startOfDay(addDays(checkIn, -daysBefore));
  return new Date(day.getTime() + hour * 3_600_000);
};

/** The first night's share of what was paid; nights weigh what they cost, for all rooms alike. */
const firstNight = (amount: number, nights: DetailsOf<'hotel'>['nights']): number =>
  splitByLargestRemainder(
    amount,
    nights.map(({ price }) => price),
  )[0] ?? amount;

const stayed: readonly string[] = ['CHECKED_IN', 'NO_SHOW', 'COMPLETED'];

const hotel: KeptFor<'hotel'> = ({ amount, fulfilment }, { cancellation, checkIn, nights }, now) => {
  if (!cancellation.free) return 'neverBack';
  if (stayed.includes(fulfilment) || dayOf(now) > checkIn) return 'tooLate';
  return now < freeUntil(cancellation, checkIn) ? 0 : firstNight(amount, nights);
};

/** Each ticket is refunded separately: a used one is not refunded, the others follow the terms. */
const ticket: KeptFor<'ticket'> = ({ amount, usedTickets }, { refund, day, count }, now) => {
  if (refund === 'never') return 'neverBack';
  if (refund === 'dayBefore' && dayOf(now) >= day) return 'tooLate';
  return sum(splitByLargestRemainder(amount, Array<number>(count).fill(1)).slice(0, usedTickets));
};

/** The return period of goods after receipt, in calendar days. */
export const returnDays = 7;

/** Freight is not refunded once goods were sent. */
const goods: KeptFor<'goods'> = ({ amount, fulfilment, receivedAt }, { things, freight }, now) => {
  if (fulfilment === 'TO_SHIP') return 0;
  if (fulfilment === 'SHIPPED') return 'onTheWay';
  if (fulfilment !== 'RECEIVED' || receivedAt === null) return 'tooLate';
  if (daysBetween(dayOf(receivedAt), dayOf(now)) > returnDays) return 'tooLate';
  const value = sum(things.map(({ price, count }) => price * count));
  return splitByLargestRemainder(amount, [value, freight])[1] ?? amount;
};

const reviewFeePercent = 30;
const beforeReview: readonly string[] = ['DOCS_PENDING', 'DOCS_REJECTED'];

const visa: KeptFor<'visa'> = ({ amount, fulfilment }) => {
  if (beforeReview.includes(fulfilment)) return 0;
  return fulfilment === 'REVIEWING' ? Math.floor((amount * reviewFeePercent) / 100) : 'tooLate';
};

/** The retained amount of a paid order that is refunded at `now`, by kind. */
export const keptOf = (facts: RefundFacts, now: Date): Kept => {
  const { details } = facts;
  switch (details.kind) {
    case 'tour':
      return tour(facts, details, now);
    case 'hotel':
      return hotel(facts, details, now);
    case 'ticket':
      return ticket(facts, details, now);
    case 'goods':
      return goods(facts, details, now);
    case 'visa':
      return visa(facts, details, now);
  }
};
