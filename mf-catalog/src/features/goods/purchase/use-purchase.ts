import { queryOf } from '@portal/shared/api';
import type { GoodsDetail, GoodsSku } from '@portal/shared/contract';
import { maxPieces } from '@portal/shared/rules';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { cheapest, skuAfter, stateOf, stocksOf, type ValueState } from './sku-rules.ts';

/** What somebody is about to buy: the SKU, its price (fen) and stock of this moment, how many pieces. */
export interface Purchase {
  /** Undefined until the stock is known, and when all is sold out. */
  readonly sku?: GoodsSku;
  readonly price?: number;
  readonly left: number;
  /** Nothing of the choice is left, or nothing at all. */
  readonly soldOut: boolean;
  readonly count: number;
  /** As many as can be bought at once. */
  readonly most: number;
  readonly choose: (option: number, value: number) => void;
  readonly setCount: (count: number) => void;
  /** `unknown` while the stock is loading: an earlier choice would be lost. */
  readonly stateOf: (option: number, value: number) => ValueState | 'unknown';
}

/** Price and stock of goods; refetched when the page gets focus. */
export const useGoodsStock = (id: number) =>
  useQuery({
    ...queryOf('GET /api/v1/goods/:id/stock', { params: { id }, query: {} }, { quiet: true }),
    refetchOnWindowFocus: true,
  });

export type GoodsStock = ReturnType<typeof useGoodsStock>;

/**
 * The selected SKU: at first the cheapest available one. It stays selected when it sells out, with a message.
 */
export const usePurchase = ({ skus }: GoodsDetail, stock: GoodsStock): Purchase => {
  const [chosen, setChosen] = useState<number>();
  const [wanted, setWanted] = useState(1);
  const stocks = stock.data && stocksOf(stock.data);
  const first = stocks && cheapest(skus, stocks);
  const sku = stocks && (skus.find(({ skuId }) => skuId === chosen) ?? first);
  const offer = sku && stocks?.get(sku.skuId);
  const left = offer?.left ?? 0;
  const most = Math.min(maxPieces, left);
  return {
    sku,
    price: offer?.price,
    left,
    soldOut: stocks !== undefined && left === 0,
    most,
    count: Math.max(1, Math.min(wanted, most)),
    setCount: setWanted,
    choose: (option, value) =>
      setChosen((stocks && skuAfter(skus, stocks, sku, option, value)?.skuId) ?? chosen),
    stateOf: (option, value) => (stocks ? stateOf(skus, stocks, sku, option, value) : 'unknown'),
  };
};
