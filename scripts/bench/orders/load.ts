import assert from 'node:assert/strict';
import { ask, newKey } from '../../prove/consistency/ask.ts';
import { type Buyer, makeBuyers } from '../../prove/consistency/buyers.ts';
import type { ProofEnvironment } from '../../prove/consistency/environment.ts';
import { type Departure, openDeparture } from '../../prove/consistency/tours.ts';
import { buyers, measure, type Rate } from './rate.ts';

/** All buyers want the same departure, so that they share one stock row. */
export interface Market {
  readonly crowd: readonly Buyer[];
  readonly departure: Departure;
}

export const openMarket = async (world: ProofEnvironment): Promise<Market> => ({
  crowd: await makeBuyers(world, buyers),
  departure: await openDeparture(world, 1_000_000),
});

const buyerOf = (crowd: readonly Buyer[], lane: number): Buyer => crowd[lane % crowd.length] as Buyer;

/** The minimum of a sale: one transaction that inserts an order row and updates a stock row. */
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

/**
 * Copies of the order and stock tables with their indexes, so that bare transactions leave the data
 * consistent.
 */
export const makeBareTables = async ({ database: { pool } }: ProofEnvironment): Promise<void> => {
  await pool.query('drop table if exists bare_orders, bare_inventory');
  await pool.query('create table bare_orders (like orders including all)');
  await pool.query('create table bare_inventory (like inventory including all)');
  await pool.query('insert into bare_inventory select * from inventory');
};

/** p95 of a page of a member's orders: reading must not slow down as the table grows. */
export const measureOwnOrders = async ({ origin }: ProofEnvironment, { crowd }: Market): Promise<Rate> =>
  measure(async (lane) => {
    const reply = await ask('GET', `${origin}/api/v1/orders`, { buyer: buyerOf(crowd, lane) });
    assert.equal(reply.status, 200);
    return reply.took;
  });
