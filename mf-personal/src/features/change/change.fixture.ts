import type { DateChangeQuote, Departure, OrderChanges, OrderDetail } from '@portal/shared/contract';

/** What a document says that is no passport of a tour abroad. */
export const noPassport = { latinName: null, documentCountry: null, documentExpiry: null };

/** A paid tour order for two. */
export const paidTour = (changes: Partial<OrderDetail> = {}): OrderDetail => ({
  ...{ orderNo: 'T20261120000001', kind: 'tour', state: 'PAID', fulfilment: 'GROUP_PENDING' },
  ...{ title: '涠洲岛看海三日', titleEn: null, picture: '/artwork/12.svg', productId: 12 },
  ...{ travelDay: '2999-03-15', people: 2, amount: 256_000, paidAmount: 256_000, refundedAmount: 0 },
  ...{ createdAt: '2026-11-20T02:00:00.000Z', expiresAt: '2026-11-20T02:30:00.000Z' },
  ...{ paidAt: '2026-11-20T02:05:00.000Z', closedReason: null, reviewUntil: null },
  ...{ lines: [], travellers: [], refundTiers: [], terms: [], timeline: [] },
  ...{ contact: { name: 'Li', mobile: '13800138000' }, emergencyContact: null, remark: '' },
  details: { kind: 'tour', days: 3, adults: 2, children: 0, singleRooms: 0 },
  ...{ discount: 0, invoice: null, parcel: null, group: null },
  ...changes,
});

/** An order that can be changed. */
export const someChanges = (changes: Partial<OrderChanges> = {}): OrderChanges => ({
  date: { why: null, left: 3 },
  traveller: { why: null, left: 6 },
  until: '2999-03-12T16:00:00.000Z',
  pending: null,
  version: '0',
  ...changes,
});

export const departure = (changes: Partial<Departure> = {}): Departure => ({
  skuId: 31,
  day: '2999-03-22',
  price: 158_000,
  childPrice: null,
  singleSupplement: null,
  seats: 9,
  joined: 0,
  ...changes,
});

/** A quote of a dearer departure. */
export const dateQuote = (changes: Partial<DateChangeQuote> = {}): DateChangeQuote => ({
  from: '2999-03-15',
  day: '2999-03-22',
  lines: [],
  discount: 0,
  before: 256_000,
  amount: 316_000,
  difference: 60_000,
  coupon: null,
  invoice: null,
  until: '2999-03-12T16:00:00.000Z',
  version: 'first',
  ...changes,
});
