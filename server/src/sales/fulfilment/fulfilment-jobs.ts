import { dayOf } from '@portal/shared/rules';
import { and, asc, eq, gt, type SQL } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '#src/platform/context/index.ts';
import { type Db, orders } from '#src/platform/database/index.ts';
import type { StockKey } from '#src/sales/inventory/index.ts';
import { activeOrders, findLatestDateChange, type OrderRecord } from '#src/sales/orders/index.ts';
import { lockPayments } from '#src/sales/payments/index.ts';
import { type DatedRule, datedRules } from './dated-rules.ts';
import { fulfilOrder } from './fulfil-order.ts';
import {
  listPendingDepartures,
  listPendingOrders,
  lockDeparture,
  pendingGroups,
} from './group-repository.ts';
import { groupVerdict } from './group-rules.ts';
import { remindTrips } from './remind-trips.ts';

/** Dependencies of the jobs. `log` at error level raises an alert. */
export interface DatedDeps extends Pick<Deps, 'db' | 'now'> {
  readonly log: Pick<FastifyBaseLogger, 'info' | 'error'>;
}

const batchSize = 100;

/** Processes one order with a lock, unless locked or changed meanwhile; errors do not stop others. */
const withOrder = async (
  { db, log }: DatedDeps,
  id: number,
  which: SQL | undefined,
  work: (tx: Db, order: OrderRecord) => Promise<boolean>,
): Promise<boolean> => {
  try {
    return await db.transaction(async (tx) => {
      const [order] = await tx
        .select()
        .from(orders)
        .where(and(eq(orders.id, id), which))
        .for('update', { skipLocked: true });
      return order ? work(tx, order) : false;
    });
  } catch (err) {
    log.error({ err, orderId: id }, 'an order could not be taken on by date');
    return false;
  }
};

const decide = (deps: DatedDeps, departure: StockKey, id: number): Promise<boolean> =>
  withOrder(deps, id, pendingGroups, async (tx, order) => {
    const now = deps.now();
    await lockPayments(tx, order.id);
    const changed = await findLatestDateChange(tx, order.id, 'DONE');
    const joined = {
      bookedAt: changed?.createdAt ?? order.createdAt,
      paidAt: changed?.doneAt ?? order.paidAt ?? now,
    };
    const event = groupVerdict(await lockDeparture(tx, departure), { ...joined, now });
    if (event) await fulfilOrder(tx, order, { event, by: 'clock', actor: 'system', now });
    return event !== undefined;
  });

const decideDeparture = async (deps: DatedDeps, departure: StockKey): Promise<number> => {
  let decided = 0;
  for (const id of await listPendingOrders(deps.db, departure))
    if (await decide(deps, departure, id)) decided += 1;
  return decided;
};

/**
 * Decides tours with a pending group: enough paid people confirm it; too few when sales end (`decisionTime`) fail it,
 * refund all orders and close the departure. Returns the number of orders decided. Safe to run on several replicas.
 */
const decideGroups = async (deps: DatedDeps): Promise<number> => {
  let decided = 0;
  for (let after: StockKey | undefined; ; ) {
    const departures = await listPendingDepartures(deps.db, after, batchSize);
    for (const departure of departures) decided += await decideDeparture(deps, departure);
    if (departures.length < batchSize) return decided;
    after = departures.at(-1);
  }
};

const dueFor = ({ kind, from, due }: DatedRule, today: string): SQL | undefined =>
  and(eq(orders.kind, kind), activeOrders, eq(orders.fulfilment, from), due(today));

const listDue = (db: Db, rule: DatedRule, today: string, after: number) =>
  db
    .select({ id: orders.id })
    .from(orders)
    .where(and(dueFor(rule, today), gt(orders.id, after)))
    .orderBy(asc(orders.id))
    .limit(batchSize);

const runRule = async (deps: DatedDeps, rule: DatedRule): Promise<number> => {
  const today = dayOf(deps.now());
  const { event } = rule;
  let taken = 0;
  for (let after = 0; ; ) {
    const due = await listDue(deps.db, rule, today, after);
    for (const { id } of due) {
      const done = await withOrder(deps, id, dueFor(rule, today), async (tx, order) => {
        await fulfilOrder(tx, order, { event, by: 'clock', actor: 'system', now: deps.now() });
        return true;
      });
      if (done) taken += 1;
      after = id;
    }
    if (due.length < batchSize) return taken;
  }
};

/**
 * Transitions every paid order that is due by now (Asia/Shanghai), each once, and reminds travellers; returns how many
 * orders moved. Idempotent and safe to run on several replicas.
 */
export const runDatedSteps = async (deps: DatedDeps): Promise<number> => {
  let taken = await decideGroups(deps);
  for (const rule of datedRules) taken += await runRule(deps, rule);
  const reminded = await remindTrips(deps);
  if (taken + reminded > 0) deps.log.info({ taken, reminded }, 'orders taken on by date');
  return taken;
};
