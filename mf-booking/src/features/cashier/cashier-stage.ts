import type { Cashier, PaymentStatus } from '@portal/shared/contract';

/** The stages of the cashier: `settled` was paid and is being refunded, or has been. */
export type Stage = 'pay' | 'overdue' | 'paid' | 'settled' | 'closed';

const stages: Readonly<Record<string, Stage>> = {
  PENDING_PAYMENT: 'pay',
  PAID: 'paid',
  COMPLETED: 'paid',
  CLOSED: 'closed',
};

/** The stage of an order; `now` in ms. An unpaid order past its hold is `overdue` until the server has closed it. */
export const stageOf = ({ state, expiresAt }: Pick<Cashier, 'state' | 'expiresAt'>, now: number): Stage => {
  const stage = Object.hasOwn(stages, state) ? (stages[state] ?? 'settled') : 'settled';
  return stage === 'pay' && Date.parse(expiresAt) <= now ? 'overdue' : stage;
};

/**
 * The result of a payment: `ended` without money, `late` is refunded because the order was closed,
 * `doubt` with money that does not fit and that somebody looks at.
 */
export type PaymentOutcome = 'waiting' | 'paid' | 'ended' | 'late' | 'doubt';

const isPaid = (orderState: string): boolean => orderState === 'PAID' || orderState === 'COMPLETED';

export const outcomeOf = ({
  state,
  orderState,
}: Pick<PaymentStatus, 'state' | 'orderState'>): PaymentOutcome => {
  if (isPaid(orderState)) return 'paid';
  if (state === 'ANOMALY') return 'doubt';
  if (state === 'SUCCESS') return 'late';
  return state === 'CLOSED' || orderState !== 'PENDING_PAYMENT' ? 'ended' : 'waiting';
};
