import type { RefundTier } from '@portal/shared/contract';
import { daysBetween } from '../base/business-day.ts';

/** What cancelling costs and gives back, in fen; `daysBefore` is signed: negative after the travel day. */
export interface RefundQuote {
  readonly daysBefore: number;
  readonly feePercent: number;
  readonly fee: number;
  readonly refund: number;
}

/** The share of the price that cancelling costs with so many days left, by the tier with the most days that are left. */
export const feePercentOf = (tiers: readonly RefundTier[], daysBefore: number): number => {
  const reached = tiers.filter((tier) => tier.daysBefore <= daysBefore);
  return reached.sort((a, b) => b.daysBefore - a.daysBefore)[0]?.feePercent ?? 100;
};

/**
 * What cancelling on `today` gives back of `amount` fen for a travel day, both days in Asia/Shanghai. The tier with the
 * most days that are still left counts; with none left the whole price is lost. The fee is rounded down to whole fen.
 */
export const quoteRefund = (
  amount: number,
  tiers: readonly RefundTier[],
  travelDay: string,
  today: string,
): RefundQuote => {
  const daysBefore = daysBetween(today, travelDay);
  const feePercent = feePercentOf(tiers, daysBefore);
  const fee = Math.floor((amount * feePercent) / 100);
  return { daysBefore, feePercent, fee, refund: amount - fee };
};
