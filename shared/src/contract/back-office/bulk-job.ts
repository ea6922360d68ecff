import { type Static, Type } from 'typebox';
import { entry } from '../base/entry.ts';
import {
  Day,
  Id,
  IdParams,
  Instant,
  nullable,
  oneOf,
  pageOf,
  pageQuery,
  Status,
  Text,
} from '../base/fields.ts';
import { ProductFilters } from '../catalog/product-admin.ts';
import { RelativePriceMove } from '../catalog/product-calendar.ts';
import { EnquiryFilters } from '../content/enquiry.ts';
import { UserFilters } from '../identity/user.ts';
import { AdminOrderFilters } from '../sales/order-admin.ts';
import { ReviewFilters } from '../sales/review.ts';

const Count = Type.Integer({ minimum: 0 });

/** What a bulk job does with each of its rows. Each kind requires the permission of its single action. */
export const BulkKind = oneOf(
  ...(['review-take-down', 'review-restore'] as const),
  ...(['user-status', 'user-department', 'user-roles'] as const),
  'enquiry-assign',
  ...(['invoice-issue', 'order-ship', 'order-confirm'] as const),
  ...(['product-publish', 'product-take-down', 'product-price'] as const),
);
export type BulkKind = Static<typeof BulkKind>;

/** The kinds whose rows come from a spreadsheet. */
export const BulkSheetKind = oneOf('invoice-issue', 'order-ship');
export type BulkSheetKind = Static<typeof BulkSheetKind>;

/**
 * `prepared` jobs are previews until they are started, at most a day. `done`, `cancelled` and `undone` are final, but the
 * first two can be undone for 24 hours.
 */
export const BulkState = oneOf('prepared', 'waiting', 'running', 'undoing', 'done', 'cancelled', 'undone');
export type BulkState = Static<typeof BulkState>;

/**
 * `ready` rows have not begun. A `done` row with a reason says what became of it: it was proposed, or could not be undone. `cancelled` rows were not begun and stay
 * untouched.
 */
export const BulkRowState = oneOf('ready', 'done', 'refused', 'cancelled', 'undone');
export type BulkRowState = Static<typeof BulkRowState>;

/** What a job does besides its kind; each kind names the fields that it requires. */
const params = {
  /** Why a review is taken down; why products are published or their prices moved, where that needs approval. */
  reason: Type.Optional(Type.String({ maxLength: 200 })),
  /** The status, department or roles that users get. */
  status: Type.Optional(Status),
  deptId: Type.Optional(Id),
  roleIds: Type.Optional(Type.Array(Id, { maxItems: 20 })),
  /** Who becomes responsible for enquiries. */
  assigneeId: Type.Optional(Id),
  /** How prices of adults and children move. */
  priceMove: Type.Optional(RelativePriceMove),
  /** The first and last day whose prices move. Products that are not sold by the day have one price. */
  from: Type.Optional(Day),
  to: Type.Optional(Day),
};
export const BulkParams = Type.Object(params);
export type BulkParams = Static<typeof BulkParams>;

/** All rows of a list that pass its filters: of the list that the kind of job belongs to. */
export const BulkFilters = Type.Object({
  orders: Type.Optional(AdminOrderFilters),
  reviews: Type.Optional(ReviewFilters),
  users: Type.Optional(UserFilters),
  enquiries: Type.Optional(EnquiryFilters),
  products: Type.Optional(ProductFilters),
});
export type BulkFilters = Static<typeof BulkFilters>;

/** The maximum number of rows of a bulk job. */
export const maxBulkRows = 10_000;

/** A bulk job and how far it is. */
export const BulkJob = Type.Object({
  id: Id,
  kind: BulkKind,
  state: BulkState,
  /** The number of rows, and how many of them are in each state. */
  total: Count,
  counts: Type.Record(BulkRowState, Count),
  createdAt: Instant,
  /** When it was done or cancelled. */
  endedAt: nullable(Instant),
  /** Until when it can be undone; null when nothing of it can be. */
  undoUntil: nullable(Instant),
});
export type BulkJob = Static<typeof BulkJob>;

/** A row of a bulk job: what it is called, what changes, and why not. */
export const BulkRow = Type.Object({
  number: Count,
  /** The id or number of the record. */
  key: Type.String(),
  name: nullable(Text),
  before: nullable(Text),
  after: nullable(Text),
  state: BulkRowState,
  reason: nullable(Text),
});
export type BulkRow = Static<typeof BulkRow>;

/** What a row of a spreadsheet has besides its record. */
export interface BulkCells {
  readonly invoiceNo?: string;
  readonly carrier?: string;
  readonly trackingNo?: string;
}

/** The permissions of the single actions. */
const access = {
  anyOf: [
    ...(['biz:review:hide', 'sys:user:edit', 'biz:enquiry:edit'] as const),
    ...(['trade:invoice:issue', 'trade:order:fulfil'] as const),
    ...(['biz:product:publish', 'biz:calendar:edit'] as const),
  ],
  scope: 'own',
} as const;

export const bulkJobContract = {
  'POST /api/v1/bulk-jobs': entry({
    summary:
      'Prepares a bulk job for at most 10,000 records, named by `ids` or all that pass the `filters` of their list: nothing is changed until it is started. Records that are unknown, beyond the data scope, named twice or in the wrong state become refused rows with the reason. Requires the permission of the kind, and with filters that of the list',
    access,
    body: Type.Object({
      kind: BulkKind,
      ids: Type.Optional(
        Type.Array(Type.String({ minLength: 1, maxLength: 32 }), { minItems: 1, maxItems: maxBulkRows }),
      ),
      filters: Type.Optional(BulkFilters),
      ...params,
    }),
    data: BulkJob,
  }),
  'POST /api/v1/bulk-jobs/_sheet': entry({
    summary:
      'Prepares a bulk job with the rows of a spreadsheet, at most 10,000: orders by number, and an invoice number, or carrier and tracking number. A file that is no such sheet is refused at once; invalid, unknown and repeated rows become refused rows',
    access,
    kind: 'multipart',
    fileMegabytes: 10,
    body: Type.Object({
      kind: BulkSheetKind,
      file: Type.Any({ description: '.xlsx, at most 10 MB' }),
    }),
    data: BulkJob,
  }),
  'GET /api/v1/bulk-jobs/template': entry({
    summary: 'The template of the spreadsheet of a kind, with an example',
    access,
    kind: 'binary',
    query: Type.Object({ kind: BulkSheetKind }),
  }),
  'GET /api/v1/bulk-jobs': entry({
    summary: 'The caller’s bulk jobs of the last 30 days that were started, the latest first',
    access,
    query: Type.Object(pageQuery),
    data: pageOf(BulkJob),
  }),
  'GET /api/v1/bulk-jobs/:id': entry({
    summary: 'One of the caller’s bulk jobs: its progress and result',
    access,
    params: IdParams,
    data: BulkJob,
  }),
  'GET /api/v1/bulk-jobs/:id/rows': entry({
    summary: 'The rows of a bulk job in their order, or those in one state',
    access,
    params: IdParams,
    query: Type.Object({ state: Type.Optional(BulkRowState), ...pageQuery }),
    data: pageOf(BulkRow),
  }),
  'POST /api/v1/bulk-jobs/:id/start': entry({
    summary:
      'Starts a prepared bulk job; other roles of users require a second factor confirmed minutes ago (A0243). Permission and data scope are checked again for each row. A0513 when it was started already, or while another job of the caller is running',
    access,
    params: IdParams,
    data: BulkJob,
  }),
  'POST /api/v1/bulk-jobs/:id/cancel': entry({
    summary: 'Cancels a bulk job: rows that have not begun stay untouched. A0513 when it has ended',
    access,
    params: IdParams,
    data: BulkJob,
  }),
  'POST /api/v1/bulk-jobs/:id/undo': entry({
    summary:
      'Undoes a bulk job within 24 hours after its end: each row that is unchanged since. A0513 when it is too late or undone already, or while another job of the caller is running',
    access,
    params: IdParams,
    data: BulkJob,
  }),
  'GET /api/v1/bulk-jobs/:id/sheet': entry({
    summary: 'The result of every row of a bulk job as a spreadsheet',
    access,
    kind: 'binary',
    params: IdParams,
  }),
} as const;
