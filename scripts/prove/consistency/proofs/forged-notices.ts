import assert from 'node:assert/strict';
import type { Proof } from '../../proof.ts';
import { inLanes } from '../ask.ts';
import { atTheCashier, type PaidTrade, type Unpaid } from '../cashier.ts';
import type { ProofEnvironment } from '../environment.ts';
import { type Notice, notify, notifyByWechatpay, paidNotice, signed } from '../notices.ts';
import { countStates, standings } from '../states.ts';

const sizes = { full: 200, short: 12 };

/** Sends a forged webhook; returns the answer. */
type Lie = (world: ProofEnvironment, paymentNo: string, trade: PaidTrade) => Promise<string>;

const changed =
  (fields: Notice): Lie =>
  async (world, paymentNo, trade) =>
    notify(world, await signed(world, { ...paidNotice(paymentNo, trade), ...fields }));

/** Forgeries by kind; all but the first carry a genuine signature of a provider. */
const lies: readonly Lie[] = [
  async (world, paymentNo, trade) => notify(world, await signed(world, paidNotice(paymentNo, trade), true)),
  changed({ total_amount: '0.01' }),
  changed({ app_id: '2021000000000001' }),
  changed({ seller_id: '2088000000000001' }),
  changed({ out_trade_no: 'P000000000000000' }),
  notifyByWechatpay,
];

const tell = async (
  world: ProofEnvironment,
  { orderNo, paymentNo }: Unpaid,
  place: number,
): Promise<string> => {
  const amount = (await standings(world, [orderNo])).get(orderNo)?.amount ?? 0;
  const lie = lies[place % lies.length] as Lie;
  return lie(world, paymentNo, { tradeNo: `forged-${paymentNo}`, amount });
};

const keptSince = async ({ database }: ProofEnvironment, since: Date): Promise<number> => {
  const { rows } = await database.pool.query<{ count: number }>(
    "select count(*) from payment_events where created_at >= $1 and outcome in ('forged', 'anomaly', 'unknown')",
    [since],
  );
  return rows[0]?.count ?? 0;
};

const alertsIn = (log: readonly string[], from: number): number =>
  log.slice(from).filter((line) => line.includes('"level":50')).length;

export const forgedNotices: Proof<ProofEnvironment> = {
  number: 4,
  claim:
    'A notification with a false signature, amount, app, seller, order or provider pays nothing, is kept and raises an alarm',
  run: async (world, size) => {
    const count = sizes[size];
    const unpaid = await atTheCashier(world, count);
    const [since, line] = [new Date(), world.log.length];
    const answers = await inLanes(unpaid, 20, (order, place) => tell(world, order, place));
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
