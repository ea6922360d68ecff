import type { OrderRow, OrderState } from '@portal/shared/contract';
import type { Tone } from '@portal/shared/ui';

/** What a buyer can do with an order. */
export type OrderAction =
  | 'pay'
  | 'payBalance'
  | 'cancel'
  | 'receive'
  | 'documents'
  | 'tickets'
  | 'review'
  | 'refund'
  | 'bookAgain'
  | 'remove';

interface StateRow {
  readonly tone: Tone;
  readonly actions: readonly OrderAction[];
  /** Among the tabs even while there is no such order. */
  readonly tab?: true;
}

/** The states of an order in the order of its life: how each looks, and what can be done in it. */
const orderStates: Readonly<Record<OrderState, StateRow>> = {
  PENDING_PAYMENT: { tone: 'coral', actions: ['pay', 'cancel'], tab: true },
  PAID: { tone: 'sea', actions: ['refund'], tab: true },
  COMPLETED: { tone: 'good', actions: ['bookAgain', 'remove'], tab: true },
  REFUND_REQUESTED: { tone: 'warn', actions: [] },
  REFUNDING: { tone: 'warn', actions: [] },
  PARTIALLY_REFUNDED: { tone: 'warn', actions: ['refund'] },
  REFUNDED: { tone: 'sand', actions: ['bookAgain', 'remove'] },
  CLOSED: { tone: 'sand', actions: ['bookAgain', 'remove'], tab: true },
};

/** What a paid order waits for from its buyer, by where its fulfilment stands; no two kinds share these names. */
const awaited: Readonly<Record<string, OrderAction>> = {
  SHIPPED: 'receive',
  DOCS_PENDING: 'documents',
  DOCS_REJECTED: 'documents',
  ISSUED: 'tickets',
  PARTLY_USED: 'tickets',
};

const fulfilmentTones: Readonly<Record<string, Tone>> = {
  DOCS_PENDING: 'coral',
  DOCS_REJECTED: 'coral',
  SHIPPED: 'coral',
  REFUSED: 'sand',
  EXPIRED: 'sand',
  NO_SHOW: 'sand',
};

/** The entry of a name that the server says, which may be any word. */
const own = <V>(table: Readonly<Record<string, V>>, name: string): V | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

const statesWithFulfilment: readonly OrderState[] = ['PAID', 'COMPLETED'];

/** Whether the fulfilment of an order says more than its state: it is paid, and nothing of it is given back. */
export const isFulfilmentShown = ({ state }: Pick<OrderRow, 'state'>): boolean =>
  statesWithFulfilment.includes(state);

/** How an order looks among others. */
export const toneOf = ({ state, fulfilment }: Pick<OrderRow, 'state' | 'fulfilment'>): Tone =>
  (isFulfilmentShown({ state }) ? own(fulfilmentTones, fulfilment) : undefined) ?? orderStates[state].tone;

const stateNames = Object.keys(orderStates) as readonly OrderState[];

/** The state a word in the address names. */
export const stateFrom = (text: string | undefined): OrderState | undefined =>
  stateNames.find((state) => state === text);

type Held = Pick<OrderRow, 'state' | 'expiresAt'>;

/** Whether an unpaid order's time is up and only its closing is still to come; `now` in ms. */
export const isOverdue = ({ state, expiresAt }: Held, now: number): boolean =>
  state === 'PENDING_PAYMENT' && Date.parse(expiresAt) <= now;

/** Whether the deposit of an order is paid and its balance is not. */
export const isBalanceOpen = ({ state, balance }: Pick<OrderRow, 'state' | 'balance'>): boolean =>
  state === 'PAID' && !!balance && balance.paidAt === null;

/** What can be done with an order now, the most likely first. */
export const actionsOf = (
  order: Held & Pick<OrderRow, 'fulfilment' | 'reviewUntil' | 'balance'>,
  now: number,
): readonly OrderAction[] => {
  if (isOverdue(order, now)) return [];
  const awaitedNow = order.state === 'PAID' ? own(awaited, order.fulfilment) : undefined;
  const first = order.reviewUntil === null ? awaitedNow : 'review';
  const due: readonly OrderAction[] = isBalanceOpen(order) ? ['payBalance'] : [];
  return [...due, ...(first ? [first] : []), ...orderStates[order.state].actions];
};

const sheetActions: readonly OrderAction[] = ['documents', 'tickets', 'review', 'refund'];

/** Whether it is done in a part of the order's own sheet, which has its name. */
export const isDoneOnSheet = (action: OrderAction): boolean => sheetActions.includes(action);

type Counts = Readonly<Record<string, number>>;

/** The tabs of a list: the usual states, and others as long as there are orders in them. */
export const stateTabs = (counts: Counts): readonly OrderState[] =>
  stateNames.filter((state) => orderStates[state].tab || (counts[state] ?? 0) > 0);

/** How many orders there are in all. */
export const countAll = (counts: Counts): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);
