import type { TourCard } from '@portal/shared/contract';

export interface Saving {
  /** In fen. */
  readonly amount: number;
  /** Whole percent of the usual price, rounded down so that it never promises more than there is. */
  readonly percent: number;
}

/** What a tour on sale saves against its usual price; undefined when it saves nothing worth a word. */
export const savingOf = ({
  fromPrice,
  marketPrice,
  onSale,
}: Pick<TourCard, 'fromPrice' | 'marketPrice' | 'onSale'>): Saving | undefined => {
  if (!onSale || fromPrice === null || marketPrice === null || marketPrice <= fromPrice) return undefined;
  const amount = marketPrice - fromPrice;
  const percent = Math.floor((amount * 100) / marketPrice);
  return percent === 0 ? undefined : { amount, percent };
};
