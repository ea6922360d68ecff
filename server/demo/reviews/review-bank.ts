import type { Pair } from '../tours/tour-seed.ts';

/** A complaint with the agency's answer. */
export interface Complaint {
  readonly says: Pair;
  readonly reply: Pair;
}

/** What guests say of one kind of product, sentence by sentence. */
export interface ReviewBank {
  /** Names what was bought, where `{name}` stands. */
  readonly named: readonly Pair[];
  /** Praise by category and theme of the product. */
  readonly about: Readonly<Record<string, readonly Pair[]>>;
  /** Praise that fits each of the kind. */
  readonly praise: readonly Pair[];
  /** What keeps somebody from the fifth star. */
  readonly wishes: readonly Pair[];
  /** Three stars. */
  readonly fair: readonly Complaint[];
  /** Two stars. */
  readonly poor: readonly Complaint[];
}
