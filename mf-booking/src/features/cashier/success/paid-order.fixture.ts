import type { OrderDetail } from '@portal/shared/contract';
import type { Answers } from '@portal/shared/testing';

/** A paid tour. */
const paidOrder = (changes: Partial<OrderDetail> = {}): OrderDetail => ({
  ...{ orderNo: 'T20261120000001', kind: 'tour', state: 'PAID', fulfilment: 'GROUP_PENDING' },
  ...{ closedReason: null, title: '涠洲岛看海三日', titleEn: 'Three days on Weizhou Island' },
  ...{ picture: '/artwork/12.svg', productId: 12, travelDay: '2999-03-15', people: 2, amount: 256_000 },
  ...{ createdAt: '2026-11-20T02:00:00.000Z', expiresAt: '2026-11-20T02:30:00.000Z', reviewUntil: null },
  ...{ paidAmount: 256_000, refundedAmount: 0, paidAt: '2026-11-20T02:05:00.000Z', discount: 0 },
  ...{ lines: [], travellers: [], emergencyContact: null, remark: '', invoice: null, parcel: null },
  ...{ refundTiers: [], terms: [], timeline: [] },
  contact: { name: '李兰', mobile: '13800138000' },
  group: { joined: 4, minGroup: 6, decidedOn: '2999-03-08' },
  details: { kind: 'tour', days: 3, adults: 2, children: 0, singleRooms: 0 },
  ...changes,
});

const agency = {
  ...{ orgCode: 'A86', name: { zh: '海途旅行' }, slogan: { zh: '认真做旅行' }, licence: 'L-GD-100486' },
  ...{ phone: '0759-238 6688', email: 'hello@haitu.example', address: { zh: '湛江市' }, facts: [] },
  hours: { zh: '每日 8:30–21:00', en: 'Daily 8:30–21:00' },
};

/** What the calls of the page after a payment answer. */
export const successAnswers = (changes: Partial<OrderDetail> = {}): Answers => ({
  'GET /api/v1/orders/:orderNo': paidOrder(changes),
  'GET /api/travelInfo/getByOrgCode': agency,
  'GET /api/v1/products/:id/related': [
    {
      ...{ id: 7, kind: 'tour', category: '', categoryName: { zh: '' }, picture: '/artwork/7.svg' },
      ...{ title: { zh: '硇洲岛灯塔两日', en: 'Naozhou lighthouse' }, summary: { zh: '' }, themes: [] },
      ...{ days: 2, grade: null, departureCity: null, destination: null, fromPrice: 49_800 },
      ...{ marketPrice: null, onSale: false, rating: null, reviewCount: 0, soldCount: 0 },
    },
  ],
});
