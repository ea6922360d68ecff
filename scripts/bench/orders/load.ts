import assert from 'node:assert/strict';
import { ask, newKey } from '../../prove/consistency/ask.ts';
import { type Buyer, makeBuyers } from '../../prove/consistency/buyers.ts';
import type { ProofEnvironment } from '../../prove/consistency/environment.ts';
import { type Departure, openDeparture } from '../../prove/consistency/tours.ts';
import { buyers, measure, type Rate } from './rate.ts';

/** A rush: everybody wants the same departure, so that one stock row is everybody's. */
export interface Market {
  readonly crowd: readonly Buyer[];
  readonly departure: Departure;
}

export const openMarket = async (world: ProofEnvironment): Promise<Market> => ({
  crowd: await makeBuyers(world, buyers),
  departure: await openDeparture(world, 1_000_000),
});

const buyerOf = (crowd: readonly Buyer[], lane: number): Buyer => crowd[lane % crowd.length] as Buyer;

/** One transaction that inserts an order row and updates a stock row: the least that selling can cost. */
export const measureBare = ({ database }: ProofEnvironment, { crowd, departure }: Market): Promise<Rate> =>
  measure(async (lane) => {
    const { skuId, day, price } = departure;
    const since = performance.now();
    const client = await database.pool.connect();
    try {
      await client.query('begin');
      await client.query(
        `insert into bare_orders (order_no, kind, user_id, title, travel_day, amount, snapshot, form, expires_at)
         values ($1, 'tour', $2, 'bare', $3, $4, '{}', '{}', now())`,
        [newKey(), buyerOf(crowd, lane).userId, day, price],
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
export const makeBareTables = async ({ database: { pool } }: ProofEnvironment): Promise<void> => {
  await pool.query('drop table if exists bare_orders, bare_inventory');
  await pool.query('create table bare_orders (like orders including all)');
  await pool.query('create table bare_inventory (like inventory including all)');
  await pool.query('insert into bare_inventory select * from inventory');
};

/** The p95 of asking for a page of one's own orders, as a check that reading does not grow with the table. */
export const measureOwnOrders = async ({ origin }: ProofEnvironment, { crowd }: Market): Promise<Rate> =>
  measure(async (lane) => {
    const reply = await ask('GET', `${origin}/api/v1/orders`, { buyer: buyerOf(crowd, lane) });
    assert.equal(reply.status, 200);
    return reply.took;
  });
