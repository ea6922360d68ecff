import type { ProductCard } from '@portal/shared/contract';

/** What a price is read from; all in fen. */
export type Priced = Pick<ProductCard, 'kind' | 'fromPrice' | 'stay' | 'marketPrice' | 'onSale'>;

export interface Saving {
  /** In fen. */
  readonly amount: number;
  /** Whole percent of the usual price, rounded down so that it never promises more than there is. */
  readonly percent: number;
}

/** What a product on sale saves against its usual price; undefined when it saves nothing worth a word. */
export const savingOf = ({ fromPrice, marketPrice, onSale }: Omit<Priced, 'kind'>): Saving | undefined => {
  if (!onSale || fromPrice === null || marketPrice === null || marketPrice <= fromPrice) return undefined;
  const amount = marketPrice - fromPrice;
  const percent = Math.floor((amount * 100) / marketPrice);
  return percent === 0 ? undefined : { amount, percent };
};
