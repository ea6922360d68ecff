import { type Static, Type } from 'typebox';
import { Count, nameIn, Scene, slug, Time } from '../fields.ts';
import type { DataKind } from '../read-groups.ts';
import { Pair, Words } from '../text-pair.ts';
import { regions } from '../tours/regions.ts';
import { HoursSeed } from './opening-hours.ts';
import { audiences, inclusions, sightCategories, sightNotices, sightThemes } from './vocabulary.ts';

const Slot = Type.Tuple([Time, Time]);
/** A slot of the day: from, to. */
export type Slot = Static<typeof Slot>;

const TypeSeed = Type.Object(
  {
    code: slug(50),
    name: Pair,
    audience: nameIn(audiences),
    includes: Type.Array(Type.Union([nameIn(inclusions), Pair])),
    refund: Type.Enum(['anytime', 'dayBefore', 'never']),
    /** What it costs on an ordinary day. */
    price: Count,
    /** How many the agency can sell a day, or a slot. */
    stock: Count,
    /** What it usually costs, where it is reduced. */
    usual: Type.Optional(Count),
    /** When it can be used, if not the whole day. */
    slots: Type.Optional(Type.Array(Slot)),
  },
  { additionalProperties: false },
);
/** A ticket type as it is written; money in yuan. */
export type TypeSeed = Static<typeof TypeSeed>;

/** One thing to see within a sight, and its picture. */
const PlaceSeed = Type.Object({ name: Pair, body: Pair, scene: Scene }, { additionalProperties: false });

const PriceMood = Type.Enum(['even', 'holidays', 'weekends']);
/** How prices move: the same every day, more on holidays, more at weekends too. */
export type PriceMood = Static<typeof PriceMood>;

const SightSeed = Type.Object(
  {
    slug: slug(50),
    category: nameIn(sightCategories),
    title: Pair,
    summary: Pair,
    destination: Words,
    region: nameIn(regions),
    /** The A grade, where it has one. */
    grade: Type.Optional(Type.Enum([3, 4, 5])),
    themes: Type.Array(nameIn(sightThemes)),
    cover: Scene,
    address: Pair,
    /** Degrees in WGS-84. */
    latitude: Type.Number({ minimum: -90, maximum: 90 }),
    longitude: Type.Number({ minimum: -180, maximum: 180 }),
    hours: Type.Array(HoursSeed, { minItems: 1 }),
    /** How long people stay, in hours. */
    visitHours: Type.Number({ exclusiveMinimum: 0 }),
    highlights: Type.Array(Pair),
    about: Type.Array(Pair),
    places: Type.Array(PlaceSeed),
    gettingThere: Type.Array(Pair),
    notices: Type.Array(nameIn(sightNotices)),
    realName: Type.Boolean(),
    prices: PriceMood,
    types: Type.Array(TypeSeed, { minItems: 1 }),
  },
  { additionalProperties: false },
);
/** A sight as it is written; the rest is derived. */
export type SightSeed = Static<typeof SightSeed>;

/** The nearest first. */
export const ticketKind = {
  name: 'tickets',
  item: SightSeed,
  groups: [
    ...['city-lake-and-bay', 'city-streets', 'islands', 'beaches', 'leizhou', 'customs', 'xuwen'],
    ...['lianjiang', 'wuchuan', 'maoming', 'yangjiang', 'beihai', 'hainan'],
    ...['guilin-and-guangzhou', 'shaoguan'],
  ],
} satisfies DataKind;
