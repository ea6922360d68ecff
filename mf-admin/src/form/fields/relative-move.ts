import type { RelativePriceMove } from '@portal/shared/contract';

/** How a price moves from what it is, as one chooses it. */
export const relativeWays = ['raisePercent', 'lowerPercent', 'raise', 'lower'] as const;
export type RelativeWay = (typeof relativeWays)[number];

/** Fen of an amount in yuan. */
export const inFen = (yuan: number): number => Math.round(yuan * 100);

export const isPercent = (way: RelativeWay): boolean => way === 'raisePercent' || way === 'lowerPercent';

/** The move of a price for an amount as it was typed: in percent, or in yuan. */
export const relativeMove = (way: RelativeWay, amount: number): RelativePriceMove => {
  const sign = way === 'raise' || way === 'raisePercent' ? 1 : -1;
  return isPercent(way)
    ? { way: 'percent', amount: sign * amount }
    : { way: 'add', amount: sign * inFen(amount) };
};
