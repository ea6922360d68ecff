import { type Static, Type } from 'typebox';
import { Count, nameIn, slug } from '../fields.ts';
import type { DataKind } from '../read-groups.ts';
import { Pair } from '../text-pair.ts';
import { countries, purposes, traits, ways } from './vocabulary.ts';

const VisaTypeSeed = Type.Object(
  {
    entries: Type.Enum(['single', 'multiple']),
    validity: Pair,
    stay: Pair,
    workingDays: Count,
    price: Count,
    express: Type.Optional(Type.Literal(true)),
    /** Told apart by more than entries and speed. */
    name: Type.Optional(Pair),
  },
  { additionalProperties: false },
);
/** A way to apply as it is written; the price in yuan, embassy fee and service together. */
export type VisaTypeSeed = Static<typeof VisaTypeSeed>;

const VisaSeed = Type.Object(
  {
    slug: slug(56),
    country: nameIn(countries),
    purpose: nameIn(purposes),
    title: Pair,
    summary: Pair,
    traits: Type.Array(nameIn(traits)),
    /** How one applies: it decides the steps and most of the documents. */
    way: nameIn(ways),
    highlights: Type.Array(Pair, { minItems: 3, maxItems: 3 }),
    notices: Type.Optional(Type.Array(Pair)),
    /** The ordinary one first. */
    types: Type.Array(VisaTypeSeed, { minItems: 1 }),
  },
  { additionalProperties: false },
);
/** A visa as it is written; the rest is derived. */
export type VisaSeed = Static<typeof VisaSeed>;

export const visaKind = {
  name: 'visas',
  item: VisaSeed,
  groups: [
    ...['east-asia', 'indochina', 'south-east-asia', 'south-asia-and-egypt'],
    ...['oceania', 'north-america', 'europe'],
  ],
} satisfies DataKind;
