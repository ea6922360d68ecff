import type { RefundTier } from '@portal/shared/contract';
import { addDays } from '@portal/shared/rules';

/** One step of what cancelling costs: from a day (absent = from now) to a day (absent = afterwards), both included. */
export interface RefundLine {
  readonly from?: string;
  readonly to?: string;
  readonly feePercent: number;
}

/** One step of what cancelling costs, in days before the departure; `most` absent = any earlier. */
export interface RefundStep {
  readonly least: number;
  readonly most?: number;
  readonly feePercent: number;
}

const furthestFirst = (tiers: readonly RefundTier[]): readonly RefundTier[] =>
  [...tiers].sort((a, b) => b.daysBefore - a.daysBefore);

/** The refund tiers in days before a departure that is not chosen yet, the furthest first. */
export const refundSteps = (tiers: readonly RefundTier[]): readonly RefundStep[] => {
  const steps: RefundStep[] = [];
  for (const { daysBefore, feePercent } of [...furthestFirst(tiers), { daysBefore: 0, feePercent: 100 }]) {
    const previous = steps.at(-1);
    if (previous?.least === 0) break;
    steps.push({ least: daysBefore, most: previous && previous.least - 1, feePercent });
  }
  return steps;
};

interface Step {
  readonly to?: string;
  readonly feePercent: number;
}

const stepsFor = (tiers: readonly RefundTier[], departure: string): readonly Step[] => {
  const steps: Step[] = furthestFirst(tiers).map(({ daysBefore, feePercent }) => ({
    to: addDays(departure, -daysBefore),
    feePercent,
  }));
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
