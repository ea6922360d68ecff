import type { Freight } from '@portal/shared/contract';

/** Things of an order with the terms on which they are sent; `amount` in fen for all pieces together. */
export interface SentThings {
  readonly amount: number;
  readonly freight: Freight;
}

/** What is sent together, because it is sent on the same terms. Amounts in fen. */
export interface Parcel {
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

/** Sorts the things of an order into parcels, one for each set of terms, in the order in which the terms come up. */
export const parcelsOf = (things: readonly SentThings[]): readonly Parcel[] => {
  const amounts = new Map<string, SentThings>();
  for (const { amount, freight } of things) {
    const before = amounts.get(keyOf(freight))?.amount ?? 0;
    amounts.set(keyOf(freight), { freight, amount: before + amount });
  }
  return [...amounts.values()].map(({ freight, amount }) => ({
    freight,
    amount,
    fee: isFree(freight, amount) ? 0 : freight.fee,
    missing: missingOf(freight, amount),
  }));
};
