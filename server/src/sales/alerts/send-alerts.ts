import type { AlertKind } from '@portal/shared/contract';
import { dayOf } from '@portal/shared/rules';
import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '#src/platform/context/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import { rest } from '#src/platform/jobs/index.ts';
import { notifyMembers } from '#src/sales/notifications/index.ts';
import { alertMessage } from './alert-message.ts';
import { closeAlerts, type DueAlert, listQueued, lockDue, queuePast, unqueue } from './alert-repository.ts';

/** Dependencies of the job. `log` at error level raises an alarm. */
export interface AlertDeps extends Pick<Deps, 'db' | 'now'> {
  readonly log: Pick<FastifyBaseLogger, 'info' | 'error'>;
}

const productsPerRun = 100;
const batchSize = 200;
/** A run ends before its job expires; the next one continues. */
const batchesPerRun = 150;
/** The share of its time in which the job works: bookings have the rest. */
const share = 0.15;

const kinds: readonly AlertKind[] = ['price', 'availability'];

const closeAndNotify = async (tx: Db, due: readonly DueAlert[], now: Date): Promise<number> => {
  const closed = new Set<number>();
  for (const state of ['SENT', 'ENDED'] as const) {
    const ids = due.filter(({ outcome }) => outcome === state).map(({ id }) => id);
    for (const id of await closeAlerts(tx, ids, state, now)) closed.add(id);
  }
  const messages = due.filter(({ id }) => closed.has(id)).map(alertMessage);
  for (const kind of kinds)
    await notifyMembers(
      tx,
      messages.filter(({ category }) => category === kind),
    );
  return closed.size;
};

/** One batch in one transaction. Returns how many were closed, and the last one; undefined without any. */
const sendBatch = ({ db, now }: AlertDeps, productId: number, after: number) =>
  db.transaction(async (tx) => {
    const at = now();
    const due = await lockDue(tx, { productId, after, today: dayOf(at), limit: batchSize });
    const last = due.at(-1);
    return last && { last: last.id, closed: await closeAndNotify(tx, due, at) };
  });

/** What is left of a run. */
interface Run {
  batches: number;
  sent: number;
}

/** Sends the due alerts of a product in batches with pauses. Returns whether none is left. */
const sendOf = async (deps: AlertDeps, productId: number, run: Run): Promise<boolean> => {
  for (let after = 0; run.batches > 0; ) {
    const start = performance.now();
    const batch = await sendBatch(deps, productId, after);
    if (!batch) return true;
    run.batches -= 1;
    run.sent += batch.closed;
    after = batch.last;
    await rest(start, share);
  }
  return false;
};

/**
 * Sends the alerts of products whose price or availability changed, and ends those of products, SKUs and days that
 * ended. Returns how many. A batch is a transaction with its messages, so a killed run leaves whole batches, and the next
 * one continues: the product stays queued until none of its alerts is due. Safe to run on several replicas.
 */
export const sendAlerts = async (deps: AlertDeps): Promise<number> => {
  const { db, log } = deps;
  await queuePast(db, dayOf(deps.now()));
  const run: Run = { batches: batchesPerRun, sent: 0 };
  for (const queued of await listQueued(db, productsPerRun))
    try {
      if (await sendOf(deps, queued.productId, run)) await unqueue(db, queued);
    } catch (err) {
      log.error({ err, product: queued.productId }, 'alerts of a product could not be sent');
    }
  if (run.sent > 0) log.info({ sent: run.sent }, 'alerts sent');
  return run.sent;
};
