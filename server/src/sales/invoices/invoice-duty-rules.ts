import type { Invoice, InvoiceDuty, OrderState } from '@portal/shared/contract';
import { isPaidOrderState } from '@portal/shared/rules';

interface Facts {
  readonly state: Invoice['state'];
  /** The amount it was issued over, in fen. */
  readonly amount: number | null;
  readonly orderState: OrderState;
  /** Paid minus refunded, in fen. */
  readonly net: number;
  /** Its balance is still to be paid. */
  readonly isBalanceOpen?: boolean;
}

const isGoingBack = (state: OrderState): boolean => state === 'REFUND_REQUESTED' || state === 'REFUNDING';

const dutyOfRequest = ({ orderState, net, isBalanceOpen }: Facts): InvoiceDuty => {
  if (isGoingBack(orderState) || isBalanceOpen) return 'wait';
  return isPaidOrderState(orderState) && net > 0 ? 'issue' : 'reject';
};

/** The action due for an invoice; null without one. */
export const invoiceDuty = (facts: Facts): InvoiceDuty | null => {
  if (facts.state === 'REQUESTED') return dutyOfRequest(facts);
  return facts.state === 'ISSUED' && facts.amount !== facts.net ? 'redLetter' : null;
};
