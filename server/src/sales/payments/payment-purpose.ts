import { balanceEnd, openBalance } from '@portal/shared/rules';
import type { Db } from '#src/platform/database/index.ts';
import { findPendingChange, type OrderRecord } from '#src/sales/orders/index.ts';

/** What is collected for an order, in fen, and until when: its price, its balance, or the difference of a change. */
export interface Collection {
  readonly changeId: number | null;
  readonly balance: boolean;
  readonly amount: number;
  readonly expiresAt: Date;
}

/** An offer to pay a balance lasts as long as that of an order, since providers do not keep one open for weeks. */
const balanceOfferMs = 30 * 60_000;

const balanceOf = (order: OrderRecord, now: Date): Collection | undefined => {
  const amount = openBalance(order);
  if (amount === 0 || order.balanceDueOn === null) return undefined;
  const ends = Math.min(now.getTime() + balanceOfferMs, balanceEnd(order.balanceDueOn).getTime());
  return { changeId: null, balance: true, amount, expiresAt: new Date(ends) };
};

/** What is collected for an order now; undefined when nothing is left to pay. */
export const findCollection = async (
  db: Db,
  order: OrderRecord,
  now: Date,
): Promise<Collection | undefined> => {
  const { id, state, amount, expiresAt } = order;
  if (state === 'PENDING_PAYMENT') return { changeId: null, balance: false, amount, expiresAt };
  if (state !== 'PAID') return undefined;
  const change = await findPendingChange(db, id);
  return change?.expiresAt
    ? { changeId: change.id, balance: false, amount: change.difference, expiresAt: change.expiresAt }
    : balanceOf(order, now);
};

/**
 * What a buyer asks to pay: the price or the difference of a change, the deposit instead of the price, or the balance.
 * Undefined when that is not to be paid now.
 */
export const findPart = async (
  db: Db,
  order: OrderRecord,
  part: 'deposit' | 'balance' | undefined,
  now: Date,
): Promise<Collection | undefined> => {
  const due = await findCollection(db, order, now);
  if (!due || due.balance !== (part === 'balance')) return undefined;
  if (part !== 'deposit') return due;
  return order.deposit === null || due.changeId !== null ? undefined : { ...due, amount: order.deposit };
};
