import type { Db, PlannedRemoval } from '#src/platform/database/index.ts';
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

/** Ends the removal of a locked order whose refund has succeeded. */
const endRemoval = async (tx: Db, order: OrderRecord, now: Date): Promise<PlannedRemoval> => {
  const change = await findPendingRemoval(tx, order.id);
  if (!change?.removal || !(await endChange(tx, change, 'DONE', now)))
    throw new Error(`order ${order.orderNo} has a refund of travellers, but none to leave`);
  return change.removal;
};

const without = (
  { snapshot, form }: OrderRecord,
  { places, details, discount, amount, feesKept }: PlannedRemoval,
) => {
  const travellers = form.travellers.filter((_, place) => !places.includes(place));
  const people = travellers.length;
  return {
    amount,
    snapshot: { ...snapshot, details, discount, feesKept, people },
    form: { ...form, travellers },
  };
};

const recordWhoLeft = async (
  tx: Db,
  { order, after, places }: { order: OrderRecord; after: OrderRecord; places: readonly number[] },
  now: Date,
): Promise<void> => {
  const { orderNo, state, amount } = after;
  const left = order.form.travellers.filter((_, place) => places.includes(place));
  const facts = { state, amount, reason: left.map(({ name }) => name).join('、'), at: now.toISOString() };
  const event = { orderNo, event: 'removeTravellers', actor: 'system', before: state, after: facts } as const;
  await recordOrderEvents(tx, [event], [after]);
};

/**
 * Lets the travellers of a locked order leave whose refund has succeeded: lines, amount, travellers and contract follow,
 * their days, seats and extras are released.
 */
export const completeRemoval = async (
  tx: Db,
  order: OrderRecord,
  at: { readonly orgCode: string; readonly now: Date },
): Promise<void> => {
  const removal = await endRemoval(tx, order, at.now);
  const { places, details, lines } = removal;
  const change = without(order, removal);
  const after = { ...order, ...change };
  if (!(await updateOrder(tx, order, change, at.now))) throw new Error('a locked order changed its state');
  await replaceLines(tx, order.id, lines);
  const { trip, hashes } = tripOf(after);
  await keepTrip(tx, trip, hashes);
  await recordWhoLeft(tx, { order, after, places }, at.now);
  await requestContract(tx, after, at);
  // Stock last: many orders wait for these row locks.
  const { skuId, day, extras = [] } = details;
  await returnSomeSold(tx, order.id, { skuId, day, quantity: places.length, extras });
  await subtractSold(tx, { snapshot: { ...order.snapshot, people: places.length } });
};
