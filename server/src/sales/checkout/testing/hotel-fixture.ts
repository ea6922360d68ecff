import type { TestContext } from 'node:test';
import type { HotelBooking } from '@portal/shared/contract';
import { addDays, dayOf, nightsOf } from '@portal/shared/rules';
import { asc, eq } from 'drizzle-orm';
import { contents, room } from '#src/catalog/products/testing/contents.ts';
import { inventory } from '#src/platform/database/index.ts';
import type { PlacedOrder } from '../create-order.ts';
import { type Buyer, type CheckoutFixture, newKey, openCheckout, type Reply } from './checkout-fixture.ts';
import { putOnSale } from './put-on-sale.ts';

export interface HotelFixture extends CheckoutFixture {
  readonly hotelId: number;
  readonly roomId: number;
  /** The first night on sale. */
  readonly firstNight: string;
  /** By default, two nights from the first in one room. */
  stay(change?: Partial<HotelBooking>): HotelBooking;
  /** `count` nights from the n-th on sale, counted from 0. */
  nights(from: number, count: number): Pick<HotelBooking, 'checkIn' | 'checkOut' | 'expectedAmount'>;
  bookRooms(buyer: Buyer, change?: Partial<HotelBooking>, key?: string): Promise<Reply<PlacedOrder>>;
  /** Held and sold rooms of each night. */
  nightStock(): Promise<[held: number, sold: number][]>;
}

/**
 * A hotel with one room type at ¥300, free cancellation until 18:00 the day before; by default ten rooms on
 * each of 30 nights.
 */
export const openHotelCheckout = async (
  t: TestContext,
  { rooms = 10, nights = 30 } = {},
): Promise<HotelFixture> => {
  const checkout = await openCheckout(t);
  const firstNight = addDays(dayOf(checkout.clock.now()), 20);
  const days = nightsOf({ checkIn: firstNight, checkOut: addDays(firstNight, nights) });
  const { productId, skuIds } = await putOnSale(
    checkout,
    { kind: 'hotel', title: { zh: '海滨酒店', en: 'Hotel by the sea' }, content: contents.hotel },
    [{ name: '海景大床房', attributes: room, price: 30_000, total: rooms, days }],
  );
  const [roomId = 0] = skuIds;
  const nightsFrom: HotelFixture['nights'] = (from, count) => ({
    checkIn: addDays(firstNight, from),
    checkOut: addDays(firstNight, from + count),
    expectedAmount: 30_000 * count,
  });
  const stay: HotelFixture['stay'] = (change) => ({
    hotelId: productId,
    skuId: roomId,
    ...nightsFrom(0, 2),
    rooms: 1,
    guests: ['陈海'],
    arrivalTime: '18:00',
    contact: { name: '陈海', mobile: '13800000000' },
    ...change,
  });
  return {
    ...checkout,
    hotelId: productId,
    roomId,
    firstNight,
    stay,
    nights: nightsFrom,
    bookRooms: (buyer, change, key = newKey()) =>
      checkout.call(buyer, 'POST', '/api/v1/orders/hotel', { payload: stay(change), key }),
    nightStock: async () => {
      const { db } = checkout.deps.database;
      const ofRoom = eq(inventory.skuId, roomId);
      const rows = await db.select().from(inventory).where(ofRoom).orderBy(asc(inventory.day));
      return rows.map(({ held, sold }) => [held, sold]);
    },
  };
};
