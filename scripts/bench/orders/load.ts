import assert from 'node:assert/strict';
import { ask, newKey } from '../../prove/consistency/ask.ts';
import { type Buyer, makeBuyers } from '../../prove/consistency/buyers.ts';
import type { ProofEnvironment } from '../../prove/consistency/environment.ts';
import { type Departure, openDeparture } from '../../prove/consistency/tours.ts';
import { buyers, measure, type Rate } from './rate.ts';

/** All buyers want the same departure, so that they share one stock row. */
export interface Load {
  readonly buyers: readonly Buyer[];
  readonly departure: Departure;
}

export const openLoad = async (env: ProofEnvironment): Promise<Load> => ({
  buyers: await makeBuyers(env, buyers),
  departure: await openDeparture(env, 1_000_000),
});

const buyerOf = (buyers: readonly Buyer[], worker: number): Buyer => buyers[worker % buyers.length] as Buyer;

/** The minimum of a sale: one transaction that inserts an order row and updates a stock row. */
export const measureBare = ({ database }: ProofEnvironment, { buyers, departure }: Load): Promise<Rate> =>
  measure(async (worker) => {
    const { skuId, day, price } = departure;
    const since = performance.now();
    const client = await database.pool.connect();
    try {
      await client.query('begin');
      await client.query(
        `insert into bare_orders (order_no, kind, user_id, title, travel_day, amount, snapshot, form, expires_at)
         values ($1, 'tour', $2, 'bare', $3, $4, '{}', '{}', now())`,
        [newKey(), buyerOf(buyers, worker).userId, day, price],
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

/** Copies of the order and stock tables with indexes, so that bare transactions keep the data consistent. */
export const makeBareTables = async ({ database: { pool } }: ProofEnvironment): Promise<void> => {
  await pool.query('drop table if exists bare_orders, bare_inventory');
  await pool.query('create table bare_orders (like orders including all)');
  await pool.query('create table bare_inventory (like inventory including all)');
  await pool.query('insert into bare_inventory select * from inventory');
};

/** p95 of a page of a member's orders: reading must not slow down as the table grows. */
export const measureOwnOrders = async ({ origin }: ProofEnvironment, { buyers }: Load): Promise<Rate> =>
  measure(async (worker) => {
    const reply = await ask('GET', `${origin}/api/v1/orders`, { buyer: buyerOf(buyers, worker) });
    assert.equal(reply.status, 200);
    return reply.took;
  });
