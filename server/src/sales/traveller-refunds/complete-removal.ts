import type { Db } from '#src/platform/database/index.ts';
import { tripOf } from '#src/sales/changes/index.ts';
import { keepTrip, returnSomeSold, subtractSold } from '#src/sales/inventory/index.ts';
import {
  endChange,
  findPendingRemoval,
  type OrderRecord,
  recordOrderEvents,
  replaceLines,
  updateOrder,
} from '#src/sales/orders/index.ts';
import { requestContract } from '#src/sales/travel-contracts/index.ts';

/**
 * Lets the travellers of a locked order leave whose refund has succeeded: lines, amount, travellers and contract follow,
 * their days and seats are released.
 */
export const completeRemoval = async (
  tx: Db,
  order: OrderRecord,
  at: { readonly orgCode: string; readonly now: Date },
): Promise<void> => {
  const change = await findPendingRemoval(tx, order.id);
  if (!change?.removal || !(await endChange(tx, change, 'DONE', at.now)))
    throw new Error(`order ${order.orderNo} has a refund of travellers, but none to leave`);
  const { places, details, lines, discount, amount, feesKept } = change.removal;
  const isLeaving = (_: unknown, place: number): boolean => places.includes(place);
  const travellers = order.form.travellers.filter((_, place) => !places.includes(place));
  const set = {
    amount,
    snapshot: { ...order.snapshot, details, discount, feesKept, people: travellers.length },
    form: { ...order.form, travellers },
  };
  const after = { ...order, ...set };
  if (!(await updateOrder(tx, order, set, at.now))) throw new Error('a locked order changed its state');
  await replaceLines(tx, order.id, lines);
  const { trip, hashes } = tripOf(after);
  await keepTrip(tx, trip, hashes);
  const { orderNo, state } = order;
  const reason = order.form.travellers
    .filter(isLeaving)
    .map(({ name }) => name)
    .join('、');
  const facts = { state, amount, reason, at: at.now.toISOString() };
  await recordOrderEvents(
    tx,
    [{ orderNo, event: 'removeTravellers', actor: 'system', before: state, after: facts }],
    [after],
  );
  await requestContract(tx, after, at);
  // Stock last: many orders wait for these row locks.
  const { skuId, day } = details;
  await returnSomeSold(tx, order.id, { skuId, day, quantity: places.length });
  await subtractSold(tx, { snapshot: { ...order.snapshot, people: places.length } });
};
