import type { LeavingExtra, OrderedExtra, RefundTier } from '@portal/shared/contract';
import { extraFee } from '../tour-refund.ts';

/** What `people` who stay of a party keep: of an extra at most one each. */
export const stayingExtras = (extras: readonly OrderedExtra[], people: number): OrderedExtra[] =>
  extras.map((extra) => ({ ...extra, quantity: Math.min(extra.quantity, people) }));

/**
 * The extras that leave when `people` of a party stay, and what is kept of each by its own rule when it is refunded on
 * `today`, both days in Asia/Shanghai.
 */
export const leavingExtras = (
  extras: readonly OrderedExtra[],
  people: number,
  refundTiers: readonly RefundTier[],
  days: readonly [today: string, travelDay: string],
): LeavingExtra[] =>
  extras.flatMap((extra) => {
    const quantity = extra.quantity - people;
    if (quantity <= 0) return [];
    const { code, name, price } = extra;
    const paid = price * quantity;
    return [{ code, name, quantity, paid, fee: extraFee(extra, paid, refundTiers, days) }];
  });

/** The days before departure until which extras that leave are refunded in full, as steps beside the tiers of the tour. */
export const extraSteps = (
  extras: readonly OrderedExtra[],
  people: number,
): Pick<RefundTier, 'daysBefore'>[] =>
  extras.flatMap(({ quantity, refund, refundDays }) =>
    quantity > people && refund === 'daysBefore' ? [{ daysBefore: refundDays ?? 0 }] : [],
  );
