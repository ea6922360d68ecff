import { deputyPerm } from '@portal/shared/rules';
import { type Static, Type } from 'typebox';
import { entry } from '../base/entry.ts';
import {
  Day,
  Fen,
  Id,
  IdParams,
  Instant,
  nullable,
  oneOf,
  pageOf,
  pageQuery,
  Text,
  Version,
} from '../base/fields.ts';
import { ProductKind } from './product.ts';

const Count = Type.Integer({ minimum: 0 });

/** Whether a product is being written, on sale, or taken off sale. */
const SaleStatus = oneOf('draft', 'live', 'down');

/** A product in the stock calendar. */
export const CalendarChoice = Type.Object({
  id: Id,
  kind: ProductKind,
  title: Text,
  status: SaleStatus,
  skuCount: Count,
});
export type CalendarChoice = Static<typeof CalendarChoice>;

/** A SKU of a product: departure plan, room type, time-slot of a ticket, variant of goods, visa type. */
export const CalendarSku = Type.Object({
  id: Id,
  name: Text,
  /** `09:00–12:00` of a ticket’s slot; null for the others. */
  slot: nullable(Type.String()),
  /** Whether visitors are offered it. */
  offered: Type.Boolean(),
});
export type CalendarSku = Static<typeof CalendarSku>;

/** A proposed change of prices, which a second person approves; its largest move in percent. */
export const PriceProposal = Type.Object({
  proposedBy: Type.String(),
  reason: Type.String(),
  percent: Count,
  createdAt: Instant,
  /** Whether the reader proposed it. */
  isOwn: Type.Boolean(),
});
export type PriceProposal = Static<typeof PriceProposal>;

export const ProductCalendar = Type.Object({
  ...CalendarChoice.properties,
  /** Whether prices and stock differ by day; goods and visas have one for every day. */
  daily: Type.Boolean(),
  skus: Type.Array(CalendarSku),
  /** Until when the user's last change can be undone, if there is one. */
  undoUntil: nullable(Instant),
  /** The proposed prices that wait for a second person. */
  proposal: nullable(PriceProposal),
});
export type ProductCalendar = Static<typeof ProductCalendar>;

/** Price in fen and stock of a SKU on a day; `day` is null for products not sold by the day. */
export const CalendarDay = Type.Object({
  day: nullable(Day),
  price: Fen,
  childPrice: nullable(Fen),
  singleSupplement: nullable(Fen),
  total: Count,
  held: Count,
  sold: Count,
  /** When booking ends; null: as the day begins. */
  closesAt: nullable(Instant),
});
export type CalendarDay = Static<typeof CalendarDay>;

/** Maximum price in fen: ten million yuan. */
const maxFen = 1_000_000_000;
/** Maximum stock of a day. */
const maxPieces = 100_000;

const Amount = Type.Integer({ minimum: -maxFen, maximum: maxFen });

/** A price change: to an amount in fen, by an amount in fen, or by percent, rounded to whole yuan. */
const PriceMove = Type.Object({ way: oneOf('set', 'add', 'percent'), amount: Amount });
export type PriceMove = Static<typeof PriceMove>;

/** A price change from what the price is. */
export const RelativePriceMove = Type.Object({ way: oneOf('add', 'percent'), amount: Amount });
export type RelativePriceMove = Static<typeof RelativePriceMove>;

/** A stock change: absolute or relative. */
const TotalMove = Type.Object({
  way: oneOf('set', 'add'),
  amount: Type.Integer({ minimum: -maxPieces, maximum: maxPieces }),
});
export type TotalMove = Static<typeof TotalMove>;

/** When booking ends: a time in Asia/Shanghai, a number of days before; null: at the beginning of the day. */
const Closing = Type.Object({
  daysBefore: Type.Integer({ minimum: 0, maximum: 60 }),
  time: Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' }),
});

/** The change of the chosen days: absent fields stay; null removes a child price or supplement. */
const CalendarChange = Type.Object({
  action: Type.Literal('change'),
  price: Type.Optional(PriceMove),
  childPrice: Type.Optional(nullable(PriceMove)),
  singleSupplement: Type.Optional(nullable(PriceMove)),
  total: Type.Optional(TotalMove),
  closing: Type.Optional(nullable(Closing)),
});
export type CalendarChange = Static<typeof CalendarChange>;

/** Copies the days of a number of weeks before, so that weekdays match; from the same SKU by default. */
const CalendarCopy = Type.Object({
  action: Type.Literal('copy'),
  skuId: Type.Optional(Id),
  weeks: Type.Integer({ minimum: -104, maximum: 104 }),
});
export type CalendarCopy = Static<typeof CalendarCopy>;

/** `close`: nothing more is sold; `remove`: deletes days without holds or sales. */
const CalendarEnd = Type.Object({ action: oneOf('close', 'remove') });

/** A change of some days of some SKUs of one product. */
export const CalendarEdit = Type.Object({
  skuIds: Type.Array(Id, { minItems: 1, maxItems: 20, uniqueItems: true }),
  /** From today on; empty for products not sold by the day. */
  days: Type.Array(Day, { maxItems: 400, uniqueItems: true }),
  /** Only days that are not in the calendar yet. */
  onlyGaps: Type.Optional(Type.Boolean()),
  edit: Type.Union([CalendarChange, CalendarCopy, CalendarEnd]),
  /** Why, for a change that needs a second person. */
  reason: Type.Optional(Type.String({ maxLength: 200 })),
  version: Version,
});
export type CalendarEdit = Static<typeof CalendarEdit>;

const PriceRange = Type.Object({ min: Fen, max: Fen });

/** The preview of a change. */
export const CalendarPreview = Type.Object({
  /** The version for optimistic locking: the change is refused when the calendar has changed. */
  version: Type.String(),
  changed: Count,
  added: Count,
  removed: Count,
  /** The number of unchanged days. */
  kept: Count,
  /** The prices of the days that change, before and after; null where there are none. */
  before: nullable(PriceRange),
  after: nullable(PriceRange),
  /** The largest price move in percent, when it needs a second person. */
  approvalPercent: nullable(Count),
  /** Days on which a child would pay more than an adult. */
  childDearer: Count,
  /** Conflicting days, at most 50; with any, nothing is written. */
  refused: Type.Array(
    Type.Object({
      skuId: Id,
      day: nullable(Day),
      why: oneOf('taken', 'price'),
      /** How many are sold or held. */
      taken: Count,
    }),
  ),
  refusedCount: Count,
});
export type CalendarPreview = Static<typeof CalendarPreview>;

const look = { anyOf: ['biz:product:query'], scope: { department: 'products' } } as const;
const edit = { anyOf: ['biz:calendar:edit'], scope: { department: 'products' } } as const;
const decide = {
  anyOf: ['biz:approval:product', deputyPerm],
  scope: { department: 'products' },
  deputies: ['biz:approval:product'],
} as const;

export const productCalendarContract = {
  'GET /api/v1/product-calendars': entry({
    summary: 'Products by words in their title and kind, drafts included, to select a calendar',
    access: look,
    query: Type.Object({
      keywords: Type.Optional(Type.String({ maxLength: 100 })),
      kind: Type.Optional(ProductKind),
      ...pageQuery,
    }),
    data: pageOf(CalendarChoice),
  }),
  'GET /api/v1/product-calendars/:id': entry({
    summary: 'A product with its SKUs',
    access: look,
    params: IdParams,
    data: ProductCalendar,
  }),
  'GET /api/v1/product-calendars/:id/days': entry({
    summary: 'Prices and stock of one SKU of the product, by day in Asia/Shanghai, at most 400 days at once',
    access: look,
    params: IdParams,
    query: Type.Object({ skuId: Id, from: Day, to: Day }),
    data: Type.Array(CalendarDay),
  }),
  'POST /api/v1/product-calendars/:id/preview': entry({
    summary: 'A preview of a change; nothing is written',
    access: edit,
    params: IdParams,
    body: CalendarEdit,
    data: CalendarPreview,
  }),
  'PUT /api/v1/product-calendars/:id': entry({
    summary:
      'Changes prices and stock, all or none: stock never falls below what is sold or held. Orders keep their price. A price move beyond the setting of the agency is proposed to a second person instead (`PROPOSED`), with a reason; A0513 when one is proposed already. A0514 when the calendar was changed after the preview',
    access: edit,
    params: IdParams,
    body: CalendarEdit,
    data: Type.Object({ outcome: oneOf('APPLIED', 'PROPOSED') }),
  }),
  'POST /api/v1/product-calendars/:id/proposal/approve': entry({
    summary:
      'Approves proposed prices and applies them, all or none. A0233 (403) for their proposer, A0513 when they were decided already, A0514 when the days changed since',
    access: decide,
    params: IdParams,
  }),
  'POST /api/v1/product-calendars/:id/proposal/decline': entry({
    summary:
      'Declines proposed prices, or withdraws them as their proposer; 403 for others without `biz:approval:product`, A0513 when they were decided already',
    access: { ...decide, anyOf: [...decide.anyOf, 'biz:calendar:edit'] },
    params: IdParams,
    body: Type.Object({ reason: Type.Optional(Type.String({ maxLength: 200 })) }),
  }),
  'POST /api/v1/product-calendars/:id/undo': entry({
    summary:
      'Undoes the caller’s last change of the product’s calendar, within 10 minutes; A0514 when it was changed since',
    access: edit,
    params: IdParams,
  }),
} as const;
