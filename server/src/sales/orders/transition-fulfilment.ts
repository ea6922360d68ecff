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

/** One step of a paid order. `by` is in what part the actor takes it. */
export interface FulfilmentTransition {
  readonly event: FulfilmentEvent;
  readonly by: StepTaker;
  readonly actor: Actor;
  readonly now: Date;
  /** Told to the buyer. */
  readonly reason?: string;
  readonly parcel?: FulfilmentStep['parcel'];
}

const wrongState = (): HttpError =>
  conflict(
    errorCodes.wrongState,
    '订单当前状态不能进行此操作',
    'The order does not allow this step in its present state',
  );

/** Where a step leads, the order completed with it when nothing is left to do. Throws A0513 when it is not allowed. */
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
 * Takes a paid order one step on, in the caller's transaction: the order (completed when nothing is left to do), what
 * is known of the step and its audit row change together. Gives the order as it is after it. Throws A0513 (409) when
 * the state does not allow the step or another was quicker. What else has to happen then (money, tickets, notifications)
 * is the caller's: `fulfilOrder` does it for the steps of staff and of the clock.
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
