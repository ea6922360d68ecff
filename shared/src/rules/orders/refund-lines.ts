import type { RefundTier } from '@portal/shared/contract';
import { addDays } from '../base/business-day.ts';

/** One step of what cancelling costs: from a day (absent = from now) to a day (absent = afterwards), both included. */
export interface RefundLine {
  readonly from?: string;
  readonly to?: string;
  readonly feePercent: number;
}

const stepsFor = (tiers: readonly RefundTier[], travelDay: string): readonly Omit<RefundLine, 'from'>[] => {
  const furthestFirst = [...tiers].sort((a, b) => b.daysBefore - a.daysBefore);
  const steps = furthestFirst.map(({ daysBefore, feePercent }) => ({
    to: addDays(travelDay, -daysBefore),
    feePercent,
  }));
  return [...steps, { feePercent: 100 }];
};

/**
 * The refund tiers written out for a travel day: what cancelling costs until when, from `today` on; days in
 * Asia/Shanghai. Steps that are over are left out. After the last tier nothing is refunded, which is a step
 * of its own when that is before the travel day.
 */
export const refundLines = (
  tiers: readonly RefundTier[],
  travelDay: string,
  today: string,
): readonly RefundLine[] => {
  const lines: RefundLine[] = [];
  let from: string | undefined;
  for (const { to, feePercent } of stepsFor(tiers, travelDay)) {
    if (to !== undefined && to < today) continue;
    if (from !== undefined && from > travelDay) break;
    lines.push({ from, to, feePercent });
    from = to === undefined ? undefined : addDays(to, 1);
  }
  return lines;
};
