import type { ProductFacets } from '@portal/shared/contract';

const steps = [3, 5, 7, 10, 15, 20, 30, 45];

/** How many products need at most so many days: only steps that leave some out, and more than the step before. */
export const atMostChoices = (
  days: ProductFacets['days'],
): readonly { readonly days: number; readonly count: number }[] => {
  const within = (most: number) =>
    days.reduce((sum, { value, count }) => sum + (Number(value) <= most ? count : 0), 0);
  const all = within(Number.POSITIVE_INFINITY);
  return steps
    .map((step) => ({ days: step, count: within(step) }))
    .filter(({ count }, place, every) => count < all && count > (every[place - 1]?.count ?? 0));
};
