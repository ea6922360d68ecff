import type { OrderCounts, OrderDetail, OrderRow } from '@portal/shared/contract';

const soon = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString();

/** What a document says that is no passport of a tour abroad. */
export const noPassport = { latinName: null, documentCountry: null, documentExpiry: null };

/** Numbers of orders by kind and state; default: none. */
export const counts = (some: Partial<OrderCounts> = {}): OrderCounts => ({
  tour: {},
  hotel: {},
  ticket: {},
  goods: {},
  visa: {},
  ...some,
});

/** An order that can still be paid. */
export const unpaid = (changes: Partial<OrderRow> = {}): OrderRow => ({
  orderNo: 'T20261120000001',
  kind: 'tour',
  state: 'PENDING_PAYMENT',
  fulfilment: 'NONE',
  closedReason: null,
  title: '涠洲岛看海三日',
  titleEn: 'Three days on Weizhou Island',
  picture: '/artwork/12.svg',
  productId: 12,
  travelDay: '2027-03-15',
  people: 2,
  amount: 256_000,
  createdAt: '2026-11-20T02:00:00.000Z',
  expiresAt: soon(20),
  reviewUntil: null,
  ...changes,
});

export const detail = (changes: Partial<OrderDetail> = {}): OrderDetail => ({
  ...unpaid(),
  paidAmount: 0,
  refundedAmount: 0,
  paidAt: null,
  lines: [
    { code: 'adult', name: '成人', unitPrice: 128_000, quantity: 1, amount: 128_000 },
    { code: 'child', name: '儿童', unitPrice: 88_000, quantity: 1, amount: 88_000 },
    { code: 'insurance', name: '意外险', unitPrice: 20_000, quantity: 2, amount: 40_000 },
  ],
  travellers: [
    {
      ...{ name: '李兰', documentType: 'passport', documentMask: 'E1*****78', child: false },
      ...{ latinName: 'LI LAN', documentCountry: 'CN', documentExpiry: '2031-05-01' },
    },
    {
      name: '陈小海',
      documentType: 'id-card',
      documentMask: '440***********1230',
      child: true,
      ...noPassport,
    },
  ],
  contact: { name: '李兰', mobile: '13800138000', email: 'lan@example.cn' },
  emergencyContact: { name: '王芳', mobile: '13900139000' },
  remark: '靠窗的座位',
  group: null,
  refundTiers: [
    { daysBefore: 7, feePercent: 0 },
    { daysBefore: 1, feePercent: 40 },
  ],
  terms: [],
  discount: 0,
  invoice: null,
  parcel: null,
  details: { kind: 'tour', days: 3, adults: 1, children: 1, singleRooms: 0 },
  timeline: [{ at: '2026-11-20T02:00:00.000Z', event: 'create', actor: 'member' }],
  ...changes,
});
