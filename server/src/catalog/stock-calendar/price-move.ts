import type { PlannedChange } from './plan-edit.ts';

const fields = ['price', 'childPrice', 'singleSupplement'] as const;

/** By how much a price (fen) changes in percent, up or down; 0 without one before or after. */
export const percentOf = (before: number | null, after: number | null): number =>
  before && after !== null ? (Math.abs(after - before) / before) * 100 : 0;

/**
 * The largest change of a price in percent, up or down; 0 without one. New days and prices that are added or removed have
 * nothing to be compared with.
 */
export const largestMove = (changes: readonly PlannedChange[]): number =>
  Math.max(
    0,
    ...changes.flatMap(({ before, after }) =>
      before && after ? fields.map((field) => percentOf(before[field], after[field])) : [],
    ),
  );
