import { type Static, Type } from 'typebox';
import { Count, nameIn, Scene, slug } from '../fields.ts';
import type { DataKind } from '../read-groups.ts';
import { Pair } from '../text-pair.ts';
import { departments, goodsThemes, keepings, makers, optionNames, origins } from './vocabulary.ts';

const ChoiceSeed = Type.Object(
  { name: nameIn(optionNames), values: Type.Array(Pair, { minItems: 1 }) },
  { additionalProperties: false },
);
/** What a buyer chooses between. */
export type ChoiceSeed = Static<typeof ChoiceSeed>;

const Yuan = Type.Number({ exclusiveMinimum: 0 });

const GoodsSeed = Type.Object(
  {
    slug: slug(56),
    category: nameIn(departments),
    title: Pair,
    summary: Pair,
    origin: nameIn(origins),
    maker: nameIn(makers),
    themes: Type.Array(nameIn(goodsThemes)),
    /** How long and where it keeps, and how it is sent and taken back. */
    keeps: nameIn(keepings),
    options: Type.Array(ChoiceSeed, { minItems: 1, maxItems: 2 }),
    /** What each combination costs and weighs; the last option changes fastest. */
    skus: Type.Array(Type.Object({ price: Yuan, grams: Count }, { additionalProperties: false })),
    /** The usual price of the cheapest combination, when it is on sale. */
    usualPrice: Type.Optional(Yuan),
    highlights: Type.Array(Pair),
    about: Type.Array(Pair),
    parameters: Type.Array(Type.Object({ name: Pair, value: Pair }, { additionalProperties: false })),
    /** The cover's scene first. */
    scenes: Type.Array(Scene, { minItems: 1 }),
  },
  { additionalProperties: false },
);
/** The seed of a goods product; the rest is derived. Money in yuan. */
export type GoodsSeed = Static<typeof GoodsSeed>;

export const goodsKind = {
  name: 'goods',
  item: GoodsSeed,
  groups: [
    ...['dried-for-feasts', 'dried-for-every-day', 'chilled-shellfish', 'chilled-fish'],
    ...['fruit-of-red-earth', 'fruit-of-orchards', 'cakes', 'county-kitchens', 'sweets'],
    ...['tea', 'drinks', 'sauces', 'pantry'],
    ...['carving-and-weaving', 'pearls-and-shells', 'gift-boxes', 'haitu-design'],
  ],
} satisfies DataKind;
