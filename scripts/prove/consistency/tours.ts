import assert from 'node:assert/strict';
import { ask, newKey, type Reply } from './ask.ts';
import { type Buyer, personOf } from './buyers.ts';
import type { ProofEnvironment } from './environment.ts';

/** A departure of the demo data. `price` of an adult in fen. */
export interface Departure {
  readonly tourId: number;
  readonly skuId: number;
  readonly day: string;
  readonly price: number;
  /** An extra that its buyers book for each person. */
  readonly extra?: { readonly code: string; readonly price: number };
}

export interface Placed {
  readonly orderNo: string;
  readonly amount: number;
}

/** Finds a departure at home (its buyers have ID cards) without orders and sets its stock; its price (fen) stays unless one is passed. */
export const openDeparture = async (
  { database }: Pick<ProofEnvironment, 'database'>,
  seats: number,
  price?: number,
): Promise<Departure> => {
  const { rows } = await database.pool.query<Departure>(
    `update inventory i set total = $1, price = coalesce($2, i.price) from (
      select i.sku_id, i.day, s.product_id from inventory i
      join skus s on s.id = i.sku_id join products p on p.id = s.product_id
      where p.kind = 'tour' and p.category <> 'abroad' and i.held = 0 and i.sold = 0 and i.total > 0 and i.price > 0
        and i.day between current_date + 40 and current_date + 90
        and not exists (select 1 from holds h where h.sku_id = i.sku_id and h.day = i.day)
      order by random() limit 1) f
    where i.sku_id = f.sku_id and i.day = f.day
    returning f.product_id as "tourId", i.sku_id as "skuId", i.day::text as day, i.price`,
    [seats, price ?? null],
  );
  assert.ok(rows[0], 'the demo agency has a free departure');
  return rows[0];
};

/** Sells an extra with the tour of a departure, limited for each departure; its buyers book one for each person. Its price is in fen. */
export const offerExtra = async (
  { database }: Pick<ProofEnvironment, 'database'>,
  departure: Departure,
  { stock, price }: { readonly stock: number; readonly price: number },
): Promise<Departure> => {
  const code = 'boots';
  const texts = { name: { zh: '登山鞋租借' }, description: { zh: '35–45 码' } };
  const rules = { kind: 'EQUIPMENT', perPerson: true, refund: 'never', refundDays: null };
  await database.pool.query(
    `update products set content = jsonb_set(content, '{extras}', $2::jsonb) where id = $1`,
    [departure.tourId, JSON.stringify([{ code, ...texts, ...rules, price, stock }])],
  );
  return { ...departure, extra: { code, price } };
};

const contact = { name: '陈海', mobile: '13800000000' };

/** The booking of a buyer, an adult, and companions on a departure, as the booking screen sends it. */
export const tourBooking = (
  { tourId, skuId, day, price, extra }: Departure,
  buyer: Buyer,
  companions: readonly Buyer[] = [],
) => ({
  tourId,
  skuId,
  day,
  adults: 1 + companions.length,
  children: 0,
  singleRooms: 0,
  travellers: [buyer, ...companions].map(personOf),
  contact,
  emergencyContact: { name: '陈山', mobile: '13900000000' },
  contractAccepted: true,
  ...(extra ? { extras: [{ code: extra.code, quantity: 1 + companions.length }] } : {}),
  expectedAmount: (price + (extra?.price ?? 0)) * (1 + companions.length),
});

export const bookTour = (
  { origin }: Pick<ProofEnvironment, 'origin'>,
  departure: Departure,
  buyer: Buyer,
  { key = newKey(), companions = [] }: { readonly key?: string; readonly companions?: readonly Buyer[] } = {},
): Promise<Reply<Placed>> => {
  const body = tourBooking(departure, buyer, companions);
  return ask<Placed>('POST', `${origin}/api/v1/orders/tour`, { buyer, key, body });
};
