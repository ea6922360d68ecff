import { type Static, Type } from 'typebox';
import { entry } from '../base/entry.ts';
import {
  coordinates,
  Day,
  Fen,
  Id,
  IdParams,
  nullable,
  oneOf,
  PictureAlts,
  pageOf,
  pageQuery,
  Text,
} from '../base/fields.ts';
import { PageSeo } from '../base/seo.ts';
import { DocumentType } from '../identity/traveller.ts';
import { ProductCard, ProductFacets, ProductSort, productFilters } from './product.ts';
import { TourExtra } from './tour-extra.ts';

/** The tour categories, by the path of their list. `route` is the list of all of them. */
export const TourCategory = oneOf('domestic', 'local', 'party-building', 'learning', 'abroad', 'vicinity');
export type TourCategory = Static<typeof TourCategory>;

/** A tour in a list: a product that always has its days, and one of six categories. */
export const TourCard = Type.Object({
  ...ProductCard.properties,
  category: TourCategory,
  days: Type.Integer(),
});
export type TourCard = Static<typeof TourCard>;

/** How a ride of an itinerary goes. */
export const RideKind = oneOf('flight', 'train', 'coach', 'ship', 'car');
export type RideKind = Static<typeof RideKind>;

/**
 * A ride of an itinerary from place to place, for reference: the travel notice before departure confirms it. `number` is
 * that of a flight or train (CA1855, G7501). Times are `08:10`, each in the local time of its place; `nextDay`: it arrives
 * on the day after.
 */
export const Ride = Type.Object({
  kind: RideKind,
  number: Type.Optional(Type.String({ maxLength: 12 })),
  from: Text,
  to: Text,
  departs: Type.Optional(Type.String({ maxLength: 5 })),
  arrives: Type.Optional(Type.String({ maxLength: 5 })),
  nextDay: Type.Optional(Type.Boolean()),
});
export type Ride = Static<typeof Ride>;

/** A stop of an itinerary; with coordinates it has links to maps. */
export const Sight = Type.Object({ ...Text.properties, ...coordinates });
export type Sight = Static<typeof Sight>;

/**
 * One day of the itinerary. `sights` name the stops of the drawn route line, in order; `rides` are in the order of the
 * day. `hotel` names where the night is spent, `hotelStars` how many stars it has, `hotelId` the hotel of the portal.
 */
export const ItineraryDay = Type.Object({
  title: Text,
  body: Text,
  meals: Type.Object({ breakfast: Type.Boolean(), lunch: Type.Boolean(), dinner: Type.Boolean() }),
  hotel: Type.Optional(Text),
  hotelStars: Type.Optional(nullable(Type.Integer({ minimum: 1, maximum: 5 }))),
  hotelId: Type.Optional(nullable(Id)),
  transport: Type.Optional(Text),
  rides: Type.Optional(Type.Array(Ride, { maxItems: 8 })),
  sights: Type.Array(Sight),
  picture: Type.Optional(Type.String()),
});
export type ItineraryDay = Static<typeof ItineraryDay>;

/** A step of a refund policy: cancelling at least `daysBefore` days ahead costs `feePercent` of the price. */
export const RefundTier = Type.Object({
  daysBefore: Type.Integer(),
  feePercent: Type.Integer({ minimum: 0, maximum: 100 }),
});
export type RefundTier = Static<typeof RefundTier>;

/**
 * The documents to travel with. `passportMonths`: for how many months after the return a passport has to be valid; its
 * name in Latin letters, country and expiry are then asked for. Null: a passport's number is enough.
 */
export const TravelDocuments = Type.Object({
  accepted: Type.Array(DocumentType, { maxItems: 4, uniqueItems: true }),
  passportMonths: nullable(Type.Integer({ minimum: 0, maximum: 24 })),
});
export type TravelDocuments = Static<typeof TravelDocuments>;

/**
 * The content of a tour: the texts of the detail page, and the limits of a booking. `cutoffDays` before departure, at
 * 18:00, sales end and a group below `minGroup` is called off. Date and travellers of an order can be changed until
 * `changeDays` before departure, the date `changeTimes` times; absent: as the terms say. A deposit of `depositPercent` is
 * paid first, the balance until the end of the day `balanceDays` before departure; absent: the price is paid at once.
 */
export const TourContent = Type.Object({
  highlights: Type.Array(Text),
  itinerary: Type.Array(ItineraryDay),
  included: Type.Array(Text),
  excluded: Type.Array(Text),
  notices: Type.Array(Text),
  refundTiers: Type.Array(RefundTier),
  minGroup: Type.Integer(),
  maxPeople: Type.Integer(),
  cutoffDays: Type.Integer(),
  changeDays: Type.Optional(nullable(Type.Integer({ minimum: 0, maximum: 365 }))),
  changeTimes: Type.Optional(nullable(Type.Integer({ minimum: 0, maximum: 20 }))),
  depositPercent: Type.Optional(nullable(Type.Integer({ minimum: 10, maximum: 90 }))),
  balanceDays: Type.Optional(nullable(Type.Integer({ minimum: 2, maximum: 365 }))),
  travelDocuments: TravelDocuments,
  extras: Type.Optional(Type.Array(TourExtra, { maxItems: 10 })),
});
export type TourContent = Static<typeof TourContent>;

export const TourDetail = Type.Object({
  ...TourCard.properties,
  gallery: Type.Array(Type.String()),
  alts: PictureAlts,
  seo: PageSeo,
  content: TourContent,
});
export type TourDetail = Static<typeof TourDetail>;

/** How far the group of a departure is: people who have paid, people needed, and the day on which it is decided. */
export const GroupProgress = Type.Object({
  joined: Type.Integer({ minimum: 0 }),
  minGroup: Type.Integer(),
  decidedOn: Day,
});
export type GroupProgress = Static<typeof GroupProgress>;

/** A bookable departure: prices in fen, `seats` currently left, 0 = sold out; `joined` are people who have paid. */
export const Departure = Type.Object({
  skuId: Id,
  day: Day,
  price: Fen,
  childPrice: nullable(Fen),
  singleSupplement: nullable(Fen),
  seats: Type.Integer({ minimum: 0 }),
  joined: Type.Integer({ minimum: 0 }),
});
export type Departure = Static<typeof Departure>;

const category = Type.Optional(TourCategory);

export const tourContract = {
  'GET /api/v1/tours': entry({
    summary: 'Live tours by filter, sorted and paged; counted up to 1,000',
    access: 'public',
    query: Type.Object({ category, ...productFilters, sort: Type.Optional(ProductSort), ...pageQuery }),
    data: pageOf(TourCard),
  }),
  'GET /api/v1/tours/facets': entry({
    summary:
      'The filters for tours of a category, region or search, with counts at most a minute old; of a search over its first 1,000',
    access: 'public',
    query: Type.Object({ category, region: productFilters.region, keywords: productFilters.keywords }),
    data: ProductFacets,
  }),
  'GET /api/v1/tours/:id': entry({
    summary: 'One live tour with all details',
    access: 'public',
    params: IdParams,
    data: TourDetail,
  }),
  'GET /api/v1/tours/:id/departures': entry({
    summary:
      'The departures of a tour from `from` (default: today) for at most 180 days, after the booking cut-off',
    access: 'public',
    params: IdParams,
    query: Type.Object({ from: Type.Optional(Day), to: Type.Optional(Day) }),
    data: Type.Array(Departure),
  }),
} as const;
