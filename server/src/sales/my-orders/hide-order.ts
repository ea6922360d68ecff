import { errorCodes, finalOrderStates } from '@portal/shared/rules';
import type { Deps } from '#src/platform/context/index.ts';
import { conflict, type Member, notFound } from '#src/platform/errors/index.ts';
import { lockOwnOrder, recordOrderEvents, updateOrder } from '#src/sales/orders/index.ts';

const notOver = () =>
  conflict(
    errorCodes.wrongState,
    '订单还没有结束，不能移除',
    'This order is still active and cannot be removed',
  );

/**
 * Hides a finished order of the member from their lists; the consistency check, the invoice and its own page
 * still use it. Idempotent. Throws 404, also for an order of another member, and A0513 while it is not final.
 */
export const hideOrder = ({ db, now }: Pick<Deps, 'db' | 'now'>, member: Member, orderNo: string) =>
  db.transaction(async (tx) => {
    const order = await lockOwnOrder(tx, member.userId, orderNo);
    if (!order) throw notFound();
    const { state } = order;
    if (!finalOrderStates.includes(state)) throw notOver();
    if (order.hiddenAt) return;
    const at = now();
    await updateOrder(tx, order, { hiddenAt: at }, at);
    await recordOrderEvents(tx, [
      { orderNo, event: 'hide', actor: member, before: state, after: { state, hidden: true } },
    ]);
  });
