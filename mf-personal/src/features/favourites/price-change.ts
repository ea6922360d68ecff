import type { Collected } from '@portal/shared/contract';

/** The change of the price since a favourite was added; `amount` in fen. */
export interface PriceChange {
  readonly way: 'fell' | 'rose';
  readonly amount: number;
}

/** Undefined when the price is unchanged or unknown, or the product is not available. */
export const priceChangeOf = ({
  state,
  price,
  collectedPrice,
}: Pick<Collected, 'state' | 'price' | 'collectedPrice'>): PriceChange | undefined => {
  if (state !== 'open' || price === null || collectedPrice === null || price === collectedPrice)
    return undefined;
  return { way: price < collectedPrice ? 'fell' : 'rose', amount: Math.abs(price - collectedPrice) };
};
