import { nextFulfilment } from '@portal/shared/rules';
import type { Db } from '../../db/connect.ts';
import { voidTickets } from '../e-ticket/issue-tickets.ts';
import { takeStep } from '../fulfilment/take-step.ts';
import type { OrderRecord } from '../order/order-repository.ts';
import { takeSoldBack } from '../order/sold-count.ts';
import { returnSold } from '../order/stock-repository.ts';

/** Money of an order that came back. `scope`: the `whole` order was given back, or a `part` of its money. */
interface Refunded {
  readonly scope: 'whole' | 'part';
  readonly now: Date;
}

/** Something else that happens when an order was given back, in the transaction that writes it down. */
type RefundedStep = (tx: Db, order: OrderRecord, refunded: Refunded) => Promise<unknown>;

const endReturn: RefundedStep = async (tx, order, { now }) => {
  if (nextFulfilment(order.kind, order.fulfilment, 'finishReturn'))
    await takeStep(tx, order, { event: 'finishReturn', by: 'refund', actor: 'system', now });
};

/** Nobody used any of it: others can have it. What was used in part stays sold. */
const isUntouched = ({ kind, fulfilment }: OrderRecord): boolean =>
  kind !== 'ticket' || fulfilment !== 'PARTLY_USED';

const giveStockBack: RefundedStep = async (tx, order) => {
  if (!isUntouched(order)) return;
  await returnSold(tx, order.id);
  await takeSoldBack(tx, order);
};

/** In this order: whatever many wait for comes last. */
const steps: readonly RefundedStep[] = [(tx, { id }) => voidTickets(tx, id), endReturn, giveStockBack];

/** Does everything that the end of an order by refund means. A part of its money alone ends nothing. */
export const orderRefunded = async (tx: Db, order: OrderRecord, refunded: Refunded): Promise<void> => {
  if (refunded.scope === 'part' && order.state !== 'REFUNDED') return;
  for (const step of steps) await step(tx, order, refunded);
};
