import type { OrderDetails, OrderedExtra, RefundTier } from '@portal/shared/contract';
import { daysBetween } from '../base/business-day.ts';
import type { RefundFacts } from './refund-facts.ts';
import { quoteRefund } from './refund-fee.ts';

/** What is kept of a part of a tour order, in fen. `extra`: undefined for the tour itself. */
export interface TourRefundPart {
  readonly extra: OrderedExtra | undefined;
  readonly paid: number;
  readonly fee: number;
}

type Tour = Pick<Extract<OrderDetails, { kind: 'tour' }>, 'extras'>;
type Terms = Pick<RefundFacts, 'amount' | 'feesKept' | 'refundTiers'>;

/** What is kept of an extra by its own rule, in fen, when `paid` is refunded on `today`, both days in Asia/Shanghai. */
export const extraFee = (
  { refund, refundDays }: Pick<OrderedExtra, 'refund' | 'refundDays'>,
  paid: number,
  refundTiers: readonly RefundTier[],
  [today, travelDay]: readonly [today: string, travelDay: string],
): number => {
  if (refund === 'tiers') return quoteRefund(paid, refundTiers, travelDay, today).fee;
  const inTime = refund === 'daysBefore' && daysBetween(today, travelDay) >= (refundDays ?? 0);
  return inTime ? 0 : paid;
};

/**
 * What is kept of a tour and of each of its extras when the order is refunded on `today`, both days in Asia/Shanghai.
 * A coupon reduced the price of the tour alone. Fees for travellers who left are part of it, and stay.
 */
export const tourRefundParts = (
  terms: Terms,
  { extras = [] }: Tour,
  [today, travelDay]: readonly [today: string, travelDay: string],
): TourRefundPart[] => {
  const ofExtras = extras.map((extra) => {
    const paid = extra.price * extra.quantity;
    return { extra, paid, fee: extraFee(extra, paid, terms.refundTiers, [today, travelDay]) };
  });
  const { amount, feesKept = 0, refundTiers } = terms;
  const paid = ofExtras.reduce((rest, part) => rest - part.paid, amount);
  const fee = feesKept + quoteRefund(paid - feesKept, refundTiers, travelDay, today).fee;
  return [{ extra: undefined, paid, fee }, ...ofExtras];
};
