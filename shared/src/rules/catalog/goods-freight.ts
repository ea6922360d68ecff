import type { Freight } from '@portal/shared/contract';

/** Things of an order with the terms on which they are sent; `amount` in fen for all pieces together. */
export interface SentThings {
  readonly amount: number;
  readonly freight: Freight;
}

/** A parcel: goods with the same freight terms. Amounts in fen. */
export interface Parcel<T extends SentThings = SentThings> {
  readonly things: readonly T[];
  readonly freight: Freight;
  /** What the things in it cost. */
  readonly amount: number;
  /** What sending it costs; far regions add `freight.remote`. */
  readonly fee: number;
  /** What is missing until sending it is free; 0 when it is free, null when it never will be. */
  readonly missing: number | null;
}

const isFree = ({ fee, freeFrom }: Freight, amount: number): boolean =>
  fee === 0 || (freeFrom !== null && amount >= freeFrom);

const missingOf = (freight: Freight, amount: number): number | null => {
  if (isFree(freight, amount)) return 0;
  return freight.freeFrom === null ? null : freight.freeFrom - amount;
};

const keyOf = ({ fee, freeFrom, remote }: Freight): string => `${fee}/${freeFrom}/${remote}`;

const parcelOf = <T extends SentThings>(freight: Freight, things: readonly T[]): Parcel<T> => {
  const amount = things.reduce((sum, thing) => sum + thing.amount, 0);
  const missing = missingOf(freight, amount);
  return { things, freight, amount, missing, fee: missing === 0 ? 0 : freight.fee };
};

/** Groups the goods of an order into parcels by freight terms, in order of appearance. */
export const parcelsOf = <T extends SentThings>(things: readonly T[]): readonly Parcel<T>[] => {
  const parcels = new Map<string, Parcel<T>>();
  for (const thing of things) {
    const key = keyOf(thing.freight);
    parcels.set(key, parcelOf(thing.freight, [...(parcels.get(key)?.things ?? []), thing]));
  }
  return [...parcels.values()];
};
