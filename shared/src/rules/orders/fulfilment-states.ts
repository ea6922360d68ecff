import type { OrderRow, OrderState, ProductKind } from '@portal/shared/contract';
import { machine, type StateTable } from '../base/state-machine.ts';

type TourState = 'GROUP_PENDING' | 'CONFIRMED' | 'FAILED_GROUP' | 'TRAVELLING' | 'COMPLETED';
type TourEvent = 'confirmGroup' | 'failGroup' | 'changeDate' | 'depart' | 'finishTrip';

const tour: StateTable<TourState, TourEvent> = {
  GROUP_PENDING: { confirmGroup: 'CONFIRMED', failGroup: 'FAILED_GROUP', changeDate: 'GROUP_PENDING' },
  CONFIRMED: { depart: 'TRAVELLING', changeDate: 'GROUP_PENDING' },
  FAILED_GROUP: {},
  TRAVELLING: { finishTrip: 'COMPLETED' },
  COMPLETED: {},
};

type HotelState = 'CONFIRMING' | 'CONFIRMED' | 'REJECTED' | 'CHECKED_IN' | 'NO_SHOW' | 'COMPLETED';
type HotelEvent = 'confirmRoom' | 'rejectRoom' | 'checkIn' | 'noShow' | 'checkOut';

const hotel: StateTable<HotelState, HotelEvent> = {
  CONFIRMING: { confirmRoom: 'CONFIRMED', rejectRoom: 'REJECTED' },
  CONFIRMED: { checkIn: 'CHECKED_IN', noShow: 'NO_SHOW' },
  REJECTED: {},
  CHECKED_IN: { checkOut: 'COMPLETED' },
  NO_SHOW: {},
  COMPLETED: {},
};

type TicketState = 'ISSUED' | 'PARTLY_USED' | 'USED' | 'EXPIRED';
type TicketEvent = 'redeemSome' | 'redeemLast' | 'expireTickets';

const ticket: StateTable<TicketState, TicketEvent> = {
  ISSUED: { redeemSome: 'PARTLY_USED', redeemLast: 'USED', expireTickets: 'EXPIRED' },
  PARTLY_USED: { redeemSome: 'PARTLY_USED', redeemLast: 'USED', expireTickets: 'EXPIRED' },
  USED: {},
  EXPIRED: {},
};

type GoodsState =
  | 'TO_SHIP'
  | 'SHIPPED'
  | 'RECEIVED'
  | 'COMPLETED'
  | 'RETURN_REQUESTED'
  | 'RETURNING'
  | 'REFUNDED';
type GoodsEvent =
  | 'ship'
  | 'receive'
  | 'endAfterSale'
  | 'requestReturn'
  | 'refuseReturn'
  | 'acceptReturn'
  | 'finishReturn';

const goods: StateTable<GoodsState, GoodsEvent> = {
  TO_SHIP: { ship: 'SHIPPED' },
  SHIPPED: { receive: 'RECEIVED' },
  RECEIVED: { endAfterSale: 'COMPLETED', requestReturn: 'RETURN_REQUESTED' },
  RETURN_REQUESTED: { refuseReturn: 'RECEIVED', acceptReturn: 'RETURNING' },
  RETURNING: { finishReturn: 'REFUNDED' },
  COMPLETED: {},
  REFUNDED: {},
};

type VisaState =
  | 'DOCS_PENDING'
  | 'DOCS_REJECTED'
  | 'REVIEWING'
  | 'SUBMITTED'
  | 'APPROVED'
  | 'REFUSED'
  | 'DELIVERED';
type VisaEvent = 'submitDocs' | 'rejectDocs' | 'sendToConsulate' | 'approveVisa' | 'refuseVisa' | 'deliver';

const visa: StateTable<VisaState, VisaEvent> = {
  DOCS_PENDING: { submitDocs: 'REVIEWING' },
  DOCS_REJECTED: { submitDocs: 'REVIEWING' },
  REVIEWING: { rejectDocs: 'DOCS_REJECTED', sendToConsulate: 'SUBMITTED' },
  SUBMITTED: { approveVisa: 'APPROVED', refuseVisa: 'REFUSED' },
  APPROVED: { deliver: 'DELIVERED' },
  REFUSED: { deliver: 'DELIVERED' },
  DELIVERED: {},
};

/** The fulfilment events of all kinds. No event belongs to two kinds. */
export type FulfilmentEvent = TourEvent | HotelEvent | TicketEvent | GoodsEvent | VisaEvent;

/** Where the fulfilment of a paid order of any kind can stand. */
export type FulfilmentState = TourState | HotelState | TicketState | GoodsState | VisaState;

/** The actor of a step: staff, the buyer, the daily job, the ticket check-in, a refund, or a change of the order. */
export type StepTaker = 'staff' | 'member' | 'clock' | 'gate' | 'refund' | 'change';

const takers: Readonly<Record<FulfilmentEvent, readonly StepTaker[]>> = {
  confirmGroup: ['staff', 'clock'],
  failGroup: ['staff', 'clock'],
  changeDate: ['change'],
  depart: ['clock'],
  finishTrip: ['clock'],
  confirmRoom: ['staff'],
  rejectRoom: ['staff', 'clock'],
  checkIn: ['staff'],
  noShow: ['staff', 'clock'],
  checkOut: ['staff', 'clock'],
  redeemSome: ['gate'],
  redeemLast: ['gate'],
  expireTickets: ['clock'],
  ship: ['staff'],
  receive: ['member', 'clock'],
  endAfterSale: ['clock'],
  requestReturn: ['refund'],
  refuseReturn: ['refund'],
  acceptReturn: ['refund'],
  finishReturn: ['refund'],
  submitDocs: ['member'],
  rejectDocs: ['staff'],
  sendToConsulate: ['staff'],
  approveVisa: ['staff'],
  refuseVisa: ['staff'],
  deliver: ['staff'],
};

const tables: Readonly<Record<ProductKind, StateTable<string, string>>> = {
  tour,
  hotel,
  ticket,
  goods,
  visa,
};

/** Where an order of a kind stands after an event; undefined: the event is refused in that state. */
export const nextFulfilment = (
  kind: ProductKind,
  state: string,
  event: FulfilmentEvent,
): FulfilmentState | undefined => machine(tables[kind])(state, event) as FulfilmentState | undefined;

/** Whether a name from outside is an event of any kind. */
export const isFulfilmentEvent = (name: string): name is FulfilmentEvent => Object.hasOwn(takers, name);

/** Whether somebody may cause an event at all, whatever the state. */
export const mayTakeStep = (taker: StepTaker, event: FulfilmentEvent): boolean =>
  takers[event].includes(taker);

/** The possible events in a state for an actor: the buttons of the back office. */
export const stepsOf = (kind: ProductKind, state: string, taker: StepTaker): FulfilmentEvent[] =>
  Object.keys(Object.hasOwn(tables[kind], state) ? (tables[kind][state] ?? {}) : {})
    .filter(isFulfilmentEvent)
    .filter((event) => mayTakeStep(taker, event));

/** Steps that need a reason from staff; the buyer reads it. */
export const explainedSteps: readonly FulfilmentEvent[] = [
  'failGroup',
  'rejectRoom',
  'rejectDocs',
  'refuseVisa',
];

const whileRefunding: readonly OrderState[] = [
  'PAID',
  'REFUND_REQUESTED',
  'REFUNDING',
  'PARTIALLY_REFUNDED',
  'REFUNDED',
];

/** The fields that decide whether an order is active. */
export type OrderActivity = Pick<OrderRow, 'state' | 'closedReason'>;

/** Whether an order is paid and not final. Refunded with a fee it is final, in part it is active. */
export const isActiveOrder = ({ state, closedReason }: OrderActivity): boolean =>
  state === 'PAID' || (state === 'PARTIALLY_REFUNDED' && closedReason === null);

/** Whether an event applies to an order: to an active one, or to one whose refund causes it. */
export const isOpenForStep = (order: OrderActivity, event: FulfilmentEvent): boolean =>
  mayTakeStep('refund', event) ? whileRefunding.includes(order.state) : isActiveOrder(order);

const confirmations: readonly FulfilmentEvent[] = ['confirmRoom', 'confirmGroup'];

/** The step by which staff confirm an order to its buyer; undefined where there is nothing to confirm. */
export const confirmationOf = (
  order: OrderActivity & Pick<OrderRow, 'kind' | 'fulfilment'>,
): FulfilmentEvent | undefined =>
  isActiveOrder(order)
    ? stepsOf(order.kind, order.fulfilment, 'staff').find((event) => confirmations.includes(event))
    : undefined;

const fulfilled: Readonly<Record<ProductKind, readonly FulfilmentState[]>> = {
  tour: ['COMPLETED'],
  hotel: ['COMPLETED', 'NO_SHOW'],
  ticket: ['USED', 'EXPIRED'],
  goods: ['COMPLETED'],
  visa: ['DELIVERED'],
};

/** Whether nothing is left to be done for the buyer, so that the order is completed. */
export const isFulfilled = (kind: ProductKind, state: FulfilmentState): boolean =>
  fulfilled[kind].includes(state);

const fullRefundEvents: readonly FulfilmentEvent[] = ['failGroup', 'rejectRoom'];

const cancelledByAgency: readonly string[] = ['FAILED_GROUP', 'REJECTED'] satisfies FulfilmentState[];

/** Whether the agency has cancelled what was booked, so that its full refund cannot be rejected. */
export const isCancelledByAgency = (state: string | null): boolean =>
  state !== null && cancelledByAgency.includes(state);

/** Whether this event means that the agency cannot deliver: a full refund follows. */
export const requiresFullRefund = (event: FulfilmentEvent): boolean => fullRefundEvents.includes(event);
