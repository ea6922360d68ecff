import type { HotelDetail, HotelSelection, Quote } from '@portal/shared/contract';
import { addDays, amountOf, dayOf, nightsOf, stayPriceLines } from '@portal/shared/rules';
import type { Answers } from '@portal/shared/testing';
import { noCoupons } from '#src/booking/coupon/coupon.fixture.ts';
import { noContact } from '#src/booking/form/contact.fixture.ts';

/** Two nights that stay in the future. */
export const checkIn = addDays(dayOf(new Date()), 40);
export const checkOut = addDays(checkIn, 2);
export const address = `/hotel/confirm-order?id=7&skuId=71&checkIn=${checkIn}&checkOut=${checkOut}&rooms=1`;

const hotel: HotelDetail = {
  id: 7,
  kind: 'hotel',
  category: '海景酒店',
  categoryName: { zh: '海景酒店', en: 'Sea view hotel' },
  title: { zh: '金沙湾观海酒店', en: 'Golden Bay Hotel' },
  summary: null,
  picture: '/artwork/7.svg',
  days: null,
  grade: 5,
  departureCity: null,
  destination: { zh: '金沙湾', en: 'Golden Bay' },
  themes: [],
  fromPrice: 40_000,
  marketPrice: null,
  onSale: false,
  rating: null,
  reviewCount: 0,
  soldCount: 0,
  gallery: [],
  content: {
    address: { zh: '海湾大道 1 号', en: '1 Haiwan Road' },
    phone: '0759-2388 1001',
    opened: 2019,
    checkIn: '14:00',
    checkOut: '12:00',
    highlights: [],
    about: [],
    facilities: [],
    surroundings: [],
    policies: [],
  },
  rooms: [
    {
      skuId: 71,
      name: { zh: '海景大床房', en: 'Sea view king' },
      picture: '/artwork/room/71.svg',
      bed: { zh: '1.8 米大床', en: 'one king bed' },
      area: 36,
      maxGuests: 2,
      breakfasts: 2,
      facilities: [],
      cancellation: { free: true, daysBefore: 1, hour: 18 },
    },
  ],
};

/** What rooms cost at a price in fen for the first night, each 10 yuan dearer than the one before. */
export const quoteFor = ({ rooms, ...stay }: HotelSelection, { price = 40_000, left = 4 } = {}): Quote => {
  const nights = nightsOf(stay).map((day, night) => ({ day, price: price + night * 1000 }));
  const lines = stayPriceLines(nights, rooms).map((line, place) => ({
    ...line,
    name: nights[place]?.day ?? '',
  }));
  const terms = [
    { zh: '12月24日 18:00（北京时间）前可免费取消', en: 'Free cancellation until 18:00 on 24 December' },
  ];
  return { lines, amount: amountOf(lines), left, terms };
};

export const answers: Answers = {
  ...noCoupons,
  ...noContact,
  'GET /api/v1/hotels/:id': hotel,
  'GET /api/v1/orders': { list: [], total: 0 },
  'POST /api/v1/orders/hotel/quote': ({ body }) => quoteFor(body as HotelSelection),
  'POST /api/v1/orders/hotel': {
    orderNo: 'H20261120000001',
    amount: 81_000,
    expiresAt: '2026-11-20T10:30:00.000Z',
  },
};
