import type { RefundTier } from '@portal/shared/contract';
import { addDays } from '@portal/shared/rules';

/** One step of what cancelling costs: from a day (absent = from now) to a day (absent = afterwards), both included. */
export interface RefundLine {
  readonly from?: string;
  readonly to?: string;
  readonly feePercent: number;
}

interface Step {
  readonly to?: string;
  readonly feePercent: number;
}

const stepsFor = (tiers: readonly RefundTier[], departure: string): readonly Step[] => {
  const steps: Step[] = [...tiers]
    .sort((a, b) => b.daysBefore - a.daysBefore)
    .map(({ daysBefore, feePercent }) => ({ to: addDays(departure, -daysBefore), feePercent }));
  return [...steps, { feePercent: 100 }];
};

/**
 * The refund tiers written out for a departure day: what cancelling costs until when, from `today` on. Steps that are
 * over are left out. After the last tier nothing is given back, which is said when that is before the departure.
 */
export const refundLines = (
  tiers: readonly RefundTier[],
  departure: string,
  today: string,
): readonly RefundLine[] => {
  const lines: RefundLine[] = [];
  let from: string | undefined;
  for (const { to, feePercent } of stepsFor(tiers, departure)) {
    if (to !== undefined && to < today) continue;
    if (from !== undefined && from > departure) break;
    lines.push({ from, to, feePercent });
    from = to === undefined ? undefined : addDays(to, 1);
  }
  return lines;
};
