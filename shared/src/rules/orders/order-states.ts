import type { OrderState, ProductKind } from '@portal/shared/contract';
import { machine, type StateTable } from '../base/state-machine.ts';

/**
 * The events of an order. `revive`: paid after closing, and the stock was available again.
 * `rejectFurtherRefund`: like `rejectRefund`, where some of the money had gone back before. Fulfilment (group, room,
 * parcel, visa) is a machine of its own beside this one.
 */
export type OrderEvent =
  | 'pay'
  | 'cancel'
  | 'expire'
  | 'revive'
  | 'complete'
  | 'requestRefund'
  | 'rejectRefund'
  | 'rejectFurtherRefund'
  | 'approveRefund'
  | 'refundPart'
  | 'refundAll';

const table: StateTable<OrderState, OrderEvent> = {
  PENDING_PAYMENT: { pay: 'PAID', cancel: 'CLOSED', expire: 'CLOSED' },
  CLOSED: { revive: 'PAID' },
  PAID: { complete: 'COMPLETED', requestRefund: 'REFUND_REQUESTED' },
  COMPLETED: {},
  REFUND_REQUESTED: {
    rejectRefund: 'PAID',
    rejectFurtherRefund: 'PARTIALLY_REFUNDED',
    approveRefund: 'REFUNDING',
  },
  REFUNDING: { refundPart: 'PARTIALLY_REFUNDED', refundAll: 'REFUNDED' },
  PARTIALLY_REFUNDED: { complete: 'COMPLETED', requestRefund: 'REFUND_REQUESTED' },
  REFUNDED: {},
};

/** The states of an order, in the order of its life. */
export const orderStateNames: readonly OrderState[] = [
  'PENDING_PAYMENT',
  'PAID',
  'REFUND_REQUESTED',
  'REFUNDING',
  'PARTIALLY_REFUNDED',
  'COMPLETED',
  'REFUNDED',
  'CLOSED',
];

/** The state of an order after an event; undefined: the event is refused in that state. */
export const nextOrderState = machine(table);

const paidStates: readonly OrderState[] = ['PAID', 'COMPLETED', 'PARTIALLY_REFUNDED'];

/** Whether an order is paid and active: neither refunded nor in a refund. */
export const isPaidOrderState = (state: OrderState): boolean => paidStates.includes(state);

/** The final states of an order. */
export const finalOrderStates: readonly OrderState[] = ['COMPLETED', 'CLOSED', 'REFUNDED'];

interface Dated {
  readonly kind: ProductKind;
  readonly state: OrderState;
  readonly travelDay: string | null;
}

/** Whether an order has calendar days: it is active and has a day of travel. Goods never have one. */
export const hasCalendar = ({ kind, state, travelDay }: Dated): boolean =>
  kind !== 'goods' && travelDay !== null && isPaidOrderState(state);
