import { type Static, Type } from 'typebox';
import { entry } from '../base/entry.ts';
import {
  Fen,
  Id,
  IdParams,
  IdsParams,
  Instant,
  nullable,
  oneOf,
  pageOf,
  pageQuery,
  Text,
  Version,
} from '../base/fields.ts';
import { deleteEntry } from '../base/record-entries.ts';
import { GoodsDetail } from './goods.ts';
import { HotelDetail } from './hotel.ts';
import { ProductKind } from './product.ts';
import { ProductDraft } from './product-draft.ts';
import { PublishFault, publishReason, Schedule } from './schedule.ts';
import { TicketDetail } from './ticket.ts';
import { TourDetail } from './tour.ts';
import { VisaDetail } from './visa.ts';

/** Draft, on sale, or taken down. */
export const ProductStatus = oneOf('draft', 'live', 'down');
export type ProductStatus = Static<typeof ProductStatus>;

/** A product in the editors' list. */
export const ProductRow = Type.Object({
  id: Id,
  kind: ProductKind,
  categoryName: Text,
  title: Text,
  /** Empty before the first picture. */
  picture: Type.String(),
  status: ProductStatus,
  /** It is on sale and has unpublished changes. */
  changed: Type.Boolean(),
  /** Its publication or prices are proposed and wait for approval. */
  proposed: Type.Boolean(),
  fromPrice: nullable(Fen),
  soldCount: Type.Integer(),
  /** The number of bookable days among the next 30; null for products not sold by the day. */
  openDays: nullable(Type.Integer()),
  /** The name of the responsible department; null: staff who reach all departments. */
  dept: nullable(Type.String()),
  updatedAt: Instant,
  schedule: Schedule,
});
export type ProductRow = Static<typeof ProductRow>;

/** A product to be edited: what is being prepared where that is, else what is stored. */
export const ProductForm = Type.Object({
  id: Id,
  status: ProductStatus,
  changed: Type.Boolean(),
  version: Version,
  draft: ProductDraft,
});
export type ProductForm = Static<typeof ProductForm>;

/** Filter values of a kind that are in use, with their English names. */
export const ProductChoices = Type.Object({
  category: Type.Array(Text),
  destination: Type.Array(Text),
  departureCity: Type.Array(Text),
  theme: Type.Array(Text),
  labels: Type.Array(Type.Object({ id: Id, name: Text })),
});
export type ProductChoices = Static<typeof ProductChoices>;

/** The filters of the editors' list of products. */
export const ProductFilters = Type.Object({
  keywords: Type.Optional(Type.String({ maxLength: 100 })),
  kind: Type.Optional(ProductKind),
  category: Type.Optional(Type.String({ maxLength: 64 })),
  /** `changed`: live, with changes that are not published. */
  status: Type.Optional(Type.Union([ProductStatus, Type.Literal('changed')])),
});
export type ProductFilters = Static<typeof ProductFilters>;

const query = { anyOf: ['biz:product:query'], scope: { department: 'products' } } as const;
const edit = { anyOf: ['biz:product:edit'], scope: { department: 'products' } } as const;
const add = { anyOf: ['biz:product:add'], scope: { department: 'products' } } as const;
const publish = { anyOf: ['biz:product:publish'], scope: { department: 'products' } } as const;

export const productAdminContract = {
  'GET /api/v1/products/page': entry({
    summary: 'Products in any state, by kind, category, state, and words of the title or the id',
    access: query,
    query: Type.Object({
      ...ProductFilters.properties,
      sort: Type.Optional(oneOf('updated', 'sold', 'price')),
      ...pageQuery,
    }),
    data: pageOf(ProductRow),
  }),
  'GET /api/v1/products/counts': entry({
    summary: 'How many products of each kind are in each state',
    access: query,
    data: Type.Array(
      Type.Object({ kind: ProductKind, status: ProductStatus, count: Type.Integer({ minimum: 0 }) }),
    ),
  }),
  'GET /api/v1/products/choices': entry({
    summary: 'The categories, destinations, cities, themes and labels used by products of a kind',
    access: { ...query, scope: 'none' },
    query: Type.Object({ kind: ProductKind }),
    data: ProductChoices,
  }),
  'GET /api/v1/products/:id/form': entry({
    summary: 'One product as the form edits it',
    access: edit,
    params: IdParams,
    data: ProductForm,
  }),
  'GET /api/v1/products/:id/preview': entry({
    summary: 'A preview: one product as its page would show it if it were published now',
    access: query,
    params: IdParams,
    data: Type.Union([TourDetail, HotelDetail, TicketDetail, GoodsDetail, VisaDetail]),
  }),
  'POST /api/v1/products': entry({
    summary: 'Creates an unpublished product; returns its id',
    access: add,
    body: Type.Object({
      kind: ProductKind,
      title: Type.Object({ zh: Type.String({ minLength: 1, maxLength: 64 }) }),
    }),
    data: Type.Object({ id: Id }),
  }),
  'POST /api/v1/products/:id/copy': entry({
    summary: 'Creates a copy of a product without prices, stock and labels; returns its id',
    access: add,
    params: IdParams,
    data: Type.Object({ id: Id }),
  }),
  'PUT /api/v1/products/:id': entry({
    summary:
      'Saves the form; of a live product as a draft until it is published. A0514 when it was changed meanwhile',
    access: edit,
    params: IdParams,
    body: Type.Object({ version: Version, draft: ProductDraft }),
    data: ProductForm,
  }),
  'DELETE /api/v1/products/:id/changes': entry({
    summary: 'Discards the draft of a live product',
    access: edit,
    params: IdParams,
  }),
  'PUT /api/v1/products/:id/publish': entry({
    summary:
      'Publishes products as they are saved: one id, or several with commas. Each independently: an incomplete product is not changed, and every fault is returned. A caller whose publishing needs approval proposes it instead (`proposed`), with a reason; A0513 when a colleague has proposed it already',
    access: publish,
    params: IdsParams,
    body: Type.Object(publishReason),
    data: Type.Array(
      Type.Object({
        id: Id,
        faults: Type.Array(PublishFault),
        proposed: Type.Optional(Type.Literal(true)),
      }),
    ),
  }),
  'PUT /api/v1/products/:id/take-down': entry({
    summary:
      'Takes products off sale, all or none: one id, or several with commas. Existing orders do not change',
    access: publish,
    params: IdsParams,
  }),
  'PUT /api/v1/products/:id/department': entry({
    summary:
      'Moves products, with their orders, refunds and reviews, to a department within the caller’s data scope: one id, or several with commas',
    access: publish,
    params: IdsParams,
    body: Type.Object({ deptId: Id }),
  }),
  'DELETE /api/v1/products/:id': deleteEntry(
    'Deletes drafts, all or none: one id, or several with commas. Products that were published or ordered cannot be deleted',
    'biz:product:delete',
    { department: 'products' },
  ),
} as const;
