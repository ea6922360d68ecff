import type { MemberRefundQuote, OrderDetail, RefundRow } from '@portal/shared/contract';

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
  ...changes,
});

export const aRefund = (changes: Partial<RefundRow> = {}): RefundRow => ({
  refundNo: 'R2611200000000001',
  orderNo: 'T20261120000001',
  kind: 'tour',
  title: '涠洲岛看海三日',
  state: 'APPROVED',
  amount: 204_800,
  reason: 'ill',
  decision: null,
  createdAt: '2026-11-20T03:00:00.000Z',
  ...changes,
});
