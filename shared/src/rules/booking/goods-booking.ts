import type { FieldFault } from '../base/field-fault.ts';
import { parcelsOf, type SentThings } from '../catalog/goods-freight.ts';
import { type PricedLine, priceLine } from '../catalog/tour-price.ts';

/** So many pieces of a SKU. */
export interface GoodsCount {
  readonly skuId: number;
  readonly count: number;
}

/** Pieces of a SKU at a price in fen each, with the terms on which they are sent. */
export interface PricedGoods extends GoodsCount {
  readonly price: number;
  readonly freight: SentThings['freight'];
}

export type GoodsLineCode = 'goods' | 'freight';

/** How many pieces of one SKU an order may have. */
export const maxPieces = 99;

/** Lines of the same SKU put together, where the first of them stood. */
export const mergeGoodsLines = (lines: readonly GoodsCount[]): GoodsCount[] => {
  const counts = new Map<number, number>();
  for (const { skuId, count } of lines) counts.set(skuId, (counts.get(skuId) ?? 0) + count);
  return [...counts].map(([skuId, count]) => ({ skuId, count }));
};

/** Validates the lines of an order: at most 99 pieces per SKU over all lines. */
export const checkGoodsLines = (lines: readonly GoodsCount[]): FieldFault[] => {
  const counts = new Map<number, number>();
  return lines.flatMap(({ skuId, count }, place) => {
    const before = counts.get(skuId) ?? 0;
    counts.set(skuId, before + count);
    const isOver = before <= maxPieces && before + count > maxPieces;
    return isOver ? [{ field: `lines/${place}/count`, code: 'tooMany' } as const] : [];
  });
};

/** The freight in fen: the fee of each parcel, plus `remote` for remote provinces even if that is 0. */
const freightOf = (things: readonly PricedGoods[], far: boolean): number =>
  parcelsOf(things.map(({ price, count, freight }) => ({ amount: price * count, freight }))).reduce(
    (sum, { fee, freight }) => sum + fee + (far ? freight.remote : 0),
    0,
  );

/** The price of goods line by line, in fen: a line for each SKU in order, then one for sending unless that is free. */
export const goodsPriceLines = (
  things: readonly PricedGoods[],
  far: boolean,
): PricedLine<GoodsLineCode>[] => {
  const freight = freightOf(things, far);
  return [
    ...things.map(({ price, count }) => priceLine('goods', price, count)),
    ...(freight > 0 ? [priceLine('freight', freight, 1)] : []),
  ];
};
