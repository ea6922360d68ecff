import type { FulfilmentStep } from '@portal/shared/contract';
import {
  errorCodes,
  type FulfilmentEvent,
  isFulfilled,
  isOpenForStep,
  mayTakeStep,
  nextFulfilment,
  nextOrderState,
  type StepTaker,
} from '@portal/shared/rules';
import type { Actor } from '#src/platform/audit/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import { conflict, type HttpError } from '#src/platform/errors/index.ts';
import { updateFulfilmentState, upsertFulfilment } from './fulfilment-repository.ts';
import { type OrderEvent, recordOrderEvents } from './order-events.ts';
import type { OrderRecord } from './order-repository.ts';

/** A fulfilment transition of a paid order. `by`: the role of the actor. */
export interface FulfilmentTransition {
  readonly event: FulfilmentEvent;
  readonly by: StepTaker;
  readonly actor: Actor;
  readonly now: Date;
  /** Sent to the buyer. */
  readonly reason?: string;
  readonly parcel?: FulfilmentStep['parcel'];
}

const wrongState = (): HttpError =>
  conflict(
    errorCodes.wrongState,
    '订单当前状态不能进行此操作',
    'This action is not possible in the current state of the order',
  );

/**
 * The next states; the order is completed when no step is left. Throws A0513 when the event is not allowed.
 */
const nextStates = (order: OrderRecord, { event, by }: FulfilmentTransition) => {
  const { kind, state, fulfilment } = order;
  const next = nextFulfilment(kind, fulfilment, event);
  if (!next || !mayTakeStep(by, event) || !isOpenForStep(order, event)) throw wrongState();
  const completed = isFulfilled(kind, next) ? nextOrderState(state, 'complete') : undefined;
  return { fulfilment: next, state: completed ?? state };
};

const recordTransition = async (
  tx: Db,
  before: OrderRecord,
  after: OrderRecord,
  step: FulfilmentTransition,
): Promise<void> => {
  const { orderNo, state } = before;
  const { event, actor, now, reason, parcel } = step;
  const at = now.toISOString();
  const facts = { fulfilment: after.fulfilment, at, ...(reason ? { reason } : {}), ...parcel };
  const happenings: OrderEvent[] = [{ orderNo, event, actor, before: state, after: { state, ...facts } }];
  if (after.state !== state)
    happenings.push({ orderNo, event: 'complete', actor, before: state, after: { state: after.state } });
  await recordOrderEvents(tx, happenings);
};

/**
 * Transitions a paid order in the caller's transaction: the order (completed when no step is left), the
 * record of the step and the audit entry change together. Returns the updated order. Throws A0513 (409) when
 * the state does not allow the event or changed concurrently. Side effects (refunds, tickets, notifications)
 * are up to the caller: `fulfilOrder` adds them for the steps of staff and jobs.
 */
export const transitionFulfilment = async (
  tx: Db,
  order: OrderRecord,
  step: FulfilmentTransition,
): Promise<OrderRecord> => {
  const after = { ...order, ...nextStates(order, step) };
  const { state, fulfilment } = after;
  if (!(await updateFulfilmentState(tx, order, { state, fulfilment }, step.now))) throw wrongState();
  const reason = step.reason ?? null;
  const since = step.by === 'refund' ? {} : { since: step.now };
  await upsertFulfilment(tx, order.id, { ...since, reason, ...step.parcel }, step.now);
  await recordTransition(tx, order, after, step);
  return after;
};
