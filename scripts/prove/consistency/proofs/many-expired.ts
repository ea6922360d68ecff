import assert from 'node:assert/strict';
import { expireOrders } from '../../../../server/src/sales/my-orders/expire-orders.ts';
import type { Proof } from '../../proof.ts';
import { makeBuyers } from '../buyers.ts';
import type { ProofEnvironment } from '../environment.ts';
import { openDeparture } from '../tours.ts';

const sizes = { full: 10_000, short: 300 };
const jobRunners = 4;
const departures = 50;
const form = { travellers: [], contact: { name: '陈海', mobile: '13800000000' }, remark: '', details: {} };

/** Inserts expired unpaid orders with one seat each, with the rows that checkout writes. */
const placeExpiredOrders = async (env: ProofEnvironment, count: number): Promise<void> => {
  const [buyer] = await makeBuyers(env, 1);
  assert.ok(buyer);
  const each = count / departures;
  for (let place = 0; place < departures; place += 1) {
    const { skuId, day, price } = await openDeparture(env, each);
    await env.database.pool.query(
      `with made as (
        insert into orders (order_no, kind, user_id, title, travel_day, amount, snapshot, form, expires_at)
        select 'TX' || $2::bigint || to_char($3::date, 'YYMMDD') || lpad(n::text, 6, '0'), 'tour', $1, 'proof', $3, $4,
          '{"details": {"kind": "tour"}}', $6, now() - interval '1 minute' from generate_series(1, $5) n
        returning id, order_no, amount),
      lined as (
        insert into order_lines (order_id, code, name, unit_price, quantity, amount)
        select id, 'adult', '成人', amount, 1, amount from made),
      held as (
        insert into holds (order_id, sku_id, day, quantity, expires_at)
        select id, $2::bigint, $3::date, 1, now() - interval '1 minute' from made)
      insert into audit_log (actor, action, subject, subject_id, after)
      select 'member', 'create', 'order', order_no, '{"state":"PENDING_PAYMENT"}' from made`,
      [buyer.userId, skuId, day, price, each, form],
    );
  }
};

const countExpired = async ({ database }: ProofEnvironment, since: Date) => {
  const { rows } = await database.pool.query<{ trails: number; orders: number }>(
    `select count(*) as trails, count(distinct subject_id) as orders from audit_log
     where subject = 'order' and action = 'expire' and subject_id like 'TX%' and created_at >= $1`,
    [since],
  );
  return rows[0] ?? { trails: 0, orders: 0 };
};

export const manyExpired: Proof<ProofEnvironment> = {
  number: 11,
  claim: 'Four job runners release 10,000 expired holds within 60 s, each exactly once',
  run: async (env, size) => {
    const count = sizes[size];
    const began = new Date();
    await placeExpiredOrders(env, count);
    const deps = await Promise.all(Array.from({ length: jobRunners }, () => env.deps()));
    const since = Date.now();
    const freed = await Promise.all(deps.map((one) => expireOrders(one)));
    const seconds = (Date.now() - since) / 1000;
    await Promise.all(deps.map(({ database }) => database.close()));
    const { trails, orders } = await countExpired(env, began);
    assert.deepEqual([trails, orders], [count, count], 'each is freed once');
    assert.ok(seconds <= 60, `freed within 60 s: ${seconds}`);
    return { holds: count, jobRunners, freed: orders, 'freed by each': freed.join(' + '), seconds };
  },
};
