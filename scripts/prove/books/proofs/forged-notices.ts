import assert from 'node:assert/strict';
import type { Proof } from '../../proof.ts';
import { inLanes } from '../ask.ts';
import { atTheCashier, type Unpaid } from '../cashier.ts';
import { type Notice, notify, paidNotice, signed } from '../notices.ts';
import { countStates, standings } from '../states.ts';
import type { World } from '../world.ts';

const sizes = { full: 200, short: 12 };

type Forger = (world: World, notice: Notice) => Promise<{ readonly notice: Notice; readonly path?: string }>;

const change =
  (fields: Notice): Forger =>
  async (world, notice) => ({
    notice: await signed(world, { ...notice, ...fields }),
  });

/** Each kind of lie; all but the first carry a signature that is the provider's own. */
const lies: Readonly<Record<string, Forger>> = {
  signature: async (world, notice) => ({ notice: await signed(world, notice, true) }),
  amount: change({ total_amount: '0.01' }),
  app: change({ app_id: '2021000000000001' }),
  seller: change({ seller_id: '2088000000000001' }),
  'unknown order': change({ out_trade_no: 'P000000000000000' }),
  'other provider': async (world, notice) => ({
    notice: await signed(world, notice),
    path: '/api/pay/wechatpay/notify',
  }),
};

const send = async (world: World, { paymentNo }: Unpaid, place: number): Promise<string> => {
  const names = Object.keys(lies);
  const forge = lies[names[place % names.length] ?? ''];
  assert.ok(forge);
  const trade = { tradeNo: `forged-${paymentNo}`, amount: 100 };
  const amount = (await standingAmount(world, paymentNo)) ?? trade.amount;
  const { notice, path } = await forge(world, paidNotice(paymentNo, { ...trade, amount }));
  return notify(world, notice, path);
};

const standingAmount = async ({ database }: World, paymentNo: string): Promise<number | undefined> => {
  const { rows } = await database.pool.query<{ amount: number }>(
    'select amount from payments where payment_no = $1',
    [paymentNo],
  );
  return rows[0]?.amount;
};

const keptSince = async ({ database }: World, since: Date): Promise<number> => {
  const { rows } = await database.pool.query<{ count: number }>(
    "select count(*) from payment_events where created_at >= $1 and outcome in ('forged', 'anomaly', 'unknown', 'unreadable')",
    [since],
  );
  return rows[0]?.count ?? 0;
};

const alertsIn = (log: readonly string[], from: number): number =>
  log.slice(from).filter((line) => line.includes('"level":50')).length;

export const forgedNotices: Proof<World> = {
  number: 4,
  claim: 'A forged notification pays nothing; each is kept and raises an alarm',
  run: async (world, size) => {
    const count = sizes[size];
    const unpaid = await atTheCashier(world, count);
    const [since, line] = [new Date(), world.log.length];
    const answers = await inLanes(unpaid, 20, (order, place) => send(world, order, place));
    assert.ok(
      answers.every((answer) => !answer.startsWith('2')),
      `none is accepted: ${answers}`,
    );
    const numbers = unpaid.map(({ orderNo }) => orderNo);
    assert.deepEqual(await countStates(world, numbers), { PENDING_PAYMENT: count });
    const paid = [...(await standings(world, numbers)).values()].filter((order) => order.paid > 0);
    const [kept, alarms] = [await keptSince(world, since), alertsIn(world.log, line)];
    assert.deepEqual([paid.length, kept], [0, count]);
    assert.ok(alarms >= count, `each raises an alarm: ${alarms} of ${count}`);
    return { forged: count, paid: 0, kept, alarms };
  },
};
