import type { Stock, TicketDetail, TicketType } from '@portal/shared/contract';
import { productCard } from '#src/product/product.fixture.ts';

/** A ticket type for the whole day as tests meet it. */
export const ticketType = (changes: Partial<TicketType> = {}): TicketType => ({
  code: 'adult',
  name: { zh: '成人票', en: 'Adult' },
  audience: { zh: '18–59 岁', en: '18 to 59' },
  includes: [{ zh: '大门票', en: 'Entrance' }],
  realName: true,
  refund: 'dayBefore',
  marketPrice: 9_000,
  maxPerOrder: 5,
  slots: [{ skuId: 81, from: null, to: null }],
  ...changes,
});

/** A type that is sold by time-slot. */
export const boatType = ticketType({
  code: 'boat',
  name: { zh: '游船票', en: 'Boat' },
  audience: { zh: '不限', en: 'Everybody' },
  includes: [],
  realName: false,
  refund: 'anytime',
  marketPrice: null,
  maxPerOrder: 10,
  slots: [
    { skuId: 82, from: '09:00', to: '11:30' },
    { skuId: 83, from: '13:30', to: '17:00' },
  ],
});

/** A sight as tests meet it. */
export const ticketDetail = (changes: Partial<TicketDetail> = {}): TicketDetail => ({
  ...productCard('ticket'),
  gallery: ['/artwork/lake/1.svg', '/artwork/hill/2.svg'],
  content: {
    address: { zh: '湛江市麻章区湖光镇', en: 'Huguang, Mazhang, Zhanjiang' },
    openingHours: [
      {
        season: { zh: '夏令', en: 'Summer' },
        months: { from: 4, to: 10 },
        from: '07:30',
        to: '18:30',
        lastEntry: '17:30',
      },
      {
        season: { zh: '冬令', en: 'Winter' },
        months: { from: 11, to: 3 },
        from: '08:00',
        to: '18:00',
        lastEntry: '17:00',
      },
    ],
    visitHours: 2.5,
    highlights: [{ zh: '一池不见底的火山湖水', en: 'A crater lake without a floor' }],
    about: [{ zh: '十六万年前的火山口。', en: 'A crater of 160,000 years.' }],
    sights: [
      {
        name: { zh: '白牛仙女像', en: 'The white bull' },
        body: { zh: '湖边的传说。', en: 'A tale.' },
        picture: '/a.svg',
      },
    ],
    gettingThere: [{ zh: '乘 6 路公交到湖光岩站', en: 'Bus 6 to Huguangyan' }],
    notices: [{ zh: '湖中禁止游泳', en: 'No swimming' }],
  },
  types: [ticketType(), boatType],
  ...changes,
});

export const ticketStock = (skuId: number, day: string, price: number, left: number): Stock => ({
  skuId,
  day,
  price,
  left,
});
