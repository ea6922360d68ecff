import type { Collected } from '@portal/shared/contract';

/** How the price moved since a product was put aside; `amount` in fen. */
export interface PriceChange {
  readonly way: 'fell' | 'rose';
  readonly amount: number;
}

/** Nothing where the price stands as it stood, was or is not known, or nothing can be bought at it. */
export const priceChangeOf = ({
  state,
  price,
  collectedPrice,
}: Pick<Collected, 'state' | 'price' | 'collectedPrice'>): PriceChange | undefined => {
  if (state !== 'open' || price === null || collectedPrice === null || price === collectedPrice)
    return undefined;
  return { way: price < collectedPrice ? 'fell' : 'rose', amount: Math.abs(price - collectedPrice) };
};
