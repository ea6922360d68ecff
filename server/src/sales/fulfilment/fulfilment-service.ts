import type { FulfilmentStep } from '@portal/shared/contract';
import { explainedSteps, type FulfilmentEvent, isFulfilmentEvent } from '@portal/shared/rules';
import type { Deps } from '#src/platform/context/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import { invalidField, type Member, notFound } from '#src/platform/errors/index.ts';
import {
  lockOrderByNumber,
  lockOwnOrder,
  type OrderRecord,
  transitionFulfilment,
} from '#src/sales/orders/index.ts';
import { refundCancelled } from '#src/sales/refunds/index.ts';
import { fulfilOrder } from './fulfil-order.ts';

type Needs = Pick<Deps, 'db' | 'now'>;
type Fulfilled = Pick<OrderRecord, 'fulfilment'>;

/** The event of a step with its required data: a reason, or the parcel; both are sent to the buyer. */
const parseStep = ({ event, reason, parcel }: FulfilmentStep): FulfilmentEvent => {
  if (!isFulfilmentEvent(event)) throw invalidField('event', '没有这个操作', 'There is no such step');
  if (explainedSteps.includes(event) && !reason?.trim())
    throw invalidField('reason', '请填写原因，会告知买家', 'Please enter a reason; the buyer will see it');
  if ((event === 'ship') !== Boolean(parcel))
    throw invalidField(
      'parcel',
      '发货时填写物流信息，其他操作不填',
      'A parcel belongs to sending goods, and to nothing else',
    );
  return event;
};

const lockByNumber = async (tx: Db, orderNo: string): Promise<OrderRecord> => {
  const order = await lockOrderByNumber(tx, orderNo);
  if (!order) throw notFound();
  return order;
};

/**
 * Transitions a paid order by staff, with its side effects (a refused group or room is refunded in full). Beyond the
 * limit of refunds a day a second person approves that. Throws HttpError: 404, A0233 (403) when the refund would be
 * of an order that this member of staff bought, A0243 above the limit of the second factor, a named field for an
 * unknown event or a missing reason or parcel, A0513 (409) when the state or the event does not allow it.
 */
export const transitionByStaff = (
  { db, env, now }: Needs & Pick<Deps, 'env'>,
  staff: Member,
  orderNo: string,
  step: FulfilmentStep,
): Promise<Fulfilled> =>
  db.transaction(async (tx) => {
    const event = parseStep(step);
    const order = await lockByNumber(tx, orderNo);
    const { parcel } = step;
    const reason = step.reason?.trim() || undefined;
    const taken = { event, by: 'staff', actor: staff, now: now(), reason, parcel } as const;
    return fulfilOrder(tx, order, taken, (_tx, after, giving) =>
      refundCancelled(tx, after, { ...giving, staff, env }),
    );
  });

/** Confirms receipt of goods by their buyer; idempotent. Throws 404, A0513. */
export const receiveGoods = ({ db, now }: Needs, member: Member, orderNo: string): Promise<Fulfilled> =>
  db.transaction(async (tx) => {
    const order = await lockOwnOrder(tx, member.userId, orderNo);
    if (!order) throw notFound();
    if (order.kind === 'goods' && order.fulfilment === 'RECEIVED') return order;
    return transitionFulfilment(tx, order, { event: 'receive', by: 'member', actor: member, now: now() });
  });
