import type { CouponTerms, LeavingExtra, RefundTier, SharedCoupon } from '@portal/shared/contract';
import { addDays, dayOf, daysBetween, startOfDay } from '../../base/business-day.ts';
import { splitByLargestRemainder } from '../../base/money.ts';
import { couponBase, extraLineCode } from '../../catalog/tour-extras.ts';
import { amountOf, type PricedLine } from '../../catalog/tour-price.ts';
import { quoteRefund } from '../refund-fee.ts';

/** The code of the line of what is kept for travellers who left. */
export const cancellationLine = 'cancellation';

/** An order of a party, in fen: its lines, and what its coupon takes off them. */
export interface PartyPrice {
  readonly lines: readonly PricedLine[];
  readonly discount: number;
  readonly refundTiers: readonly RefundTier[];
  readonly travelDay: string;
}

/** Who leaves, in the order of the quote, how many single rooms are given up, and the extras that leave with them. */
export interface LeavingParty {
  readonly travellers: readonly { readonly child: boolean }[];
  readonly singleRooms: number;
  readonly extras?: readonly LeavingExtra[];
}

/** What somebody who leaves cost, in fen: `paid` is the price without the share of the coupon. */
export interface LeavingPrice {
  readonly price: number;
  readonly discount: number;
  readonly paid: number;
}

/** A refund of some travellers in fen, and what the order becomes: its lines, discount and the fees in its amount. */
export interface TravellerRefundPrice {
  readonly people: readonly LeavingPrice[];
  readonly singleRooms: LeavingPrice;
  readonly paid: number;
  readonly feePercent: number;
  readonly fee: number;
  readonly refund: number;
  readonly lines: readonly PricedLine[];
  readonly discount: number;
  readonly feesKept: number;
  readonly amount: number;
}

const sum = (parts: readonly number[]): number => parts.reduce((total, part) => total + part, 0);

const unitPriceOf = (lines: readonly PricedLine[], code: string): number =>
  lines.find((line) => line.code === code)?.unitPrice ?? 0;

const countOf = ({ travellers, singleRooms, extras = [] }: LeavingParty, code: string): number => {
  if (code === 'single') return singleRooms;
  const child = code === 'child';
  if (child || code === 'adult') return travellers.filter((traveller) => traveller.child === child).length;
  return extras.find((extra) => extraLineCode(extra.code) === code)?.quantity ?? 0;
};

/** The lines without those who leave. */
const linesWithout = <Line extends PricedLine>(lines: readonly Line[], leaving: LeavingParty): Line[] =>
  lines.flatMap((line) => {
    const quantity = line.quantity - countOf(leaving, line.code);
    return quantity > 0 ? [{ ...line, quantity, amount: line.unitPrice * quantity }] : [];
  });

const feeLine = (fees: number): PricedLine[] =>
  fees === 0 ? [] : [{ code: cancellationLine, unitPrice: fees, quantity: 1, amount: fees }];

/** The fares of those who leave, then of their single rooms, with the share of each of the coupon, and that of the rest. */
const shareDiscount = (
  sold: readonly PricedLine[],
  discount: number,
  { travellers, singleRooms }: LeavingParty,
  rest: readonly PricedLine[],
) => {
  const prices = [
    ...travellers.map(({ child }) => unitPriceOf(sold, child ? 'child' : 'adult')),
    unitPriceOf(sold, 'single') * singleRooms,
  ];
  const shares = splitByLargestRemainder(discount, [...prices, couponBase(rest)]);
  const fares = prices.map((price, place): LeavingPrice => {
    const share = shares[place] ?? 0;
    return { price, discount: share, paid: price - share };
  });
  return { fares, restDiscount: shares.at(-1) ?? 0 };
};

/**
 * The refund of some travellers of a party on `today`. The coupon is split over all by their prices, without extras: the
 * share of those who leave is not paid out, the rest keeps its own. The fees, by the tiers and of each extra that leaves,
 * stay in the amount of the order, as a line.
 */
export const travellerRefundPrice = (
  { lines, discount, refundTiers, travelDay }: PartyPrice,
  leaving: LeavingParty,
  today: string,
): TravellerRefundPrice => {
  const isFee = ({ code }: PricedLine) => code === cancellationLine;
  const sold = lines.filter((line) => !isFee(line));
  const rest = linesWithout(sold, leaving);
  const { fares, restDiscount } = shareDiscount(sold, discount, leaving, rest);
  const { extras = [] } = leaving;
  const ofFares = sum(fares.map((one) => one.paid));
  const { feePercent, fee: fareFee } = quoteRefund(ofFares, refundTiers, travelDay, today);
  const paid = ofFares + sum(extras.map((extra) => extra.paid));
  const fee = fareFee + sum(extras.map((extra) => extra.fee));
  const feesKept = amountOf(lines.filter(isFee)) + fee;
  return {
    people: fares.slice(0, -1),
    singleRooms: fares.at(-1) ?? { price: 0, discount: 0, paid: 0 },
    ...{ paid, feePercent, fee, refund: paid - fee },
    lines: [...rest, ...feeLine(feesKept)],
    ...{ discount: restDiscount, feesKept, amount: amountOf(rest) - restDiscount + feesKept },
  };
};

/** What becomes of the coupon of an order whose fares, in fen and without extras, are less then; null without one. */
export const couponOfRest = (
  coupon: Pick<CouponTerms, 'minAmount'> | null,
  fares: number,
): SharedCoupon | null => coupon && (fares < coupon.minAmount ? 'keptBelowMinimum' : 'kept');

/** The end of the last day in Asia/Shanghai on which the tier of `now` applies. Without one the travel day ends it. */
export const tierEnd = (
  tiers: readonly Pick<RefundTier, 'daysBefore'>[],
  travelDay: string,
  now: Date,
): Date => {
  const left = daysBetween(dayOf(now), travelDay);
  const reached = tiers.map(({ daysBefore }) => daysBefore).filter((days) => days <= left);
  return startOfDay(addDays(travelDay, 1 - Math.max(0, ...reached)));
};
