import type { PaymentDeps } from '../payment-deps.ts';
import { insertForgedEvent, lockForgedEvents, type PaymentEvent } from './payment-event-repository.ts';

type ForgedDeps = Pick<PaymentDeps, 'database' | 'now'>;

/** The last insertion of each server process: only one at a time takes a connection and waits for the lock. */
const last = new WeakMap<ForgedDeps['database'], Promise<unknown>>();
/** Until when (ms) a process asks no more after it found the minute full. */
const fullUntil = new WeakMap<ForgedDeps['database'], number>();
const pauseMs = 2000;

const insert = ({ database, now }: ForgedDeps, event: PaymentEvent): Promise<boolean> =>
  database.transaction(async (tx) => {
    await lockForgedEvents(tx);
    return insertForgedEvent(tx, event, now());
  });

/**
 * Stores a forged webhook, unless 120 of the last minute are stored already, also when many arrive at once at several
 * servers. Returns whether it did.
 */
export const keepForgedEvent = async (deps: ForgedDeps, event: PaymentEvent): Promise<boolean> => {
  const isFull = () => (fullUntil.get(deps.database) ?? 0) > deps.now().getTime();
  if (isFull()) return false;
  const before = last.get(deps.database) ?? Promise.resolve();
  const next = before.catch(() => undefined).then(() => !isFull() && insert(deps, event));
  last.set(deps.database, next);
  const isKept = await next;
  if (!isKept && !isFull()) fullUntil.set(deps.database, deps.now().getTime() + pauseMs);
  return isKept;
};
