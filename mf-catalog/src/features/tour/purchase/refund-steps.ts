import type { RefundTier } from '@portal/shared/contract';

/** One step of what cancelling costs, in days before the departure; `most` absent = any earlier. */
export interface RefundStep {
  readonly least: number;
  readonly most?: number;
  readonly feePercent: number;
}

/** The refund tiers in days before a departure that is not chosen yet, the furthest first. */
export const refundSteps = (tiers: readonly RefundTier[]): readonly RefundStep[] => {
  const furthestFirst = [...tiers].sort((a, b) => b.daysBefore - a.daysBefore);
  const steps: RefundStep[] = [];
  for (const { daysBefore, feePercent } of [...furthestFirst, { daysBefore: 0, feePercent: 100 }]) {
    const previous = steps.at(-1);
    if (previous?.least === 0) break;
    steps.push({ least: daysBefore, most: previous && previous.least - 1, feePercent });
  }
  return steps;
};
