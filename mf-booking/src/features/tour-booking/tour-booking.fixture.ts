import type { Departure, TourDetail, TourQuote, TravelTerms } from '@portal/shared/contract';
import { addDays, dayOf } from '@portal/shared/rules';
import type { Answers } from '@portal/shared/testing';
import { noCoupons } from '#src/booking/coupon/coupon.fixture.ts';
import { noContact } from '#src/booking/form/contact.fixture.ts';
import { daughter, father, mother } from '#src/booking/people/people.fixture.ts';

/** A departure that stays in the future. */
export const day = addDays(dayOf(new Date()), 40);
export const address = `/route/preview?id=12&skuId=30&day=${day}&adults=2&children=0`;

export const tour: TourDetail = {
  id: 12,
  kind: 'tour',
  category: 'domestic',
  categoryName: { zh: '国内游', en: 'Domestic tours' },
  grade: null,
  title: { zh: '涠洲岛看海三日', en: 'Three days on Weizhou Island' },
  summary: null,
  picture: '/artwork/12.svg',
  days: 3,
  departureCity: { zh: '湛江', en: 'Zhanjiang' },
  destination: { zh: '涠洲岛', en: 'Weizhou Island' },
  themes: [],
  fromPrice: 128_000,
  marketPrice: null,
  onSale: false,
  rating: null,
  reviewCount: 0,
  soldCount: 0,
  gallery: [],
  content: {
    highlights: [],
    itinerary: [],
    included: [],
    excluded: [],
    notices: [],
    refundTiers: [
      { daysBefore: 7, feePercent: 0 },
      { daysBefore: 1, feePercent: 40 },
    ],
    minGroup: 10,
    maxPeople: 9,
    cutoffDays: 1,
    travelDocuments: {
      accepted: ['id-card', 'passport', 'hk-macau-permit', 'taiwan-permit'],
      passportMonths: null,
    },
  },
};

export const departure: Departure = {
  skuId: 30,
  day,
  price: 128_000,
  childPrice: 88_000,
  singleSupplement: 30_000,
  seats: 12,
  joined: 4,
};

/** What `adults` and `children` cost at a price for adults, in fen. */
export const quoteFor = (adults: number, children: number, price = 128_000): TourQuote => {
  const lines = [
    { code: 'adult', name: '成人', unitPrice: price, quantity: adults, amount: price * adults },
    { code: 'child', name: '儿童', unitPrice: 88_000, quantity: children, amount: 88_000 * children },
  ].filter(({ quantity }) => quantity > 0);
  return {
    lines,
    amount: lines.reduce((sum, { amount }) => sum + amount, 0),
    seats: 12,
    refundTiers: tour.content.refundTiers,
  };
};

interface Asked {
  readonly adults: number;
  readonly children: number;
}

/** The terms in force. */
const terms: TravelTerms = {
  version: '2026-11',
  sha256: 'a'.repeat(64),
  clauses: [
    {
      title: { zh: '不可抗力', en: 'Force majeure' },
      items: [{ zh: '双方均可解除合同。', en: 'Either party may end the contract.' }],
    },
  ],
};

export const answers: Answers = {
  ...noCoupons,
  ...noContact,
  'GET /api/v1/travel-terms': terms,
  'GET /api/v1/tours/:id': tour,
  'GET /api/v1/tours/:id/departures': [departure],
  'GET /api/v1/orders': { list: [], total: 0 },
  'GET /api/v1/waitlist': [],
  'GET /api/v1/travellers': [mother, father, daughter],
  'POST /api/v1/orders/tour/quote': ({ body }) => {
    const { adults, children } = body as Asked;
    return quoteFor(adults, children);
  },
  'POST /api/v1/orders/tour': {
    orderNo: 'T20261120000001',
    amount: 256_000,
    expiresAt: '2026-11-20T10:30:00.000Z',
  },
};
