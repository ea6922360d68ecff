import type { VisaType } from '@portal/shared/contract';
import type { Pair } from '../tours/tour-seed.ts';
import type { WayName } from './conditions/ways.ts';
import type { CountryName, Purpose, Trait } from './names.ts';

/** A way to apply as it is written; the price in yuan, embassy fee and service together. */
export interface VisaTypeSeed {
  readonly entries: VisaType['entries'];
  readonly validity: Pair;
  readonly stay: Pair;
  readonly workingDays: number;
  readonly price: number;
  readonly express?: true;
  /** Told apart by more than entries and speed. */
  readonly name?: Pair;
}

/** A visa as it is written; the rest is derived. */
export interface VisaSeed {
  /** Also seeds its pictures: `a-z 0-9 -`, at most 56 characters. */
  readonly slug: string;
  readonly country: CountryName;
  readonly purpose: Purpose;
  readonly title: Pair;
  readonly summary: Pair;
  readonly traits: readonly Trait[];
  /** How one applies: it decides the steps and most of the documents. */
  readonly way: WayName;
  readonly highlights: readonly [Pair, Pair, Pair];
  readonly notices?: readonly Pair[];
  /** The ordinary one first. */
  readonly types: readonly [VisaTypeSeed, ...VisaTypeSeed[]];
}
