import { type Static, Type } from 'typebox';
import { entry } from './entry.ts';
import { Day, Fen, Id, IdParams, pageOf, pageQuery, Text } from './fields.ts';

export type ProductKind = 'tour' | 'hotel' | 'ticket' | 'goods' | 'visa';

/** The tour categories, by the path of their list. `route` is the list of all of them. */
export const TourCategory = Type.Union([
  Type.Literal('domestic'),
  Type.Literal('local'),
  Type.Literal('party-building'),
  Type.Literal('learning'),
  Type.Literal('abroad'),
  Type.Literal('vicinity'),
]);
export type TourCategory = Static<typeof TourCategory>;

const nullable = <S extends import('typebox').TSchema>(schema: S) => Type.Union([schema, Type.Null()]);

/**
 * A tour in a list. Prices in fen; `rating` in tenths (47 = 4.7), null before the first review. The `zh` of a city, a
 * destination or a theme is what lists are filtered by.
 */
export const TourCard = Type.Object({
  id: Id,
  category: TourCategory,
  title: Text,
  summary: nullable(Text),
  picture: Type.String(),
  days: Type.Integer(),
  departureCity: nullable(Text),
  destination: nullable(Text),
  themes: Type.Array(Text),
  fromPrice: nullable(Fen),
  marketPrice: nullable(Fen),
  onSale: Type.Boolean(),
  rating: nullable(Type.Integer()),
  reviewCount: Type.Integer(),
  soldCount: Type.Integer(),
});
export type TourCard = Static<typeof TourCard>;

/** One day of the itinerary. `sights` name the stops of the drawn route line, in order. */
export const ItineraryDay = Type.Object({
  title: Text,
  body: Text,
  meals: Type.Object({ breakfast: Type.Boolean(), lunch: Type.Boolean(), dinner: Type.Boolean() }),
  hotel: Type.Optional(Text),
  transport: Type.Optional(Text),
  sights: Type.Array(Text),
  picture: Type.Optional(Type.String()),
});
export type ItineraryDay = Static<typeof ItineraryDay>;

/** A step of a refund policy: cancelling at least `daysBefore` days ahead costs `feePercent` of the price. */
export const RefundTier = Type.Object({
  daysBefore: Type.Integer(),
  feePercent: Type.Integer({ minimum: 0, maximum: 100 }),
});
export type RefundTier = Static<typeof RefundTier>;

/** What only tours have: all that stands on the detail page, and the limits of a booking. */
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
});
export type TourContent = Static<typeof TourContent>;

export const TourDetail = Type.Object({
  ...TourCard.properties,
  gallery: Type.Array(Type.String()),
  content: TourContent,
});
export type TourDetail = Static<typeof TourDetail>;

/** A bookable departure: prices in fen, `seats` left at the moment of asking, 0 = sold out. */
export const Departure = Type.Object({
  skuId: Id,
  day: Day,
  price: Fen,
  childPrice: nullable(Fen),
  singleSupplement: nullable(Fen),
  seats: Type.Integer({ minimum: 0 }),
});
export type Departure = Static<typeof Departure>;

/** What lists can be filtered by: `value` is what the filter takes, `label` what people read. */
const NameFacet = Type.Array(Type.Object({ value: Type.String(), label: Text, count: Type.Integer() }));
const DaysFacet = Type.Array(Type.Object({ value: Type.String(), count: Type.Integer() }));

const filters = {
  category: Type.Optional(TourCategory),
  keywords: Type.Optional(Type.String({ maxLength: 100 })),
  destination: Type.Optional(Type.String({ maxLength: 64 })),
  departureCity: Type.Optional(Type.String({ maxLength: 64 })),
  theme: Type.Optional(Type.String({ maxLength: 64 })),
  minDays: Type.Optional(Type.Integer({ minimum: 1, maximum: 60 })),
  maxDays: Type.Optional(Type.Integer({ minimum: 1, maximum: 60 })),
  minPrice: Type.Optional(Fen),
  maxPrice: Type.Optional(Fen),
  dayFrom: Type.Optional(Day),
  dayTo: Type.Optional(Day),
  region: Type.Optional(Type.String({ pattern: '^\\d{6}(/\\d{6}){0,2}$' })),
};

export const tourContract = {
  'GET /api/v1/tours': entry({
    summary: 'Live tours by filter, sorted and paged',
    access: 'public',
    query: Type.Object({
      ...filters,
      sort: Type.Optional(
        Type.Union([
          Type.Literal('recommended'),
          Type.Literal('priceUp'),
          Type.Literal('priceDown'),
          Type.Literal('sold'),
          Type.Literal('rating'),
        ]),
      ),
      ...pageQuery,
    }),
    data: pageOf(TourCard),
  }),
  'GET /api/v1/tours/facets': entry({
    summary: 'What the tours of a category or region can be narrowed by, with counts',
    access: 'public',
    query: Type.Object({
      category: Type.Optional(TourCategory),
      region: filters.region,
      keywords: filters.keywords,
    }),
    data: Type.Object({
      destination: NameFacet,
      departureCity: NameFacet,
      theme: NameFacet,
      days: DaysFacet,
      minPrice: nullable(Fen),
      maxPrice: nullable(Fen),
    }),
  }),
  'GET /api/v1/tours/:id': entry({
    summary: 'One live tour, whole',
    access: 'public',
    params: IdParams,
    data: TourDetail,
  }),
  'GET /api/v1/tours/:id/departures': entry({
    summary:
      'The departures of a tour from `from` (today unless given) over at most 180 days, past the cut-off',
    access: 'public',
    params: IdParams,
    query: Type.Object({ from: Type.Optional(Day), to: Type.Optional(Day) }),
    data: Type.Array(Departure),
  }),
} as const;
