/**
 * Splits an amount in fen over weights so that the parts add up to it exactly: whole shares first, what remains goes
 * one fen each to the largest remainders, the first of equals winning. All weights 0 put everything on the first.
 * Throws a RangeError on no weights, a negative or fractional number, or products beyond 2^53.
 */
export const splitByLargestRemainder = (amount: number, weights: readonly number[]): number[] => {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const fits = [amount, ...weights].every((n) => Number.isSafeInteger(n) && n >= 0);
  if (!fits || weights.length === 0 || !Number.isSafeInteger(amount * total))
    throw new RangeError('an amount is split over at least one weight, all whole and not negative');
  if (total === 0) return weights.map((_, place) => (place === 0 ? amount : 0));
  const parts = weights.map((weight) => Math.floor((amount * weight) / total));
  const rest = amount - parts.reduce((sum, part) => sum + part, 0);
  const winners = weights
    .map((weight, place) => ({ place, remainder: (amount * weight) % total }))
    .sort((a, b) => b.remainder - a.remainder || a.place - b.place)
    .slice(0, rest);
  for (const { place } of winners) parts[place] = (parts[place] ?? 0) + 1;
  return parts;
};

const maxYuan = 10_000_000;

/** Fen of an amount as people type it in yuan, `33.5` → 3350; undefined when it is none, or above ten million. */
export const fenOfYuan = (yuan: string): number | undefined =>
  /^\d+(\.\d{1,2})?$/.test(yuan) && Number(yuan) <= maxYuan ? Math.round(Number(yuan) * 100) : undefined;
