import { dayOf } from '@portal/shared/rules';
import { and, asc, eq, gt, type SQL } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/connect.ts';
import { orders } from '../../db/schema/index.ts';
import type { Deps } from '../../deps.ts';
import type { OrderRecord } from '../order/order-repository.ts';
import { type DatedRule, datedRules } from './dated-rules.ts';
import { fulfilOrder } from './fulfil-order.ts';
import {
  closeDeparture,
  listPendingDepartures,
  listPendingOrders,
  type PendingDeparture,
} from './group-repository.ts';
import { groupVerdict } from './group-rule.ts';

/** What the dates are kept with. `log` at error level is an alert: somebody has to look. */
export interface DatedDeps extends Pick<Deps, 'database' | 'now'> {
  readonly log: Pick<FastifyBaseLogger, 'info' | 'error'>;
}

const batch = 100;

/** Works on one order that nobody else has and that is as it was found; one that fails does not stop the others. */
const withOrder = async (
  { database: { db }, log }: DatedDeps,
  wanted: SQL | undefined,
  work: (tx: Db, order: OrderRecord) => Promise<boolean>,
): Promise<boolean> => {
  try {
    return await db.transaction(async (tx) => {
      const [order] = await tx.select().from(orders).where(wanted).for('update', { skipLocked: true });
      return order ? work(tx, order) : false;
    });
  } catch (err) {
    log.error({ err }, 'an order could not be taken on by date');
    return false;
  }
};

const pending = (id: number): SQL | undefined =>
  and(eq(orders.id, id), eq(orders.state, 'PAID'), eq(orders.fulfilment, 'GROUP_PENDING'));

const decide = async (deps: DatedDeps, departure: PendingDeparture, id: number) => {
  let event: ReturnType<typeof groupVerdict>;
  const done = await withOrder(deps, pending(id), async (tx, order) => {
    const now = deps.now();
    const paidOn = dayOf(order.paidAt ?? now);
    event = groupVerdict(departure, { paidOn, today: dayOf(now) });
    if (!event) return false;
    await fulfilOrder(tx, order, { event, by: 'clock', actor: 'system', now });
    if (event === 'failGroup') await closeDeparture(tx, departure, now);
    return true;
  });
  return done ? event : undefined;
};

/** Once one of a departure's orders is told that it does not take place, all are. */
const decideDeparture = async (deps: DatedDeps, departure: PendingDeparture): Promise<number> => {
  let decided = 0;
  let { failed } = departure;
  for (const id of await listPendingOrders(deps.database.db, departure)) {
    const event = await decide(deps, { ...departure, failed }, id);
    failed ||= event === 'failGroup';
    if (event) decided += 1;
  }
  return decided;
};

/**
 * Decides on tours whose group is pending: enough paid people confirm it; too few by the day on which travellers have
 * to know (7 days before they leave, 30 abroad) end it, give all money back and close the departure. Gives how many
 * orders were decided on. Run by any number of replicas.
 */
export const decideGroups = async (deps: DatedDeps): Promise<number> => {
  let decided = 0;
  for (const departure of await listPendingDepartures(deps.database.db))
    decided += await decideDeparture(deps, departure);
  return decided;
};

const dueFor = ({ kind, from, due }: DatedRule, today: string, one: SQL): SQL | undefined =>
  and(eq(orders.kind, kind), eq(orders.state, 'PAID'), eq(orders.fulfilment, from), due(today), one);

const listDue = (db: Db, rule: DatedRule, today: string, after: number) =>
  db
    .select({ id: orders.id })
    .from(orders)
    .where(dueFor(rule, today, gt(orders.id, after)))
    .orderBy(asc(orders.id))
    .limit(batch);

const runRule = async (deps: DatedDeps, rule: DatedRule): Promise<number> => {
  const today = dayOf(deps.now());
  const { event } = rule;
  let taken = 0;
  for (let after = 0; ; ) {
    const due = await listDue(deps.database.db, rule, today, after);
    for (const { id } of due) {
      const done = await withOrder(deps, dueFor(rule, today, eq(orders.id, id)), async (tx, order) => {
        await fulfilOrder(tx, order, { event, by: 'clock', actor: 'system', now: deps.now() });
        return true;
      });
      if (done) taken += 1;
      after = id;
    }
    if (due.length < batch) return taken;
  }
};

/**
 * Takes every paid order on for which it is time by now, in Asia/Shanghai, each once; gives how many. Run by any number
 * of replicas, as often as one likes.
 */
export const runDatedSteps = async (deps: DatedDeps): Promise<number> => {
  let taken = await decideGroups(deps);
  for (const rule of datedRules) taken += await runRule(deps, rule);
  if (taken > 0) deps.log.info({ taken }, 'orders taken on by date');
  return taken;
};
