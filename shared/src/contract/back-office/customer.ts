import { type Static, Type } from 'typebox';
import { entry } from '../base/entry.ts';
import { Day, Fen, Id, IdParams, Instant, nullable, Status, Text } from '../base/fields.ts';
import { ProductKind } from '../catalog/product.ts';
import { EnquiryKind, EnquiryState } from '../content/enquiry.ts';
import { MessageCategory } from '../identity/message.ts';
import { OrderState } from '../sales/order.ts';
import { OrderNote } from '../sales/order-admin.ts';

/** An order of a customer; amounts in fen. */
const CustomerOrder = Type.Object({
  orderNo: Type.String(),
  kind: ProductKind,
  state: OrderState,
  title: Type.String(),
  titleEn: nullable(Type.String()),
  travelDay: nullable(Day),
  amount: Fen,
  refundedAmount: Fen,
  createdAt: Instant,
});

const CustomerRefund = Type.Object({
  refundNo: Type.String(),
  orderNo: Type.String(),
  state: Type.String(),
  amount: Fen,
  createdAt: Instant,
});

/** A coupon of a customer; `orderNo`: the order that uses it. */
const CustomerCoupon = Type.Object({
  id: Id,
  title: Text,
  orderNo: nullable(Type.String()),
  endsAt: Instant,
  receivedAt: Instant,
});

const CustomerMessage = Type.Object({
  id: Id,
  category: MessageCategory,
  title: Text,
  readAt: nullable(Instant),
  createdAt: Instant,
});

const CustomerEnquiry = Type.Object({
  id: Id,
  enquiryNo: Type.String(),
  kind: EnquiryKind,
  state: EnquiryState,
  createdAt: Instant,
});

/** The terms of a travel contract that a customer accepted, with their version. */
const CustomerConsent = Type.Object({ orderNo: Type.String(), version: Type.String(), at: Instant });

/**
 * A customer with what the reader may see of them: contacts masked; orders, refunds, enquiries and consents within the
 * data scope; the latest 20 of each list, and 50 notes. Messages and coupons belong to no department, and are empty for
 * readers with a narrower scope than all. Amounts in fen.
 */
export const CustomerProfile = Type.Object({
  id: Id,
  username: Type.String(),
  nickname: Type.String(),
  mobile: nullable(Type.String()),
  email: nullable(Type.String()),
  status: Status,
  createdAt: Instant,
  /** When the account will be erased, because its owner closed it. */
  closingAt: nullable(Instant),
  /** Sums over all orders within the data scope. */
  totals: Type.Object({ orders: Type.Integer({ minimum: 0 }), paid: Fen, refunded: Fen }),
  orders: Type.Array(CustomerOrder),
  refunds: Type.Array(CustomerRefund),
  coupons: Type.Array(CustomerCoupon),
  messages: Type.Array(CustomerMessage),
  enquiries: Type.Array(CustomerEnquiry),
  consents: Type.Array(CustomerConsent),
  notes: Type.Array(OrderNote),
});
export type CustomerProfile = Static<typeof CustomerProfile>;

export const customerContract = {
  'GET /api/v1/staff/customers/:id': entry({
    summary:
      'A customer with orders, refunds, coupons, messages, enquiries, consents and notes; contacts masked; each access is logged. 404 for a customer without an order in the data scope',
    access: { anyOf: ['biz:customer:query'], scope: { department: 'customers' } },
    params: IdParams,
    data: CustomerProfile,
  }),
  'POST /api/v1/staff/customers/:id/notes': entry({
    summary: 'Adds an internal note to a customer, invisible to them; at most 200',
    access: { anyOf: ['biz:customer:edit'], scope: { department: 'customers' } },
    params: IdParams,
    body: Type.Object({ text: Type.String({ minLength: 1, maxLength: 2000 }) }),
    data: OrderNote,
  }),
} as const;
