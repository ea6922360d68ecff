import assert from 'node:assert/strict';
import { ask, newKey, type Reply } from './ask.ts';
import type { Buyer } from './buyers.ts';
import type { ProofEnvironment } from './environment.ts';
import type { Placed } from './tours.ts';

/** A room type of the demo data with its nights in order. Prices in fen. */
export interface Rooms {
  readonly hotelId: number;
  readonly skuId: number;
  readonly nights: readonly { readonly day: string; readonly price: number }[];
}

export interface Stay {
  readonly checkIn: number;
  readonly nights: number;
}

/** Finds a room type without orders and sets the stock of each of its next nights. */
export const openRooms = async (
  { database }: ProofEnvironment,
  rooms: number,
  nights: number,
): Promise<Rooms> => {
  const { rows } = await database.pool.query<{ hotelId: number; skuId: number; day: string; price: number }>(
    `update inventory i set total = $1 from (
      select s.id, s.product_id from skus s join products p on p.id = s.product_id
      where p.kind = 'hotel' and not exists (select 1 from holds h where h.sku_id = s.id)
        and (select count(*) from inventory n where n.sku_id = s.id and n.price > 0
          and n.day between current_date + 3 and current_date + 2 + $2::integer) = $2
      order by random() limit 1) f
    where i.sku_id = f.id and i.day between current_date + 3 and current_date + 2 + $2::integer
    returning f.product_id as "hotelId", f.id as "skuId", i.day::text as day, i.price`,
    [rooms, nights],
  );
  const [first] = rows;
  assert.ok(first, 'the demo agency has a free room type');
  const inOrder = rows.toSorted((a, b) => (a.day < b.day ? -1 : 1));
  return { hotelId: first.hotelId, skuId: first.skuId, nights: inOrder };
};

const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

export const bookRoom = (
  { origin }: ProofEnvironment,
  { hotelId, skuId, nights }: Rooms,
  stay: Stay,
  buyer: Buyer,
): Promise<Reply<Placed>> => {
  const booked = nights.slice(stay.checkIn, stay.checkIn + stay.nights);
  const body = {
    hotelId,
    skuId,
    checkIn: booked[0]?.day,
    checkOut: dayAfter(booked.at(-1)?.day ?? ''),
    rooms: 1,
    guests: [`旅客${buyer.number}`],
    arrivalTime: '15:00',
    contact: { name: '陈海', mobile: '13800000000' },
    expectedAmount: booked.reduce((sum, { price }) => sum + price, 0),
  };
  return ask<Placed>('POST', `${origin}/api/v1/orders/hotel`, { buyer, key: newKey(), body });
};
