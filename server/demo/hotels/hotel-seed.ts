import { type Static, Type } from 'typebox';
import { Count, nameIn, Scene, slug, Time } from '../fields.ts';
import type { DataKind } from '../read-groups.ts';
import { Pair, Words } from '../text-pair.ts';
import { regions } from '../tours/regions.ts';
import { beds, cancellations, facilities, hotelCategories, policies, roomFacilities } from './vocabulary.ts';

const RoomSeed = Type.Object(
  {
    name: Pair,
    bed: nameIn(beds),
    /** In m². */
    area: Count,
    guests: Count,
    breakfasts: Type.Integer({ minimum: 0 }),
    has: Type.Array(nameIn(roomFacilities)),
    cancel: nameIn(cancellations),
    /** What an ordinary night costs, in yuan. */
    price: Count,
    /** How many rooms of the type the agency can sell. */
    rooms: Type.Integer({ minimum: 3, maximum: 20 }),
  },
  { additionalProperties: false },
);
/** A room type as it is written. */
export type RoomSeed = Static<typeof RoomSeed>;

const Nearby = Type.Object(
  { name: Pair, metres: Type.Integer({ minimum: 0 }) },
  { additionalProperties: false },
);

const HotelSeed = Type.Object(
  {
    slug: slug(50),
    category: nameIn(hotelCategories),
    title: Pair,
    summary: Pair,
    /** The area, as lists are filtered by it. */
    destination: Words,
    region: nameIn(regions),
    stars: Type.Enum([2, 3, 4, 5]),
    opened: Type.Integer({ minimum: 1900 }),
    address: Pair,
    /** Degrees in WGS-84. */
    latitude: Type.Number({ minimum: -90, maximum: 90 }),
    longitude: Type.Number({ minimum: -180, maximum: 180 }),
    facilities: Type.Array(nameIn(facilities)),
    /** What it offers beyond the names that lists are filtered by. */
    extras: Type.Array(Pair),
    /** What its pictures show, the first in lists; a room is added. */
    scenes: Type.Array(Scene, { minItems: 2 }),
    highlights: Type.Array(Pair),
    about: Type.Array(Pair),
    /** Distances to places nearby, in metres. */
    near: Type.Array(Nearby),
    policies: Type.Array(nameIn(policies)),
    checkIn: Time,
    checkOut: Time,
    rooms: Type.Array(RoomSeed, { minItems: 1 }),
    /** What the usual price is above an ordinary night's of the cheapest room, in percent; only where it is on sale. */
    reduced: Type.Optional(Count),
  },
  { additionalProperties: false },
);
/** The seed of a hotel; the rest is derived. Its name is invented, the places nearby are real. */
export type HotelSeed = Static<typeof HotelSeed>;

/** The nearest first. */
export const hotelKind = {
  name: 'hotels',
  item: HotelSeed,
  groups: [
    ...['xiashan', 'chikan', 'potou-mazhang', 'islands'],
    ...['peninsula', 'counties', 'gulf-and-hainan', 'farther-away'],
  ],
} satisfies DataKind;
