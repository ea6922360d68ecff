import { useState } from 'react';
import type { CartRow } from './cart-rows.ts';

/** The rows to order; default: all. */
export interface Chosen {
  readonly rows: readonly CartRow[];
  readonly has: (skuId: number) => boolean;
  readonly set: (skuId: number, chosen: boolean) => void;
  readonly setAll: (chosen: boolean) => void;
}

export const useChosen = (rows: readonly CartRow[]): Chosen => {
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const has = (skuId: number) => !left.has(skuId);
  return {
    rows: rows.filter(({ sku }) => has(sku.skuId)),
    has,
    set: (skuId, chosen) => {
      const next = new Set(left);
      if (chosen) next.delete(skuId);
      else next.add(skuId);
      setLeft(next);
    },
    setAll: (chosen) => setLeft(chosen ? new Set() : new Set(rows.map(({ sku }) => sku.skuId))),
  };
};
