import type { Cashier, PaymentStatus } from '@portal/shared/contract';
import { notFound } from '#src/platform/errors/index.ts';
import { findOrder, findOwnOrder } from '#src/sales/orders/index.ts';
import type { PaymentDeps } from './payment-deps.ts';
import type { ProviderName } from './payment-provider.ts';
import { claimPayment, findPayment } from './payment-repository.ts';
import { pollPayment } from './poll-payment.ts';

/** Rate limit in ms per payment, however many pages poll. */
const minPollIntervalMs = 5000;

/** The amount to pay for the member's order, and the ways to pay. Throws 404. */
export const getCashier = async (deps: PaymentDeps, userId: number, orderNo: string): Promise<Cashier> => {
  const order = await findOwnOrder(deps.db, userId, orderNo);
  if (!order) throw notFound();
  const { kind, state, amount, expiresAt, snapshot } = order;
  return {
    orderNo,
    kind,
    state,
    amount,
    title: snapshot.title.zh,
    titleEn: snapshot.title.en ?? null,
    expiresAt: expiresAt.toISOString(),
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
  return { paymentNo, state: payment.state, orderNo: order.orderNo, orderState: order.state };
};
