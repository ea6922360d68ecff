import { type Static, Type } from 'typebox';
import { tourCategoryNames } from '#src/catalog/products/index.ts';
import { Count, nameIn, Scene, slug, Time } from '../fields.ts';
import type { DataKind } from '../read-groups.ts';
import { Pair, Words } from '../text-pair.ts';
import { rhythms } from './departure-days.ts';
import { regions } from './regions.ts';
import { themeNames } from './translated-names.ts';
import {
  dishes,
  extras,
  notices,
  rides,
  type StayName,
  sights,
  stations,
  stays,
  transport,
} from './vocabulary.ts';

const RideSeed = Type.Object(
  {
    kind: Type.Enum(['flight', 'train', 'coach', 'ship', 'car']),
    number: Type.Optional(Type.String({ pattern: '^[A-Z0-9]{2,8}$' })),
    from: nameIn(stations),
    departs: Time,
    to: nameIn(stations),
    arrives: Time,
    nextDay: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);
/** A ride as it is written; times are local. */
export type RideSeed = Static<typeof RideSeed>;

const DaySeed = Type.Object(
  {
    title: Pair,
    body: Pair,
    sights: Type.Array(nameIn(sights)),
    /** Which meals the day holds: breakfast, lunch, dinner. */
    meals: Type.Enum(['', 'B', 'L', 'D', 'BL', 'BD', 'LD', 'BLD']),
    by: nameIn(rides),
    /** Flights, trains and ships, in order. */
    rides: Type.Optional(Type.Array(RideSeed, { maxItems: 8 })),
    /** Where the night is spent; left out on the last day. */
    stay: Type.Optional(nameIn(stays)),
  },
  { additionalProperties: false },
);
/** One day as it is written. */
export type DaySeed = Static<typeof DaySeed>;

const TourSeed = Type.Object(
  {
    slug: slug(56),
    category: nameIn(tourCategoryNames),
    title: Pair,
    summary: Pair,
    destination: Words,
    /** The departure city; Zhanjiang by default. */
    from: Type.Optional(Words),
    /** The region; for a nearby tour the region that it is near to, because people there look for it. */
    region: Type.Optional(nameIn(regions)),
    themes: Type.Array(nameIn(themeNames)),
    way: nameIn(transport),
    highlights: Type.Array(Pair),
    dishes: Type.Optional(Type.Array(nameIn(dishes))),
    days: Type.Array(DaySeed, { minItems: 1 }),
    notices: Type.Optional(Type.Array(nameIn(notices))),
    /** What can be booked with it. */
    extras: Type.Optional(Type.Array(nameIn(extras), { maxItems: 10 })),
    /** What an adult pays on an ordinary day. */
    price: Count,
    /** The usual price of a tour that is on sale. */
    usualPrice: Type.Optional(Count),
    /** What a child pays of the adult's price, in percent. */
    childPercent: Type.Integer({ minimum: 0, maximum: 100 }),
    /** What a night alone in a room costs. */
    singleNight: Type.Optional(Count),
    departs: nameIn(rhythms),
    minGroup: Count,
    /** The scene of the first picture; by default that of the first sight. */
    cover: Type.Optional(Scene),
  },
  { additionalProperties: false },
);
/** A tour as it is written; the rest is derived. Money in yuan. */
export type TourSeed = Static<typeof TourSeed>;

/** Links and measurements use the first tour. */
export const tourKind = {
  name: 'tours',
  item: TourSeed,
  groups: [
    ...['local-islands', 'local-towns', 'local-coast', 'local-counties'],
    ...['domestic-south', 'domestic-coast', 'domestic-southwest', 'domestic-capitals'],
    ...['domestic-rivers', 'domestic-plateau', 'domestic-north'],
    ...['abroad-vietnam', 'abroad-thailand', 'abroad-south-sea', 'abroad-east-asia'],
    ...['abroad-europe', 'abroad-turkey', 'abroad-egypt', 'abroad-southern-lands'],
    ...['party-building-near', 'party-building-cities', 'party-building-bases'],
    ...['learning-nature', 'learning-heritage', 'learning-science'],
    ...['vicinity-coast', 'vicinity-islands', 'vicinity-hills'],
  ],
} satisfies DataKind;

/** The place of a night spent travelling: no room is booked. */
const aboard: StayName = 'sleeper';

/** How many nights a tour books rooms for. */
export const hotelNightsOf = ({ days }: Pick<TourSeed, 'days'>): number =>
  days.filter(({ stay }) => stay !== undefined && stay !== aboard).length;
