import { machine, type StateTable } from '../base/state-machine.ts';

export type PaymentState = 'CREATED' | 'WAITING' | 'SUCCESS' | 'CLOSED' | 'ANOMALY';

/**
 * The events of a payment. `offer`: the provider returned a code or page. `doubt`: a mismatch for finance to
 * resolve; a matching proof may still follow.
 */
export type PaymentEvent = 'offer' | 'pay' | 'close' | 'doubt';

const payments: StateTable<PaymentState, PaymentEvent> = {
  CREATED: { offer: 'WAITING', pay: 'SUCCESS', close: 'CLOSED', doubt: 'ANOMALY' },
  WAITING: { pay: 'SUCCESS', close: 'CLOSED', doubt: 'ANOMALY' },
  CLOSED: { pay: 'SUCCESS', doubt: 'ANOMALY' },
  ANOMALY: { pay: 'SUCCESS' },
  SUCCESS: {},
};

/** The state of a payment after an event; undefined: the event is refused in that state. */
export const nextPaymentState = machine(payments);

export type RefundState = 'REQUESTED' | 'APPROVED' | 'PROCESSING' | 'SUCCESS' | 'FAILED' | 'REJECTED';

/** What can happen to a refund. `send`: the provider is asked, always under the same number;
 * `replace`: the provider closed it for good, and another refund is sent in its place. */
export type RefundEvent = 'approve' | 'reject' | 'send' | 'succeed' | 'fail' | 'replace';

const refunds: StateTable<RefundState, RefundEvent> = {
  REQUESTED: { approve: 'APPROVED', reject: 'REJECTED' },
  APPROVED: { send: 'PROCESSING' },
  PROCESSING: { send: 'PROCESSING', succeed: 'SUCCESS', fail: 'FAILED' },
  FAILED: { send: 'PROCESSING', succeed: 'SUCCESS', replace: 'REJECTED' },
  SUCCESS: {},
  REJECTED: {},
};

/** The state of a refund after an event; undefined: the event is refused in that state. */
export const nextRefundState = machine(refunds);
