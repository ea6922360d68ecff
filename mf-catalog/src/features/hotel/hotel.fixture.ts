import type { HotelDetail, RoomType, Stock } from '@portal/shared/contract';
import { addDays } from '@portal/shared/rules';
import { productCard } from '#src/product/product.fixture.ts';

/** A room type as tests meet it. */
export const roomType = (changes: Partial<RoomType> = {}): RoomType => ({
  skuId: 71,
  name: { zh: '海景大床房', en: 'Sea view king' },
  picture: '/artwork/room/71.svg',
  bed: { zh: '1.8 米大床', en: 'one king bed' },
  area: 36,
  maxGuests: 2,
  breakfasts: 2,
  facilities: [{ zh: '浴缸', en: 'bathtub' }],
  cancellation: { free: true, daysBefore: 1, hour: 18 },
  ...changes,
});

/** A hotel as tests meet it: a room type with breakfast, and one that is charged from the beginning. */
export const hotelDetail = (changes: Partial<HotelDetail> = {}): HotelDetail => ({
  ...productCard('hotel'),
  gallery: ['/artwork/room/1.svg', '/artwork/sea/2.svg'],
  content: {
    address: { zh: '湛江市坡头区海湾大道 1 号', en: '1 Haiwan Road, Potou, Zhanjiang' },
    phone: '0759-2388 1001',
    opened: 2019,
    checkIn: '14:00',
    checkOut: '12:00',
    highlights: [{ zh: '推窗就是海湾大桥', en: 'The bay bridge outside the window' }],
    about: [{ zh: '酒店立在海湾东岸。', en: 'The hotel stands on the east shore of the bay.' }],
    facilities: [{ zh: '无边泳池', en: 'Infinity pool' }],
    surroundings: [
      { name: { zh: '海湾栈道', en: 'Bay boardwalk' }, metres: 350 },
      { name: { zh: '湛江西站', en: 'Zhanjiang West Station' }, metres: 12_400 },
    ],
    policies: [
      { title: { zh: '儿童', en: 'Children' }, body: { zh: '六岁以下免费。', en: 'Free under six.' } },
    ],
  },
  rooms: [
    roomType(),
    roomType({
      skuId: 72,
      name: { zh: '园景双床房', en: 'Garden twin' },
      breakfasts: 0,
      maxGuests: 3,
      cancellation: { free: false, daysBefore: 0, hour: 0 },
    }),
  ],
  ...changes,
});

/** So many nights of a SKU from a day on, each 10 yuan dearer than the one before. */
export const nightStock = (
  skuId: number,
  from: string,
  nights: number,
  left: number,
  price = 40_000,
): Stock[] =>
  Array.from({ length: nights }, (_, night) => ({
    skuId,
    day: addDays(from, night),
    price: price + night * 1000,
    left,
  }));
