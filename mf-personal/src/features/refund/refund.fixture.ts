import type {
  MemberRefundQuote,
  OrderDetail,
  RefundRow,
  TravellerRefundQuote,
} from '@portal/shared/contract';

/** A paid tour order. */
export const paidOrder = (changes: Partial<OrderDetail> = {}): OrderDetail => ({
  orderNo: 'T20261120000001',
  kind: 'tour',
  state: 'PAID',
  fulfilment: 'GROUP_PENDING',
  closedReason: null,
  title: '涠洲岛看海三日',
  titleEn: 'Three days on Weizhou Island',
  picture: '/artwork/12.svg',
  productId: 12,
  travelDay: '2999-03-15',
  people: 2,
  amount: 256_000,
  createdAt: '2026-11-20T02:00:00.000Z',
  expiresAt: '2026-11-20T02:30:00.000Z',
  reviewUntil: null,
  paidAmount: 256_000,
  refundedAmount: 0,
  paidAt: '2026-11-20T02:05:00.000Z',
  lines: [],
  travellers: [],
  contact: { name: 'Li', mobile: '13800138000' },
  emergencyContact: null,
  remark: '',
  details: { kind: 'tour', days: 3, adults: 2, children: 0, singleRooms: 0 },
  discount: 0,
  invoice: null,
  parcel: null,
  group: null,
  refundTiers: [{ daysBefore: 7, feePercent: 0 }],
  terms: [],
  timeline: [],
  ...changes,
});

export const aQuote = (changes: Partial<MemberRefundQuote> = {}): MemberRefundQuote => ({
  possible: true,
  why: null,
  paid: 256_000,
  fee: 51_200,
  refund: 204_800,
  approval: false,
  terms: [],
  coupon: null,
  ...changes,
});

export const aRefund = (changes: Partial<RefundRow> = {}): RefundRow => ({
  refundNo: 'R2611200000000001',
  orderNo: 'T20261120000001',
  kind: 'tour',
  title: { zh: '涠洲岛看海三日' },
  state: 'APPROVED',
  amount: 204_800,
  reason: 'ill',
  decision: null,
  createdAt: '2026-11-20T03:00:00.000Z',
  ...changes,
});

const documents = { documentType: 'id-card', documentMask: '4408**********10' } as const;
const noPassport = { latinName: null, documentCountry: null, documentExpiry: null };

/** A paid tour order of two adults, one of them in a single room, and a child. */
export const partyOrder = (changes: Partial<OrderDetail> = {}): OrderDetail =>
  paidOrder({
    people: 3,
    amount: 275_000,
    travellers: [
      { name: '陈海', child: false, ...documents, ...noPassport },
      { name: '陈山', child: false, ...documents, ...noPassport },
      { name: '陈小海', child: true, ...documents, ...noPassport },
    ],
    details: { kind: 'tour', days: 3, adults: 2, children: 1, singleRooms: 1 },
    ...changes,
  });

/** The quote of one adult who leaves. */
export const travellerQuote = (changes: Partial<TravellerRefundQuote> = {}): TravellerRefundQuote => ({
  leaving: [{ place: 1, name: '陈山', child: false, price: 100_000, discount: 5_000, paid: 95_000 }],
  singleRooms: { before: 1, least: 0, most: 1, after: 1, price: 0, paid: 0 },
  extras: [],
  sharesRoom: false,
  ...{ paid: 95_000, feePercent: 20, fee: 19_000, refund: 76_000 },
  ...{ lines: [], discount: 5_000, amount: 189_000 },
  ...{ coupon: null, invoice: null, approval: false },
  until: '2999-03-08T16:00:00.000Z',
  version: 'first',
  ...changes,
});
