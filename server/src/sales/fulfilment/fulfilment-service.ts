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
import { fulfilOrder } from './fulfil-order.ts';

type Needs = Pick<Deps, 'database' | 'now'>;
type Fulfilled = Pick<OrderRecord, 'fulfilment'>;

/** The event that staff name, with what it needs: the buyer is told why, and how goods were sent. */
const parseStep = ({ event, reason, parcel }: FulfilmentStep): FulfilmentEvent => {
  if (!isFulfilmentEvent(event)) throw invalidField('event', '没有这个操作', 'There is no such step');
  if (explainedSteps.includes(event) && !reason?.trim())
    throw invalidField('reason', '请填写原因，会告知买家', 'Give the reason: the buyer is told');
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
 * Lets staff take a paid order one step on, with all that belongs to it (a refused group or room is paid back in full).
 * Throws 404, a field fault for an unknown event or a missing reason or parcel, and A0513 (409) when the state or the
 * event is not theirs to change.
 */
export const transitionByStaff = (
  { database: { db }, now }: Needs,
  staff: Member,
  orderNo: string,
  step: FulfilmentStep,
): Promise<Fulfilled> =>
  db.transaction(async (tx) => {
    const event = parseStep(step);
    const order = await lockByNumber(tx, orderNo);
    const { parcel } = step;
    const reason = step.reason?.trim() || undefined;
    return fulfilOrder(tx, order, { event, by: 'staff', actor: staff, now: now(), reason, parcel });
  });

/** The member says that the goods of an own order have come; said again it changes nothing. Throws 404, A0513. */
export const receiveGoods = (
  { database: { db }, now }: Needs,
  member: Member,
  orderNo: string,
): Promise<Fulfilled> =>
  db.transaction(async (tx) => {
    const order = await lockOwnOrder(tx, member.userId, orderNo);
    if (!order) throw notFound();
    if (order.kind === 'goods' && order.fulfilment === 'RECEIVED') return order;
    return transitionFulfilment(tx, order, { event: 'receive', by: 'member', actor: member, now: now() });
  });
