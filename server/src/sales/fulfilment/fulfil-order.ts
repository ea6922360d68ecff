import { type FulfilmentEvent, requiresFullRefund } from '@portal/shared/rules';
import type { Db } from '#src/platform/database/index.ts';
import { closePendingChange } from '#src/sales/changes/index.ts';
import {
  type FulfilmentTransition,
  type OrderRecord,
  transitionFulfilment,
} from '#src/sales/orders/index.ts';
import { type RefundContext, refundWhole } from '#src/sales/refunds/index.ts';
import { expireTickets } from '#src/sales/tickets/index.ts';
import { closeDeparture } from './group-repository.ts';

/** Refund reasons for steps that come without one. */
const failures: Readonly<Partial<Record<FulfilmentEvent, string>>> = {
  failGroup: '未成团，全额退款 Too few travellers joined',
  rejectRoom: '酒店未能接待，全额退款 The hotel had no room',
};

/**
 * Transitions a locked order, with its side effects, in the caller's transaction: a full refund when the agency cancels
 * (by `refund`), the departure closes when the group fails, an unpaid change ends when the trip begins, tickets expire
 * with their day. Throws A0513 when the state does not allow the event.
 */
export const fulfilOrder = async (
  tx: Db,
  order: OrderRecord,
  step: FulfilmentTransition,
  refund: (tx: Db, order: OrderRecord, giving: RefundContext) => Promise<unknown> = refundWhole,
): Promise<OrderRecord> => {
  const { event, now, reason = failures[event] ?? '' } = step;
  if (event === 'depart')
    await closePendingChange(tx, order, { event: 'expireChange', actor: step.actor, now });
  const after = await transitionFulfilment(tx, order, step);
  if (requiresFullRefund(event)) await refund(tx, after, { actor: 'system', reason, now });
  if (event === 'failGroup') await closeDeparture(tx, order.id, now);
  if (event === 'expireTickets') await expireTickets(tx, order.id);
  return after;
};
