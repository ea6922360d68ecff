import type { OrderRow, OrderState } from '@portal/shared/contract';
import type { Tone } from '@portal/shared/ui';

/** What a buyer can do with an order. */
export type OrderAction = 'pay' | 'cancel' | 'bookAgain';

interface StateRow {
  readonly tone: Tone;
  readonly actions: readonly OrderAction[];
  /** Among the tabs even while there is no such order. */
  readonly tab?: true;
}

/** The states of an order in the order of its life: how each looks, and what can be done in it. */
export const orderStates: Readonly<Record<OrderState, StateRow>> = {
  PENDING_PAYMENT: { tone: 'coral', actions: ['pay', 'cancel'], tab: true },
  PAID: { tone: 'sea', actions: [], tab: true },
  COMPLETED: { tone: 'good', actions: ['bookAgain'], tab: true },
  REFUND_REQUESTED: { tone: 'warn', actions: [] },
  REFUNDING: { tone: 'warn', actions: [] },
  PARTIALLY_REFUNDED: { tone: 'warn', actions: [] },
  REFUNDED: { tone: 'sand', actions: ['bookAgain'] },
  CLOSED: { tone: 'sand', actions: ['bookAgain'], tab: true },
};

export const stateNames = Object.keys(orderStates) as readonly OrderState[];

/** The state a word in the address names. */
export const stateFrom = (text: string | undefined): OrderState | undefined =>
  stateNames.find((state) => state === text);

type Held = Pick<OrderRow, 'state' | 'expiresAt'>;

/** Whether an unpaid order's time is up and only its closing is still to come; `now` in ms. */
export const isOverdue = ({ state, expiresAt }: Held, now: number): boolean =>
  state === 'PENDING_PAYMENT' && Date.parse(expiresAt) <= now;

/** What can be done with an order now. */
export const actionsOf = (order: Held, now: number): readonly OrderAction[] =>
  isOverdue(order, now) ? [] : orderStates[order.state].actions;

type Counts = Readonly<Record<string, number>>;

/** The tabs of a list: the usual states, and others as long as there are orders in them. */
export const stateTabs = (counts: Counts): readonly OrderState[] =>
  stateNames.filter((state) => orderStates[state].tab || (counts[state] ?? 0) > 0);

/** How many orders there are in all. */
export const countAll = (counts: Counts): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);
