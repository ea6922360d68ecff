import { type Static, type TSchema, Type } from 'typebox';
import { bounded } from '../base/bounded.ts';
import { Fen, Id, nullable, Text } from '../base/fields.ts';
import { PageSeo } from '../base/seo.ts';
import { GoodsContent, GoodsSku } from './goods.ts';
import { HotelContent, RoomType } from './hotel.ts';
import type { ProductKind } from './product.ts';
import { TicketContent, TicketType } from './ticket.ts';
import { TourCategory, TourContent } from './tour.ts';
import { VisaContent, VisaType } from './visa.ts';

const Name = Type.Object({
  zh: Type.String({ maxLength: 100 }),
  en: Type.Optional(Type.String({ maxLength: 200 })),
});

/** The common fields of all kinds; filter values have their English name, stored once for all. */
const basics = {
  title: Name,
  summary: nullable(Text),
  /** Addresses of pictures that were uploaded or that the portal draws; the first is the cover. */
  gallery: Type.Array(Type.String({ maxLength: 200 }), { maxItems: 20 }),
  departureCity: nullable(Name),
  destination: nullable(Name),
  /** The region as the path of its codes: `440000/440800`. */
  region: nullable(Type.String({ pattern: '^\\d{6}(/\\d{6}){0,2}$' })),
  grade: nullable(Type.Integer({ minimum: 1, maximum: 5 })),
  themes: Type.Array(Name, { maxItems: 20 }),
  /** The usual price in fen, where the product is reduced. */
  marketPrice: nullable(Fen),
  /** The recommendation labels it stands under. */
  labels: Type.Array(Id, { maxItems: 20 }),
  seo: PageSeo,
};

/** A SKU; without `skuId` it is a new one. Not enabled: not offered, but stored. */
const skuOf = <const A extends TSchema>(attributes: A) =>
  Type.Object({ skuId: Type.Optional(Id), name: Name, enabled: Type.Boolean(), attributes });

const draftOf = <
  const K extends ProductKind,
  const C extends TSchema,
  const B extends TSchema,
  const A extends TSchema,
>(
  kind: K,
  { category, content, attributes }: { category: C; content: B; attributes: A },
) =>
  bounded(
    Type.Object({
      kind: Type.Literal(kind),
      category,
      ...basics,
      content,
      skus: Type.Array(skuOf(attributes), { maxItems: 100 }),
    }),
  );

const { slots, ...ticketType } = Type.Omit(TicketType, ['name']).properties;

export const TourDraft = draftOf('tour', {
  category: TourCategory,
  content: TourContent,
  attributes: Type.Null(),
});
export const HotelDraft = draftOf('hotel', {
  category: Name,
  content: HotelContent,
  attributes: Type.Omit(RoomType, ['skuId', 'name']),
});
export const TicketDraft = draftOf('ticket', {
  category: Name,
  content: TicketContent,
  attributes: Type.Object({
    ...ticketType,
    from: slots.items.properties.from,
    to: slots.items.properties.to,
  }),
});
export const GoodsDraft = draftOf('goods', {
  category: Name,
  content: GoodsContent,
  attributes: Type.Omit(GoodsSku, ['skuId']),
});
export const VisaDraft = draftOf('visa', {
  category: Name,
  content: VisaContent,
  attributes: Type.Omit(VisaType, ['skuId', 'name']),
});

/** A product in its editor, complete or not; `publishFaults` lists what it needs to be published. */
export const ProductDraft = Type.Union([TourDraft, HotelDraft, TicketDraft, GoodsDraft, VisaDraft]);
export type ProductDraft = Static<typeof ProductDraft>;
/** {@link ProductDraft} of one kind. */
export type DraftOf<K extends ProductKind> = Extract<ProductDraft, { kind: K }>;
