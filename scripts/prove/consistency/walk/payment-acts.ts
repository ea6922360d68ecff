import { cancelMissedBalances } from '../../../../server/src/sales/balances/index.ts';
import { pollDuePayments } from '../../../../server/src/sales/payments/index.ts';
import { startPayment } from '../../../../server/src/sales/payments/start-payment.ts';
import { handleNotification } from '../../../../server/src/sales/payments/webhooks/webhook-service.ts';
import { type Act, type Dice, findAnOrder, findRow, pick } from './act.ts';
import type { World } from './world.ts';

type Part = 'deposit' | 'balance' | undefined;

const start = async (world: World, dice: Dice, which: string, part: Part) => {
  const order = await findAnOrder(world, dice, which);
  if (!order) return undefined;
  const { orderNo, userId } = order;
  const way = dice.way % 6 === 0 ? ('page' as const) : ('qr' as const);
  return startPayment(world.deps, {
    ...{ provider: 'alipay', userId, key: `pay-${world.next()}`, language: 'zh' },
    body: { orderNo, way, ...(part ? { part } : {}) },
  });
};

const receive = async (world: World, fields: Record<string, string>): Promise<string> => {
  const { outcome } = await handleNotification(world.deps, world.provider, fields);
  world.arrived.push(fields);
  return outcome;
};

/** The buyer pays at the provider, whose webhook may be late; not after the offer has ended there. */
const payAt = async (world: World, paymentNo: string, isLate: boolean): Promise<boolean> => {
  const trade = world.provider.trades.get(paymentNo);
  if (!trade || !['absent', 'waiting'].includes(trade.state)) return false;
  if (trade.request.expiresAt <= world.deps.now()) return false;
  const fields = world.provider.pay(paymentNo);
  if (isLate) world.late.push(fields);
  else await receive(world, fields);
  return true;
};

const pay =
  (which: string, part?: Part): Act =>
  async (world, dice) => {
    const started = await start(world, dice, which, part);
    return started ? payAt(world, started.paymentNo, dice.way % 7 === 0) : false;
  };

/** A payment that was started before, perhaps for what is not to be paid any more. */
const payStarted: Act = async (world, dice) => {
  const open = [...world.provider.trades].filter(([, { state }]) => ['absent', 'waiting'].includes(state));
  const [paymentNo] = pick(open, dice.one) ?? [];
  return paymentNo ? payAt(world, paymentNo, false) : false;
};

const scan: Act = async (world, dice) => {
  const open = [...world.provider.trades].filter(([, { state }]) => state === 'absent');
  const [paymentNo] = pick(open, dice.one) ?? [];
  if (paymentNo) world.provider.scan(paymentNo);
  return paymentNo !== undefined;
};

const arriveLate: Act = async (world) => {
  const fields = world.late.shift();
  if (fields) await receive(world, fields);
  return fields !== undefined;
};

const repeatWebhook: Act = async (world, { one }) => {
  const fields = pick(world.arrived, one);
  return fields !== undefined && (await receive(world, fields)) === 'repeat';
};

/** The job runs, often after the days until the next balance is past its grace period have passed. */
const missBalance: Act = async (world, dice) => {
  const next = await findRow<{ over: Date }>(
    world,
    dice,
    `select (min(balance_due_on) + 3)::timestamptz as over from orders o where ${owing}`,
  );
  const seconds = next?.over ? (next.over.getTime() - world.deps.now().getTime()) / 1000 : 0;
  if (dice.way % 3 === 0) world.pass(Math.max(0, Math.ceil(seconds)));
  return (await cancelMissedBalances(world.deps)) > 0;
};

const changing = `exists (select 1 from order_changes c where c.order_id = o.id and c.state = 'PENDING' and c.kind = 'date')`;
const owing = `o.state = 'PAID' and o.deposit is not null and o.balance_paid_at is null`;
const unpaid = `o.state = 'PENDING_PAYMENT'`;

/** Paying what is due, early, late, twice, or for nothing. */
export const paymentActs: Readonly<Record<string, Act>> = {
  'pay the price': pay(unpaid),
  'pay the deposit': pay(`${unpaid} and o.deposit is not null`, 'deposit'),
  'pay the balance': pay(owing, 'balance'),
  'pay the difference': pay(`o.state = 'PAID' and ${changing}`),
  'start paying': async (world, dice) => (await start(world, dice, unpaid, undefined)) !== undefined,
  'pay what was started': payStarted,
  'scan a code': scan,
  'late webhook': arriveLate,
  'repeated webhook': repeatWebhook,
  'poll payments': async ({ deps }) => (await pollDuePayments(deps)) > 0,
  'miss a balance': missBalance,
};

/** Whether the provider has money that no webhook has announced: any call may find it. */
export const hasUnsettled = async (world: World): Promise<boolean> => {
  if (world.late.length === 0) return false;
  const paid = [...world.provider.trades.values()].filter(({ state }) => state === 'success').length;
  const query = `select count(*) < $1 as open from payments where state = 'SUCCESS'`;
  const { rows } = await world.deps.database.pool.query<{ open: boolean }>(query, [paid]);
  return rows[0]?.open ?? false;
};
