import { type Static, Type } from 'typebox';
import { entry } from '../base/entry.ts';
import { Day, Fen, Id, Instant, nullable, oneOf, pageOf, pageQuery, Text } from '../base/fields.ts';
import { ProductKind } from '../catalog/product.ts';
import { OrderDetail, OrderRow, OrderState } from './order.ts';
import { Contact, OrderNo, OrderParams } from './order-fields.ts';
import { MemberRefundQuote, RefundRow, RefundScope } from './refund.ts';

const canQuery = { anyOf: ['biz:order:query'], scope: { department: 'orders' } } as const;
const canEdit = { anyOf: ['biz:order:edit'], scope: { department: 'orders' } } as const;
const canRefund = { anyOf: ['trade:refund:approve'], scope: { department: 'orders' } } as const;

/** An order in the list of staff, with the contact masked. */
export const AdminOrder = Type.Object({
  orderNo: OrderNo,
  kind: ProductKind,
  state: OrderState,
  fulfilment: Type.String(),
  closedReason: OrderRow.properties.closedReason,
  title: Type.String(),
  titleEn: nullable(Type.String()),
  travelDay: nullable(Day),
  people: Type.Integer(),
  amount: Fen,
  refundedAmount: Fen,
  balance: Type.Optional(OrderRow.properties.balance),
  createdAt: Instant,
  /** Username of the buyer. */
  member: Type.String(),
  contactName: Type.String(),
  contactMobile: Type.String(),
});
export type AdminOrder = Static<typeof AdminOrder>;

const filterFields = {
  kind: Type.Optional(ProductKind),
  fulfilment: Type.Optional(Type.String({ maxLength: 32, pattern: '^[A-Z_]+$' })),
  /** Date or a traveller was changed in the last three days. */
  changed: Type.Optional(oneOf('recently')),
  /** The balance is not paid; `due`: it is due within seven days, or was. */
  balance: Type.Optional(oneOf('open', 'due')),
  /** An order's number, the buyer's username, the contact's name, mobile number or its last four digits, a product's title. */
  keywords: Type.Optional(Type.String({ maxLength: 100 })),
  /** Days of ordering, both included. */
  from: Type.Optional(Day),
  to: Type.Optional(Day),
  /** Days of travel, both included. */
  travelFrom: Type.Optional(Day),
  travelTo: Type.Optional(Day),
  minAmount: Type.Optional(Fen),
  maxAmount: Type.Optional(Fen),
};

/** The filters of the order list of staff. `TO_CONFIRM`: active hotel orders whose room is not confirmed yet. */
export const AdminOrderFilters = Type.Object({
  ...filterFields,
  state: Type.Optional(Type.Union([...OrderState.anyOf, Type.Literal('TO_CONFIRM')])),
});
export type AdminOrderFilters = Static<typeof AdminOrderFilters>;

export const AdminOrderSort = oneOf('newest', 'oldest', 'travel', 'amount');
export type AdminOrderSort = Static<typeof AdminOrderSort>;

/** An internal note on an order. */
export const OrderNote = Type.Object({
  id: Id,
  author: Type.String(),
  text: Type.String(),
  createdAt: Instant,
});
export type OrderNote = Static<typeof OrderNote>;

/** A payment attempt of an order; amounts in fen. */
export const OrderPayment = Type.Object({
  paymentNo: Type.String(),
  provider: Type.String(),
  state: oneOf('CREATED', 'WAITING', 'SUCCESS', 'CLOSED', 'ANOMALY'),
  amount: Fen,
  tradeNo: nullable(Type.String()),
  createdAt: Instant,
  paidAt: nullable(Instant),
});
export type OrderPayment = Static<typeof OrderPayment>;

/** A ticket without its code. */
const AdminOrderTicket = Type.Object({
  ticketNo: Type.String(),
  visitor: nullable(Type.String()),
  state: Type.String(),
  usedAt: nullable(Instant),
});

/** The details of an order for staff: document numbers masked, events with names of users. */
export const AdminOrderDetail = Type.Object({
  ...OrderDetail.properties,
  member: Type.Object({ id: Id, username: Type.String(), nickname: Type.String() }),
  /** Whether the reader bought it, and so decides nothing about its money. */
  isOwn: Type.Boolean(),
  /** What the reader may still refund alone today; beyond it a second person approves. Fen. */
  refundAlone: Fen,
  timeline: Type.Array(
    Type.Object({ at: Instant, event: Type.String(), actor: Type.String(), reason: nullable(Type.String()) }),
  ),
  payments: Type.Array(OrderPayment),
  refunds: Type.Array(Type.Object({ ...RefundRow.properties, scope: RefundScope })),
  tickets: Type.Array(AdminOrderTicket),
  notes: Type.Array(OrderNote),
});
export type AdminOrderDetail = Static<typeof AdminOrderDetail>;

/** The travellers of a departure, by order. */
export const PassengerList = Type.Object({
  title: Text,
  day: Day,
  people: Type.Integer(),
  orders: Type.Array(
    Type.Object({
      orderNo: OrderNo,
      fulfilment: Type.String(),
      people: Type.Integer(),
      contact: Contact,
      remark: Type.String(),
      travellers: OrderDetail.properties.travellers,
    }),
  ),
});
export type PassengerList = Static<typeof PassengerList>;

const reason = Type.String({ minLength: 1, maxLength: 200 });

export const orderAdminContract = {
  'GET /api/v1/staff/orders': entry({
    summary: 'All orders, for staff; contacts masked, counted and paged up to 10,000',
    access: canQuery,
    query: Type.Object({
      ...AdminOrderFilters.properties,
      sort: Type.Optional(AdminOrderSort),
      ...pageQuery,
    }),
    data: pageOf(AdminOrder),
  }),
  'GET /api/v1/staff/orders/counts': entry({
    summary:
      'The number of orders in each state within the filters, and of those whose room waits for confirmation (TO_CONFIRM), each counted up to 1,000',
    access: canQuery,
    query: Type.Object(filterFields),
    data: Type.Record(Type.String(), Type.Integer()),
  }),
  'GET /api/v1/staff/orders/export': entry({
    summary:
      'The orders within the filters as CSV, the newest 50,000, contacts masked; each export is logged',
    access: canQuery,
    kind: 'binary',
    query: AdminOrderFilters,
  }),
  'GET /api/v1/staff/orders/:orderNo': entry({
    summary: 'Any order with all details, for staff; document numbers masked',
    access: canQuery,
    params: OrderParams,
    data: AdminOrderDetail,
  }),
  'GET /api/v1/staff/orders/:orderNo/passengers': entry({
    summary: 'All travellers on the departure of a tour order (at most 200 orders); 404 for other kinds',
    access: canQuery,
    params: OrderParams,
    data: PassengerList,
  }),
  'POST /api/v1/staff/orders/slips/file': entry({
    summary:
      'Slips of at most 100 orders as PDF, one page or more each, to be printed: contact, travellers, dates, what was ordered, remark and notes; no document numbers. 404 when one is missing; logged',
    access: canQuery,
    kind: 'binary',
    body: Type.Object({ orderNos: Type.Array(OrderNo, { minItems: 1, maxItems: 100, uniqueItems: true }) }),
  }),
  'POST /api/v1/staff/orders/:orderNo/notes': entry({
    summary: 'Adds an internal note to an order, invisible to its buyer',
    access: canEdit,
    params: OrderParams,
    body: Type.Object({ text: Type.String({ minLength: 1, maxLength: 2000 }) }),
    data: OrderNote,
  }),
  'POST /api/v1/staff/orders/:orderNo/document': entry({
    summary: 'The full document number of a traveller (index from 0) of an order; each access is logged',
    access: canEdit,
    params: OrderParams,
    body: Type.Object({ traveller: Type.Integer({ minimum: 0, maximum: 99 }) }),
    data: Type.Object({ documentNo: Type.String() }),
  }),
  'POST /api/v1/staff/orders/:orderNo/cancel': entry({
    summary: 'Staff cancel an unpaid order and release its stock; A0513 when it is not unpaid',
    access: canEdit,
    params: OrderParams,
  }),
  'GET /api/v1/staff/orders/:orderNo/refund-quote': entry({
    summary: 'The current refund quote of any order: fee and refund',
    access: canRefund,
    params: OrderParams,
    data: MemberRefundQuote,
  }),
  'POST /api/v1/staff/orders/:orderNo/refund': entry({
    summary:
      'Finance refunds an order at the displayed quote; A0511 when the quote has changed, A0513 when it cannot be refunded, A0233 (403) for its buyer. Beyond the daily limit it is REQUESTED, and a second person approves',
    access: canRefund,
    idempotent: true,
    params: OrderParams,
    body: Type.Object({ reason, expectedRefund: Fen }),
    data: RefundRow,
  }),
  'POST /api/v1/staff/orders/:orderNo/refund-part': entry({
    summary:
      'Finance refunds a part of an active order, which stays active; A0513 above the remaining amount, or when the order is not active, A0233 (403) for its buyer. Beyond the daily limit it is REQUESTED, and a second person approves',
    access: canRefund,
    idempotent: true,
    params: OrderParams,
    body: Type.Object({ reason, amount: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) }),
    data: RefundRow,
  }),
} as const;
