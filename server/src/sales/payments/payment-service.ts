import type { Cashier, PaymentStatus } from '@portal/shared/contract';
import { balanceCancelDay, balanceEnd, openBalance } from '@portal/shared/rules';
import { notFound } from '#src/platform/errors/index.ts';
import {
  findChange,
  findLatestDateChange,
  findOrder,
  findOwnOrder,
  type OrderRecord,
} from '#src/sales/orders/index.ts';
import type { PaymentDeps } from './payment-deps.ts';
import type { ProviderName } from './payment-provider.ts';
import { claimPayment, findPayment, type PaymentRecord } from './payment-repository.ts';
import { pollPayment } from './poll-payment.ts';

/** Rate limit in ms per payment, however many pages poll. */
const minPollIntervalMs = 5000;

const stateOfChange = { PENDING: 'PENDING_PAYMENT', DONE: 'PAID', CLOSED: 'CLOSED' } as const;

/** The difference of the latest change that was to be paid, as long as the order has not moved on. */
const findBilledChange = async (deps: PaymentDeps, { id, state }: OrderRecord) => {
  const change = state === 'PAID' ? await findLatestDateChange(deps.db, id) : undefined;
  if (!change?.expiresAt || !change.plan) return undefined;
  return {
    state: stateOfChange[change.state],
    amount: change.difference,
    expiresAt: change.expiresAt,
    change: change.plan.details.day,
  };
};

/** The balance of an order whose deposit was paid, as long as the order has not moved on. */
const billedBalance = ({ deposit, balanceDueOn, ...order }: OrderRecord) => {
  if (order.state !== 'PAID' || deposit === null || balanceDueOn === null) return undefined;
  return {
    state: openBalance({ ...order, deposit }) > 0 ? 'PENDING_PAYMENT' : 'PAID',
    amount: Math.max(0, order.amount - deposit),
    expiresAt: balanceEnd(balanceDueOn),
    balance: balanceDueOn,
  };
};

/** The deposit that can be paid, or was while the balance is open. */
const depositIn = (order: OrderRecord): Cashier['deposit'] => {
  const { state, deposit, balanceDueOn: dueOn } = order;
  const balance = openBalance(order);
  return (state === 'PENDING_PAYMENT' || state === 'PAID') &&
    balance > 0 &&
    deposit !== null &&
    dueOn !== null
    ? { deposit, balance, dueOn, cancelsOn: balanceCancelDay(dueOn) }
    : null;
};

/** The order itself: while its balance is open, its paid deposit. */
const billedOrder = (order: OrderRecord) => {
  const { state, amount, expiresAt } = order;
  const isDeposited = state === 'PAID' && openBalance(order) > 0;
  return { state, amount: isDeposited ? (order.deposit ?? amount) : amount, expiresAt };
};

/** What is to be paid: the order, the difference of a change, or the balance. */
const findBill = async (deps: PaymentDeps, order: OrderRecord, part: 'balance' | undefined) => {
  const none = { change: null, balance: null };
  const found = part === 'balance' ? billedBalance(order) : await findBilledChange(deps, order);
  return { ...none, ...(found ?? billedOrder(order)) };
};

/** The amount to pay for the member's order, its balance or its change, and the ways to pay. Throws 404. */
export const getCashier = async (
  deps: PaymentDeps,
  userId: number,
  { orderNo, part }: { readonly orderNo: string; readonly part?: 'balance' },
): Promise<Cashier> => {
  const order = await findOwnOrder(deps.db, userId, orderNo);
  if (!order) throw notFound();
  const { kind, snapshot } = order;
  const { state, amount, expiresAt, change, balance } = await findBill(deps, order, part);
  return {
    orderNo,
    kind,
    state,
    amount,
    title: snapshot.title.zh,
    titleEn: snapshot.title.en ?? null,
    expiresAt: expiresAt.toISOString(),
    change,
    balance,
    deposit: depositIn(order),
    providers: [...deps.providers.values()].map(({ name, ways, sandbox }) => ({
      name,
      ways: [...ways],
      sandbox,
    })),
  };
};

interface OwnPaymentKey {
  readonly provider: ProviderName;
  readonly userId: number;
  readonly paymentNo: string;
}

const findOwnPayment = async (deps: PaymentDeps, { provider, userId, paymentNo }: OwnPaymentKey) => {
  const { db } = deps.database;
  const payment = await findPayment(db, paymentNo);
  const order = payment && (await findOrder(db, payment.orderId));
  if (!order || payment.provider !== provider || order.userId !== userId) throw notFound();
  return { payment, order };
};

const orderStateOf = async (deps: PaymentDeps, payment: PaymentRecord, order: OrderRecord) => {
  const change = payment.changeId === null ? undefined : await findChange(deps.db, payment.changeId);
  if (change) return stateOfChange[change.state];
  if (!payment.balance || order.state !== 'PAID') return order.state;
  if (order.balancePaidAt !== null) return 'PAID';
  return openBalance(order) === payment.amount ? 'PENDING_PAYMENT' : 'CLOSED';
};

/**
 * The status of the member's payment; an open one is polled at the provider, at most every 5 s. Throws 404.
 */
export const getPaymentStatus = async (
  deps: PaymentDeps,
  followed: OwnPaymentKey,
): Promise<PaymentStatus> => {
  const { paymentNo } = followed;
  const found = await findOwnPayment(deps, followed);
  const due = await claimPayment(deps.db, found.payment.id, minPollIntervalMs, deps.now());
  if (due) await pollPayment(deps, due);
  const { payment, order } = due ? await findOwnPayment(deps, followed) : found;
  const orderState = await orderStateOf(deps, payment, order);
  return { paymentNo, state: payment.state, orderNo: order.orderNo, orderState };
};
