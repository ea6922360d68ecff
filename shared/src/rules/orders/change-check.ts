import type { ChangeState, OrderState, ProductKind, TourContent } from '@portal/shared/contract';
import { addDays, dayOf, daysBetween, startOfDay } from '../base/business-day.ts';
import { machine, type StateTable } from '../base/state-machine.ts';
import { nextFulfilment } from './fulfilment-states.ts';

/** The limits of changes of an order: until `daysBefore` departure, the date `times` times. */
export interface ChangeTerms {
  readonly daysBefore: number;
  readonly times: number;
}

/** What the agency's terms promise where a tour says nothing else. */
export const standardChangeTerms: ChangeTerms = { daysBefore: 3, times: 3 };

/** The limits of changes of a tour. */
export const changeTermsOf = ({
  changeDays,
  changeTimes,
}: Pick<TourContent, 'changeDays' | 'changeTimes'>): ChangeTerms => ({
  daysBefore: changeDays ?? standardChangeTerms.daysBefore,
  times: changeTimes ?? standardChangeTerms.times,
});

export type ChangeKind = 'date' | 'traveller';

/** What decides whether an order can be changed. `done`: its changes so far; `pending`: one awaits its payment. */
export interface ChangeFacts {
  readonly kind: ProductKind;
  readonly state: OrderState;
  readonly fulfilment: string;
  readonly travelDay: string | null;
  readonly people: number;
  readonly terms: ChangeTerms;
  readonly done: Readonly<Record<ChangeKind, number>>;
  readonly pending: boolean;
}

/**
 * Why an order cannot be changed. `staffOnly`: after a partial refund; `tooOften`: all changes are used; `balanceFirst`:
 * to a departure whose balance would be overdue, or above what the deposit secures.
 */
export type ChangeObstacle =
  | 'otherKind'
  | 'notPaid'
  | 'staffOnly'
  | 'underWay'
  | 'pending'
  | 'tooLate'
  | 'tooOften'
  | 'balanceFirst';

const closedTo: Readonly<Record<OrderState, ChangeObstacle | null>> = {
  PENDING_PAYMENT: 'notPaid',
  CLOSED: 'notPaid',
  PAID: null,
  PARTIALLY_REFUNDED: 'staffOnly',
  COMPLETED: 'tooLate',
  REFUND_REQUESTED: 'underWay',
  REFUNDING: 'underWay',
  REFUNDED: 'underWay',
};

/** The end of the last day in Asia/Shanghai on which an order with a day of travel can be changed. */
export const changeDeadline = (travelDay: string, { daysBefore }: ChangeTerms): Date =>
  startOfDay(addDays(travelDay, 1 - daysBefore));

/** How many changes of a kind an order still has; travellers can be replaced so many times per person. */
export const changesLeft = (change: ChangeKind, { terms, done, people }: ChangeFacts): number =>
  Math.max(0, terms.times * (change === 'date' ? 1 : people) - done[change]);

const isTooLate = ({ kind, fulfilment, travelDay, terms }: ChangeFacts, now: Date): boolean =>
  travelDay === null ||
  nextFulfilment(kind, fulfilment, 'changeDate') === undefined ||
  daysBetween(dayOf(now), travelDay) < terms.daysBefore;

/** Why an order cannot be changed at `now`; null when it can. Days in Asia/Shanghai. */
export const changeObstacle = (change: ChangeKind, facts: ChangeFacts, now: Date): ChangeObstacle | null => {
  if (facts.kind !== 'tour') return 'otherKind';
  const closed = closedTo[facts.state];
  if (closed) return closed;
  if (facts.pending) return 'pending';
  if (isTooLate(facts, now)) return 'tooLate';
  return changesLeft(change, facts) === 0 ? 'tooOften' : null;
};

/** The events of a change. `close`: unpaid at its end, given up, or the order is refunded. */
export type ChangeEvent = 'complete' | 'close';

const states: StateTable<ChangeState, ChangeEvent> = {
  PENDING: { complete: 'DONE', close: 'CLOSED' },
  DONE: {},
  CLOSED: {},
};

/** The state of a change after an event; undefined: the event is refused in that state. */
export const nextChangeState = machine(states);

/** How long the seats of a new departure are held for the payment of the difference. */
export const changeHoldMinutes = 30;
