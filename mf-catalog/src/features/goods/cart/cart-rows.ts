import type { CartSku } from '@portal/shared/contract';
import { type CartLine, maxPieces, type Parcel, parcelsOf, type SentThings } from '@portal/shared/rules';

/** A line of the cart as it can be bought now. */
export interface CartRow {
  readonly sku: CartSku;
  /** The count, limited by the stock. */
  readonly count: number;
  readonly most: number;
  /** The count was reduced to the stock. */
  readonly lessened: boolean;
}

/** The cart, sorted by what can be done with its lines. */
export interface CartContents {
  readonly rows: readonly CartRow[];
  readonly soldOut: readonly CartSku[];
  /** The SKUs that are not sold any more: nothing is known of them but their numbers. */
  readonly gone: readonly number[];
}

const rowOf = (sku: CartSku, wanted: number): CartRow => {
  const most = Math.min(maxPieces, sku.left);
  return { sku, most, count: Math.min(wanted, most), lessened: wanted > most };
};

/** Joins the cart lines with current data of the server. */
export const contentsOf = (lines: readonly CartLine[], skus: readonly CartSku[]): CartContents => {
  const known = new Map(skus.map((sku) => [sku.skuId, sku]));
  const found = lines.flatMap(({ skuId, count }) => {
    const sku = known.get(skuId);
    return sku ? [{ sku, count }] : [];
  });
  return {
    rows: found.filter(({ sku }) => sku.left > 0).map(({ sku, count }) => rowOf(sku, count)),
    soldOut: found.filter(({ sku }) => sku.left === 0).map(({ sku }) => sku),
    gone: lines.filter(({ skuId }) => !known.has(skuId)).map(({ skuId }) => skuId),
  };
};

/** Rows that are sent together. */
export type CartParcel = Parcel<SentThings & { readonly sku: CartSku }>;

/** What some rows cost together, in fen. */
export interface CartSum {
  readonly pieces: number;
  readonly goods: number;
  readonly freight: number;
  readonly total: number;
  readonly parcels: readonly CartParcel[];
}

/** Adds up rows: the goods, and what sending them costs to a near region. */
export const sumOf = (rows: readonly CartRow[]): CartSum => {
  const things = rows.map(({ sku, count }) => ({ sku, amount: sku.price * count, freight: sku.freight }));
  const parcels = parcelsOf(things);
  const goods = things.reduce((sum, { amount }) => sum + amount, 0);
  const freight = parcels.reduce((sum, { fee }) => sum + fee, 0);
  return {
    pieces: rows.reduce((sum, { count }) => sum + count, 0),
    goods,
    freight,
    total: goods + freight,
    parcels,
  };
};
