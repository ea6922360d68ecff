import { ageGroupOn, nextFulfilment } from '@portal/shared/rules';
import type { Actor } from '#src/platform/audit/index.ts';
import type { Db, PlannedDate } from '#src/platform/database/index.ts';
import { releaseCoupons } from '#src/sales/coupons/index.ts';
import { exchangeSold, keepTrip } from '#src/sales/inventory/index.ts';
import {
  endChange,
  type OrderRecord,
  recordOrderEvents,
  replaceLines,
  updateOrder,
} from '#src/sales/orders/index.ts';
import type { PaymentHooks } from '#src/sales/payments/index.ts';
import { requestContract } from '#src/sales/travel-contracts/index.ts';
import { tripOf } from './change-facts.ts';

/** An open balance moves with the departure; it is settled when the deposit covers the new price. */
const balanceChange = (balance: PlannedDate['balance'], now: Date) =>
  balance && { balanceDueOn: balance.dueOn, balancePaidAt: balance.balance > 0 ? null : now };

const changed = (order: OrderRecord, plan: PlannedDate, now: Date) => {
  const { details, discount, amount, returnsCoupon, balance } = plan;
  const fulfilment = nextFulfilment(order.kind, order.fulfilment, 'changeDate');
  if (!fulfilment) throw new Error(`an order ${order.fulfilment} cannot change its date`);
  const { snapshot, form } = order;
  const travellers = form.travellers.map((traveller) => ({
    ...traveller,
    child: ageGroupOn(traveller.birthDate, details.day) === 'child',
  }));
  const couponId = returnsCoupon ? null : snapshot.couponId;
  return {
    ...{ fulfilment, amount, travelDay: details.day },
    ...balanceChange(balance, now),
    snapshot: { ...snapshot, details, discount, couponId },
    form: { ...form, travellers },
  };
};

interface Applying {
  readonly actor: Actor;
  /** The agency whose profile is in the contract. */
  readonly orgCode: string;
  readonly now: Date;
}

/**
 * Carries out a change of date of a locked order, whose new seats are held: the new ones are sold, the former ones
 * returned, and amount, lines, day and fares follow, as does the contract. The tour waits for its new group.
 */
export const applyDate = async (
  tx: Db,
  order: OrderRecord,
  plan: PlannedDate,
  { actor, orgCode, now }: Applying,
): Promise<OrderRecord> => {
  const change = changed(order, plan, now);
  const after = { ...order, ...change };
  if (!(await updateOrder(tx, order, change, now))) throw new Error('a locked order changed its state');
  await replaceLines(tx, order.id, plan.lines);
  if (plan.returnsCoupon) await releaseCoupons(tx, [order.id]);
  const { trip, hashes } = tripOf(after);
  await keepTrip(tx, trip, hashes);
  const { orderNo, state, fulfilment, amount } = after;
  const reason = `${order.travelDay} → ${after.travelDay}`;
  const facts = { state, fulfilment, amount, reason, at: now.toISOString() };
  await recordOrderEvents(
    tx,
    [{ orderNo, event: 'changeDate', actor, before: state, after: facts }],
    [after],
  );
  await requestContract(tx, after, { orgCode, now });
  // Stock last: many orders wait for these row locks.
  await exchangeSold(tx, order.id);
  return after;
};

/** Carries out a pending change of a locked order whose difference was paid. */
export const completeChange = async (
  tx: Db,
  order: OrderRecord,
  { change, ...at }: Parameters<PaymentHooks['onChangePaid']>[2] & Pick<Applying, 'orgCode'>,
): Promise<void> => {
  if (!change.plan || !(await endChange(tx, change, 'DONE', at.now)))
    throw new Error('a change of a locked order ended');
  await applyDate(tx, order, change.plan, { actor: 'system', ...at });
};
