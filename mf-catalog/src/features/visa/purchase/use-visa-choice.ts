import { queryOf } from '@portal/shared/api';
import type { Stock, VisaDetail, VisaType } from '@portal/shared/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

/** A type with its price (fen) and places of this moment; both unknown until the server answered. */
export interface TypeOffer {
  readonly type: VisaType;
  readonly price?: number;
  readonly left?: number;
}

export interface VisaChoice {
  readonly offers: readonly TypeOffer[];
  /** Undefined until the places are known, and when there are none. */
  readonly chosen?: TypeOffer;
  readonly choose: (skuId: number) => void;
}

/** Prices and places of a visa; refetched when the page gets focus. */
export const useVisaStock = (id: number) =>
  useQuery({
    ...queryOf('GET /api/v1/visas/:id/stock', { params: { id }, query: {} }, { quiet: true }),
    refetchOnWindowFocus: true,
  });

export type VisaStock = ReturnType<typeof useVisaStock>;

const offerOf = (type: VisaType, stock: readonly Stock[] | undefined): TypeOffer => {
  const row = stock?.find(({ skuId }) => skuId === type.skuId);
  return stock ? { type, price: row?.price, left: row?.left ?? 0 } : { type };
};

/** The type somebody is about to apply for: at first the one that costs least of those with places. */
export const useVisaChoice = ({ types }: VisaDetail, stock: VisaStock): VisaChoice => {
  const [skuId, setSkuId] = useState<number>();
  const offers = types.map((type) => offerOf(type, stock.data));
  const open = offers.filter(({ left = 0 }) => left > 0);
  const cheapest = open.toSorted((one, other) => (one.price ?? 0) - (other.price ?? 0))[0];
  return {
    offers,
    chosen: open.find(({ type }) => type.skuId === skuId) ?? cheapest,
    choose: setSkuId,
  };
};
