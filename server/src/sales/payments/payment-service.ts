import type { Cashier, PaymentStatus } from '@portal/shared/contract';
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
import { claimPayment, findPayment } from './payment-repository.ts';
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

/** The amount to pay for the member's order or its change, and the ways to pay. Throws 404. */
export const getCashier = async (deps: PaymentDeps, userId: number, orderNo: string): Promise<Cashier> => {
  const order = await findOwnOrder(deps.db, userId, orderNo);
  if (!order) throw notFound();
  const { kind, snapshot } = order;
  const bill = (await findBilledChange(deps, order)) ?? { ...order, change: null };
  const { state, amount, expiresAt, change } = bill;
  return {
    orderNo,
    kind,
    state,
    amount,
    title: snapshot.title.zh,
    titleEn: snapshot.title.en ?? null,
    expiresAt: expiresAt.toISOString(),
    change,
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
  const change = payment.changeId === null ? undefined : await findChange(deps.db, payment.changeId);
  const orderState = change ? stateOfChange[change.state] : order.state;
  return { paymentNo, state: payment.state, orderNo: order.orderNo, orderState };
};
