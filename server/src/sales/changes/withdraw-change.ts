import { type Member, notFound } from '#src/platform/errors/index.ts';
import { findChange, findOwnOrder, findPendingChange, lockOwnOrder } from '#src/sales/orders/index.ts';
import { listOpenPayments, type PaymentDeps, pollPayment } from '#src/sales/payments/index.ts';
import { noLongerPending } from './change-errors.ts';
import { closePendingChange } from './close-change.ts';

/**
 * Gives up a change of the member's order that is not paid yet, closes its payments at the provider and releases its
 * seats; idempotent. Throws 404, and A0513 when it turns out to have just been paid.
 */
export const withdrawChange = async (deps: PaymentDeps, member: Member, orderNo: string): Promise<void> => {
  const order = await findOwnOrder(deps.db, member.userId, orderNo);
  if (!order) throw notFound();
  const change = await findPendingChange(deps.db, order.id);
  if (!change) return;
  for (const payment of await listOpenPayments(deps.db, order.id))
    await pollPayment(deps, payment, { ending: true });
  await deps.db.transaction(async (tx) => {
    const locked = await lockOwnOrder(tx, member.userId, orderNo);
    if (!locked) throw notFound();
    if ((await findChange(tx, change.id))?.state === 'DONE') throw noLongerPending();
    await closePendingChange(tx, locked, { actor: member, now: deps.now() });
  });
};
