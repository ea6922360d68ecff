import type { Quote, TicketDetail, TicketSelection } from '@portal/shared/contract';
import { addDays, dayOf, priceLine } from '@portal/shared/rules';
import type { Answers } from '@portal/shared/testing';
import { noCoupons } from '#src/booking/coupon/coupon.fixture.ts';
import { noContact } from '#src/booking/form/contact.fixture.ts';
import { daughter, father, mother } from '#src/booking/people/people.fixture.ts';

/** A day of visit that stays in the future. */
export const day = addDays(dayOf(new Date()), 20);

export const addressOf = (skuId: number, count: number): string =>
  `/ticket/confirm-order?id=5&skuId=${skuId}&day=${day}&count=${count}`;

const sight: TicketDetail = {
  id: 5,
  kind: 'ticket',
  category: '自然风光',
  categoryName: { zh: '自然风光', en: 'Nature' },
  title: { zh: '湖光岩', en: 'Huguangyan' },
  summary: null,
  picture: '/artwork/5.svg',
  days: null,
  grade: 4,
  departureCity: null,
  destination: { zh: '麻章', en: 'Mazhang' },
  themes: [],
  fromPrice: 6_000,
  marketPrice: null,
  onSale: false,
  rating: null,
  reviewCount: 0,
  soldCount: 0,
  gallery: [],
  content: {
    address: { zh: '湖光镇', en: 'Huguang' },
    openingHours: [],
    visitHours: 2.5,
    highlights: [],
    about: [],
    sights: [],
    gettingThere: [],
    notices: [],
  },
  types: [
    {
      code: 'adult',
      name: { zh: '成人票', en: 'Adult' },
      audience: { zh: '18–59 岁', en: '18 to 59' },
      includes: [],
      realName: true,
      refund: 'dayBefore',
      marketPrice: null,
      maxPerOrder: 5,
      slots: [{ skuId: 81, from: null, to: null }],
    },
    {
      code: 'boat',
      name: { zh: '游船票', en: 'Boat' },
      audience: { zh: '不限', en: 'Everybody' },
      includes: [],
      realName: false,
      refund: 'anytime',
      marketPrice: null,
      maxPerOrder: 10,
      slots: [{ skuId: 82, from: '09:00', to: '11:30' }],
    },
  ],
};

/** What tickets cost at a price in fen each. */
export const quoteFor = ({ count }: TicketSelection, { price = 6_000, left = 40 } = {}): Quote => ({
  lines: [{ ...priceLine('ticket', price, count), name: '门票' }],
  amount: price * count,
  left,
  terms: [{ zh: '未使用可随时全额退款', en: 'Fully refundable any time before use' }],
});

export const answers: Answers = {
  ...noCoupons,
  ...noContact,
  'GET /api/v1/tickets/:id': sight,
  'GET /api/v1/orders': { list: [], total: 0 },
  'GET /api/v1/travellers': [mother, father, daughter],
  'POST /api/v1/orders/ticket/quote': ({ body }) => quoteFor(body as TicketSelection),
  'POST /api/v1/orders/ticket': {
    orderNo: 'K20261120000001',
    amount: 12_000,
    expiresAt: '2026-11-20T10:15:00.000Z',
  },
};
