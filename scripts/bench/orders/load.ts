import assert from 'node:assert/strict';
import { ask, newKey, quantile } from '../../prove/books/ask.ts';
import { type Buyer, makeBuyers } from '../../prove/books/buyers.ts';
import { startPaying } from '../../prove/books/cashier.ts';
import { notify, paidNotice, signed } from '../../prove/books/notices.ts';
import { bookTour, type Departure, openDeparture } from '../../prove/books/tours.ts';
import type { World } from '../../prove/books/world.ts';

export const buyers = 50;
const departures = 100;
const seconds = 10;

/** What a load gave: how many a second, and latencies in ms. */
export interface Rate {
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
}

/** Does the work on so many lanes until the time is over; the first second does not count. */
const measure = async (work: (lane: number, round: number) => Promise<number>): Promise<Rate> => {
  const times: number[] = [];
  const start = performance.now() + 1000;
  const end = start + seconds * 1000;
  const lane = async (place: number): Promise<void> => {
    for (let round = 0; performance.now() < end; round += 1) {
      const took = await work(place, round);
      if (performance.now() > start && performance.now() < end) times.push(took);
    }
  };
  await Promise.all(Array.from({ length: buyers }, (_, place) => lane(place)));
  return {
    perSecond: Math.round(times.length / seconds),
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
  };
};

export interface Market {
  readonly crowd: readonly Buyer[];
  readonly departures: readonly Departure[];
}

export const openMarket = async (world: World): Promise<Market> => {
  const open: Departure[] = [];
  for (let place = 0; place < departures; place += 1) open.push(await openDeparture(world, 100_000));
  return { crowd: await makeBuyers(world, buyers), departures: open };
};

const pick = <T>(all: readonly T[], place: number): T => all[place % all.length] as T;

/** A booking, the start of its payment, and the provider's signed notification; the time is that of booking and notification. */
export const measureOrders = (world: World, { crowd, departures: open }: Market): Promise<Rate> =>
  measure(async (lane, round) => {
    const buyer = pick(crowd, lane);
    const placed = await bookTour(world, pick(open, lane * 7 + round), buyer);
    assert.equal(placed.status, 200, `${placed.status} ${placed.code} ${placed.field ?? ''}`);
    const { orderNo, amount } = placed.data;
    const paymentNo = await startPaying(world, buyer, orderNo);
    const notice = await signed(world, paidNotice(paymentNo, { tradeNo: newKey(), amount }));
    const since = performance.now();
    assert.equal(await notify(world, notice), '200 success');
    return placed.took + performance.now() - since;
  });

/** One transaction that inserts an order row and updates a stock row: the least that selling can cost. */
export const measureBare = ({ database }: World, { crowd, departures: open }: Market): Promise<Rate> =>
  measure(async (lane, round) => {
    const { skuId, day, price } = pick(open, lane * 7 + round);
    const since = performance.now();
    const client = await database.pool.connect();
    try {
      await client.query('begin');
      await client.query(
        `insert into bare_orders (order_no, kind, user_id, title, travel_day, amount, snapshot, form, expires_at)
         values ($1, 'tour', $2, 'bare', $3, $4, '{}', '{}', now())`,
        [newKey(), pick(crowd, lane).userId, day, price],
      );
      await client.query('update bare_inventory set held = held + 1 where sku_id = $1 and day = $2', [
        skuId,
        day,
      ]);
      await client.query('commit');
    } finally {
      client.release();
    }
    return performance.now() - since;
  });

/** Tables like those of orders and stock, indexes included, so that the bare transactions leave the books alone. */
export const makeBareTables = async ({ database: { pool } }: World): Promise<void> => {
  await pool.query('drop table if exists bare_orders, bare_inventory');
  await pool.query('create table bare_orders (like orders including all)');
  await pool.query('create table bare_inventory (like inventory including all)');
  await pool.query('insert into bare_inventory select * from inventory');
};

/** The p95 of asking for a page of one's own orders, as a check that reading does not grow with the table. */
export const measureOwnOrders = async ({ origin }: World, { crowd }: Market): Promise<Rate> =>
  measure(async (lane) => {
    const reply = await ask('GET', `${origin}/api/v1/orders`, { buyer: pick(crowd, lane) });
    assert.equal(reply.status, 200);
    return reply.took;
  });
