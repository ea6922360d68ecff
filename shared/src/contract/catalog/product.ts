import { type Static, type TProperties, Type } from 'typebox';
import { entry } from '../base/entry.ts';
import { Day, Fen, Id, IdParams, nullable, oneOf, PictureAlts, pageQuery, Text } from '../base/fields.ts';
import { PageSeo } from '../base/seo.ts';

export const ProductKind = oneOf('tour', 'hotel', 'ticket', 'goods', 'visa');
export type ProductKind = Static<typeof ProductKind>;

const MonthNumber = Type.Integer({ minimum: 1, maximum: 12 });

/** When a sight is open in a season, times as `08:30`; `months` run over the new year (11 to 3), absent = all year. */
export const OpeningHours = Type.Object({
  season: Text,
  months: Type.Optional(Type.Object({ from: MonthNumber, to: MonthNumber })),
  from: Type.String(),
  to: Type.String(),
  lastEntry: Type.String(),
});
export type OpeningHours = Static<typeof OpeningHours>;

/**
 * A product of any kind in a list. Prices in fen; `rating` in tenths (47 = 4.7), null before the first review. What
 * the columns mean differs by kind, and so do the filters of the same names:
 *
 * | | tour | hotel | ticket | goods | visa |
 * |---|---|---|---|---|---|
 * | `category` | tour category | property type | type of sight | department | purpose |
 * | `destination` | destination | area | area | where it comes from | country |
 * | `days` | days | – | – | – | working days it takes |
 * | `grade` | – | stars | A grade | – | – |
 * | `themes` | themes | facilities | themes | tastes and uses | traits |
 *
 * Lists of sights also have their `openingHours`, lists of tours the next `departures` with seats left, at most three, of the
 * days that the list is filtered by. `fromPrice` is the lowest price that can be booked now: per adult, night, adult's ticket, piece, applicant.
 * In a list with days it is the lowest price of those days; for hotels the average night of the stay, in whole yuan rounded up, and
 * `stay` has its nights and its price. The `zh` of a name is what lists are filtered by, and so is `category`: a code where it is a tour, a name like the others elsewhere.
 */
export const ProductCard = Type.Object({
  id: Id,
  kind: ProductKind,
  category: Type.String(),
  categoryName: Text,
  title: Text,
  summary: nullable(Text),
  picture: Type.String(),
  days: nullable(Type.Integer()),
  grade: nullable(Type.Integer()),
  departureCity: nullable(Text),
  destination: nullable(Text),
  themes: Type.Array(Text),
  fromPrice: nullable(Fen),
  stay: Type.Optional(Type.Object({ nights: Type.Integer(), price: Fen })),
  marketPrice: nullable(Fen),
  onSale: Type.Boolean(),
  rating: nullable(Type.Integer()),
  reviewCount: Type.Integer(),
  soldCount: Type.Integer(),
  openingHours: Type.Optional(Type.Array(OpeningHours)),
  departures: Type.Optional(Type.Array(Type.Object({ day: Day, seats: Type.Integer({ minimum: 1 }) }))),
});
export type ProductCard = Static<typeof ProductCard>;

/** A filter value: `value` is the parameter, `label` the displayed text. */
const NameFacet = Type.Array(Type.Object({ value: Type.String(), label: Text, count: Type.Integer() }));
/** With the picture of one of the products that have the value. */
const PicturedFacet = Type.Array(
  Type.Object({
    value: Type.String(),
    label: Text,
    count: Type.Integer(),
    picture: Type.Optional(Type.String()),
  }),
);
const NumberFacet = Type.Array(Type.Object({ value: Type.String(), count: Type.Integer() }));

/** The facets of a kind, with counts; prices in fen, null where nothing can be booked. */
export const ProductFacets = Type.Object({
  category: PicturedFacet,
  destination: PicturedFacet,
  departureCity: NameFacet,
  theme: NameFacet,
  grade: NumberFacet,
  days: NumberFacet,
  minPrice: nullable(Fen),
  maxPrice: nullable(Fen),
});
export type ProductFacets = Static<typeof ProductFacets>;

export const ProductSort = oneOf('recommended', 'priceUp', 'priceDown', 'sold', 'rating');
export type ProductSort = Static<typeof ProductSort>;

const Name = Type.String({ maxLength: 64 });
const Days = Type.Integer({ minimum: 1, maximum: 60 });

/**
 * The filters every kind takes. `dayFrom` and `dayTo` ask for something bookable: a departure between them, a room for
 * every night from the first to before the second, a ticket on a day between them.
 */
export const productFilters = {
  keywords: Type.Optional(Type.String({ maxLength: 100 })),
  destination: Type.Optional(Name),
  departureCity: Type.Optional(Name),
  theme: Type.Optional(Name),
  grade: Type.Optional(Type.Integer({ minimum: 1, maximum: 5 })),
  minDays: Type.Optional(Days),
  maxDays: Type.Optional(Days),
  minPrice: Type.Optional(Fen),
  maxPrice: Type.Optional(Fen),
  dayFrom: Type.Optional(Day),
  dayTo: Type.Optional(Day),
  region: Type.Optional(Type.String({ pattern: '^\\d{6}(/\\d{6}){0,2}$' })),
};

/**
 * Price in fen and stock of one SKU at the moment of asking, 0 = sold out. `day` in Asia/Shanghai; null for what is
 * not sold by the day (goods, visas).
 */
export const Stock = Type.Object({
  skuId: Id,
  day: nullable(Day),
  price: Fen,
  left: Type.Integer({ minimum: 0 }),
});
export type Stock = Static<typeof Stock>;

/** The details of a product: its card, its pictures, and the content of its kind. */
export const detailOf = <const C extends TProperties>(own: C) =>
  Type.Object({
    ...ProductCard.properties,
    gallery: Type.Array(Type.String()),
    alts: PictureAlts,
    seo: PageSeo,
    ...own,
  });

const category = Type.Optional(Name);

export const ListQuery = Type.Object({
  category,
  ...productFilters,
  sort: Type.Optional(ProductSort),
  ...pageQuery,
});
export const FacetQuery = Type.Object({
  category,
  region: productFilters.region,
  keywords: productFilters.keywords,
});

const CardList = Type.Array(ProductCard);

/** Longest keywords of a search. */
const Keywords = Type.String({ maxLength: 100 });

const Suggestion = Type.Object({ kind: ProductKind, id: nullable(Id), text: Text });

export const productContract = {
  'GET /api/v1/products': entry({
    summary:
      'Live products of any kind by id, in the requested order; products that are not live are left out',
    access: 'public',
    query: Type.Object({ ids: Type.String({ pattern: '^\\d{1,15}(,\\d{1,15}){0,23}$' }) }),
    data: CardList,
  }),
  'GET /api/v1/products/:id/related': entry({
    summary: 'Up to six similar live products of the same kind',
    access: 'public',
    params: IdParams,
    data: CardList,
  }),
  'GET /api/v1/search': entry({
    summary:
      'Live products of all kinds, or of one, by words, pinyin and synonyms; counted by kind, up to 1,000 each. `corrected`: the keywords searched for when those asked for are misspelt, unless `exact` is set; `nearest`: similar names when nothing is found',
    access: 'public',
    query: Type.Object({
      keywords: Keywords,
      exact: Type.Optional(Type.Boolean()),
      kind: Type.Optional(ProductKind),
      ...pageQuery,
    }),
    data: Type.Object({
      list: CardList,
      total: Type.Integer({ minimum: 0 }),
      kinds: Type.Array(Type.Object({ kind: ProductKind, count: Type.Integer() })),
      corrected: nullable(Text),
      nearest: Type.Array(Suggestion),
    }),
  }),
  'GET /api/v1/search/suggestions': entry({
    summary:
      'Search suggestions: up to ten products and destinations for a prefix, or destinations with a similar name; destinations have no id',
    access: 'public',
    query: Type.Object({ keywords: Keywords }),
    data: Type.Array(Suggestion),
  }),
} as const;
