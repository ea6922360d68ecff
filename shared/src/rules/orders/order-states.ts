import type { OrderState, ProductKind } from '@portal/shared/contract';
import { machine, type StateTable } from '../base/state-machine.ts';

/**
 * What can happen to an order of any kind. `revive`: money came after closing and the stock could be taken again.
 * `rejectRest`: like `rejectRefund`, where some of the money had gone back before.
 * Fulfilment (group, room, parcel, visa) is a machine of its own beside this one.
 */
export type OrderEvent =
  | 'pay'
  | 'cancel'
  | 'expire'
  | 'revive'
  | 'complete'
  | 'requestRefund'
  | 'rejectRefund'
  | 'rejectRest'
  | 'approveRefund'
  | 'refundPart'
  | 'refundAll';

const table: StateTable<OrderState, OrderEvent> = {
  PENDING_PAYMENT: { pay: 'PAID', cancel: 'CLOSED', expire: 'CLOSED' },
  CLOSED: { revive: 'PAID' },
  PAID: { complete: 'COMPLETED', requestRefund: 'REFUND_REQUESTED' },
  COMPLETED: {},
  REFUND_REQUESTED: { rejectRefund: 'PAID', rejectRest: 'PARTIALLY_REFUNDED', approveRefund: 'REFUNDING' },
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

const standing: readonly OrderState[] = ['PAID', 'COMPLETED', 'PARTIALLY_REFUNDED'];

/** Whether an order is paid and stands: it is neither given back nor about to be. */
export const isOrderStanding = (state: OrderState): boolean => standing.includes(state);

/** The states in which nothing is left to be done for an order, by its buyer or by us. */
export const endedOrderStates: readonly OrderState[] = ['COMPLETED', 'CLOSED', 'REFUNDED'];

interface Dated {
  readonly kind: ProductKind;
  readonly state: OrderState;
  readonly travelDay: string | null;
}

/** Whether an order has days for a calendar: it stands and has a day of travel. Goods never have one. */
export const hasCalendar = ({ kind, state, travelDay }: Dated): boolean =>
  kind !== 'goods' && travelDay !== null && isOrderStanding(state);
