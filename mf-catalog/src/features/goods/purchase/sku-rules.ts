import type { GoodsSku, Stock } from '@portal/shared/contract';

/** Price and stock by SKU. */
export type Stocks = ReadonlyMap<number, Pick<Stock, 'price' | 'left'>>;

/** Whether a value of an option can be had: `none` when nothing is made that way. */
export type ValueState = 'free' | 'soldOut' | 'none';

export const stocksOf = (rows: readonly Stock[]): Stocks => new Map(rows.map((row) => [row.skuId, row]));

const leftOf = (stocks: Stocks, { skuId }: GoodsSku): number => stocks.get(skuId)?.left ?? 0;

const priceOf = (stocks: Stocks, { skuId }: GoodsSku): number =>
  stocks.get(skuId)?.price ?? Number.POSITIVE_INFINITY;

/** The SKUs with the same values as `current` before an option, and this value at it. */
const matching = (
  skus: readonly GoodsSku[],
  current: GoodsSku | undefined,
  option: number,
  value: number,
): readonly GoodsSku[] =>
  skus.filter(
    ({ values }) =>
      values[option] === value &&
      values.slice(0, option).every((before, at) => !current || before === current.values[at]),
  );

/**
 * Whether a value is available with the chosen values of earlier options. Later options do not matter: they
 * are adjusted, so that no choice leads to a dead end.
 */
export const stateOf = (
  skus: readonly GoodsSku[],
  stocks: Stocks,
  current: GoodsSku | undefined,
  option: number,
  value: number,
): ValueState => {
  const found = matching(skus, current, option, value);
  if (found.length === 0) return 'none';
  return found.some((sku) => leftOf(stocks, sku) > 0) ? 'free' : 'soldOut';
};

/** The cheapest SKU that can be bought now; undefined when all is sold out. */
export const cheapest = (skus: readonly GoodsSku[], stocks: Stocks): GoodsSku | undefined =>
  skus
    .filter((sku) => leftOf(stocks, sku) > 0)
    .toSorted((one, other) => priceOf(stocks, one) - priceOf(stocks, other))[0];

const shared = (one: GoodsSku, other: GoodsSku | undefined): number =>
  one.values.filter((value, at) => value === other?.values[at]).length;

/**
 * The SKU for a chosen value: of those in stock the one that keeps most of the selection, then the cheapest.
 */
export const skuAfter = (
  skus: readonly GoodsSku[],
  stocks: Stocks,
  current: GoodsSku | undefined,
  option: number,
  value: number,
): GoodsSku | undefined =>
  matching(skus, current, option, value)
    .filter((sku) => leftOf(stocks, sku) > 0)
    .toSorted(
      (one, other) =>
        shared(other, current) - shared(one, current) || priceOf(stocks, one) - priceOf(stocks, other),
    )[0];
