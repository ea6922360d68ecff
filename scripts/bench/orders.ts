import { checkConsistency } from '../../server/src/sales/reconciliation/consistency-check.ts';
import { step } from '../process/progress.ts';
import { openEnvironment, type ProofEnvironment } from '../prove/consistency/environment.ts';
import { withTempDir } from '../test/temp-dir.ts';
import { fillOrders } from './orders/fill.ts';
import { measureOrders } from './orders/full.ts';
import { makeBareTables, measureBare, measureOwnOrders, openLoad } from './orders/load.ts';
import { buyers, type Rate } from './orders/rate.ts';

const sizes = [0, 1_000_000] as const;

interface Row {
  readonly orders: number;
  readonly bare: Rate;
  readonly full: Rate;
  readonly ownOrders: Rate;
  /** Full orders per second as a percentage of bare transactions per second. */
  readonly share: number;
}

const say = ({ perSecond, p50, p95 }: Rate): string => `${perSecond}/s, p50 ${p50} ms, p95 ${p95} ms`;

const measureAt = async (env: ProofEnvironment, orders: number): Promise<Row> => {
  const load = await openLoad(env);
  await makeBareTables(env);
  const bare = await step('measuring bare transactions', () => measureBare(env, load));
  const full = await step('measuring orders', () => measureOrders(env, load.departure));
  const ownOrders = await step('measuring lists of orders', () => measureOwnOrders(env, load));
  const share = Math.round((full.perSecond / bare.perSecond) * 1000) / 10;
  console.log(`\n${orders} orders before, ${buyers} buyers at once, one departure`);
  console.log(`  bare transaction:                 ${say(bare)}`);
  console.log(`  booking + signed notification:    ${say(full)} (${share} % of the bare rate)`);
  console.log(`  a page of one's own orders:       ${say(ownOrders)}`);
  return { orders, bare, full, ownOrders, share };
};

const verdicts = ([empty, filled]: readonly Row[]): readonly (readonly [string, boolean])[] => {
  if (!empty || !filled) return [];
  const growth = Math.round((filled.full.p95 / empty.full.p95) * 100) / 100;
  return [
    [
      `rate is at least 25 % of the bare one: ${empty.share} % and ${filled.share} %`,
      Math.min(empty.share, filled.share) >= 25,
    ],
    [
      `p95 is at most 500 ms: ${empty.full.p95} and ${filled.full.p95}`,
      Math.max(empty.full.p95, filled.full.p95) <= 500,
    ],
    [`p95 with the filled books is at most 1.3 times that of the empty ones: ${growth}`, growth <= 1.3],
  ];
};

const measureAll = async (env: ProofEnvironment): Promise<Row[]> => {
  const rows: Row[] = [];
  for (const orders of sizes) {
    if (orders > 0) await step(`making ${orders} orders`, () => fillOrders(env.database, orders));
    rows.push(await measureAt(env, orders));
  }
  for (const [what, met] of verdicts(rows)) console.log(`${met ? 'met   ' : 'MISSED'} ${what}`);
  const faults = await step('consistency check', () => checkConsistency(env.database.db));
  console.log(faults.length === 0 ? 'The database is consistent.' : faults.join('\n'));
  return rows;
};

/**
 * Full orders (booking and signed webhook; starting the payment is not timed) per second, next to bare
 * transactions in the same run, all on one stock row: on the demo data and on 1,000,000 orders, with the
 * database's default durability.
 */
export const benchOrders = (): Promise<Row[]> =>
  withTempDir(async (folder) => {
    const env = await step('opening the portal', () => openEnvironment(folder));
    try {
      return await measureAll(env);
    } finally {
      await env.stop();
    }
  });
