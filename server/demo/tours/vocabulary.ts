import { type Static, Type } from 'typebox';
import dishData from '../data/tours/vocabulary/dishes.json' with { type: 'json' };
import extraData from '../data/tours/vocabulary/extras.json' with { type: 'json' };
import noticeData from '../data/tours/vocabulary/notices.json' with { type: 'json' };
import rideData from '../data/tours/vocabulary/rides.json' with { type: 'json' };
import sightPlaceData from '../data/tours/vocabulary/sight-places.json' with { type: 'json' };
import sightsAbroad from '../data/tours/vocabulary/sights-abroad.json' with { type: 'json' };
import sightsInChina from '../data/tours/vocabulary/sights-china.json' with { type: 'json' };
import sightsNearby from '../data/tours/vocabulary/sights-nearby.json' with { type: 'json' };
import sightsOfRedHeritage from '../data/tours/vocabulary/sights-red-heritage.json' with { type: 'json' };
import sightsOfZhanjiang from '../data/tours/vocabulary/sights-zhanjiang.json' with { type: 'json' };
import stationData from '../data/tours/vocabulary/stations.json' with { type: 'json' };
import stayHotelData from '../data/tours/vocabulary/stay-hotels.json' with { type: 'json' };
import stayData from '../data/tours/vocabulary/stays.json' with { type: 'json' };
import staysAbroad from '../data/tours/vocabulary/stays-abroad.json' with { type: 'json' };
import transportData from '../data/tours/vocabulary/transport.json' with { type: 'json' };
import { Count, Scene } from '../fields.ts';
import { Pair } from '../text-pair.ts';
import { validateEach } from '../validate-data.ts';

const vocabulary = 'tours/vocabulary';

const Sight = Type.Object({ name: Pair, scene: Scene }, { additionalProperties: false });

/** Where tours stop, and what pictures of it show. */
export const sights = {
  ...validateEach(Sight, `${vocabulary}/sights-zhanjiang.json`, sightsOfZhanjiang),
  ...validateEach(Sight, `${vocabulary}/sights-nearby.json`, sightsNearby),
  ...validateEach(Sight, `${vocabulary}/sights-red-heritage.json`, sightsOfRedHeritage),
  ...validateEach(Sight, `${vocabulary}/sights-china.json`, sightsInChina),
  ...validateEach(Sight, `${vocabulary}/sights-abroad.json`, sightsAbroad),
};

export type SightName = keyof typeof sights;

const Coordinates = Type.Tuple([
  Type.Number({ minimum: -90, maximum: 90 }),
  Type.Number({ minimum: -180, maximum: 180 }),
]);

/** Latitude and longitude (WGS-84) of stops. */
export const sightPlaces: Readonly<Partial<Record<SightName, Static<typeof Coordinates>>>> = validateEach(
  Coordinates,
  `${vocabulary}/sight-places.json`,
  sightPlaceData,
);

/** Where nights are spent. */
export const stays = {
  ...validateEach(Pair, `${vocabulary}/stays.json`, stayData),
  ...validateEach(Pair, `${vocabulary}/stays-abroad.json`, staysAbroad),
};

export type StayName = keyof typeof stays;

/** The slugs of the demo's hotels where nights of tours are spent. */
export const stayHotels: Readonly<Partial<Record<StayName, string>>> = validateEach(
  Type.String(),
  `${vocabulary}/stay-hotels.json`,
  stayHotelData,
);

const Dish = Type.Object({ text: Pair, scene: Scene }, { additionalProperties: false });

/** Airports, stations and ports of rides. */
export const stations = validateEach(Pair, `${vocabulary}/stations.json`, stationData);

/** What is eaten on the way: why one should taste it, as a highlight, and what its picture shows. */
export const dishes = validateEach(Dish, `${vocabulary}/dishes.json`, dishData);

/** How one gets about on a day. */
export const rides = validateEach(Pair, `${vocabulary}/rides.json`, rideData);

/** How one travels there and back, as the price includes it. */
export const transport = validateEach(Pair, `${vocabulary}/transport.json`, transportData);

/** Notices of some tours only. */
export const notices = validateEach(Pair, `${vocabulary}/notices.json`, noticeData);

const Extra = Type.Object(
  {
    kind: Type.Enum(['INSURANCE', 'TRANSFER', 'EQUIPMENT', 'OTHER']),
    name: Pair,
    description: Pair,
    /** In yuan, of each person or of the booking. */
    price: Count,
    perPerson: Type.Boolean(),
    /** How many there are for each departure; left out without a limit. */
    stock: Type.Optional(Count),
    refund: Type.Enum(['tiers', 'daysBefore', 'never']),
    refundDays: Type.Optional(Type.Integer({ minimum: 0 })),
  },
  { additionalProperties: false },
);

/** What can be booked with some tours. */
export const extras = validateEach(Extra, `${vocabulary}/extras.json`, extraData);

export type ExtraName = keyof typeof extras;
