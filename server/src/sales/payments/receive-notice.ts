import type { Db } from '#src/platform/database/index.ts';
import { alertAnomaly } from './ask-provider.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { keepEvent, keepForged } from './payment-events.ts';
import {
  ForgedNotice,
  type PaymentNotice,
  type PaymentProvider,
  type RefundNotice,
} from './payment-provider.ts';
import { closePayment, findPayment } from './payment-repository.ts';
import { settleNoticedRefund } from './receive-refund-notice.ts';
import { type PaymentProof, settlePayment } from './settle-payment.ts';

type Body = Readonly<Record<string, string>>;
type Notice = PaymentNotice | RefundNotice;

/**
 * What a notification did: a settlement's outcome; `refunded`: money has come back; `noted`: it changes nothing;
 * `forged`, `unreadable`.
 */
export interface Received {
  readonly outcome: string;
  readonly detail?: string;
  /** Whether the provider may stop repeating it. */
  readonly accepted: boolean;
}

const acceptedOutcomes = new Set(['paid', 'repeat', 'revived', 'refunding', 'refunded', 'noted']);

const received = (outcome: string, detail?: string): Received => ({
  outcome,
  detail,
  accepted: acceptedOutcomes.has(outcome),
});

const findStranger = (provider: PaymentProvider, notice: Notice): string | undefined => {
  if ('appId' in notice && notice.appId !== provider.appId) return `for app ${notice.appId}`;
  return notice.sellerId === provider.sellerId ? undefined : `for seller ${notice.sellerId}`;
};

/** Ended unpaid at the provider, or given back in full there: only an open payment changes. */
const noteClosed = async (tx: Db, { paymentNo }: PaymentNotice, now: Date): Promise<Received> => {
  const payment = await findPayment(tx, paymentNo);
  if (payment) await closePayment(tx, payment.id, null, now);
  return received('noted', 'closed');
};

const decide = async (
  deps: PaymentDeps,
  tx: Db,
  provider: PaymentProvider,
  notice: Notice,
): Promise<Received> => {
  const stranger = findStranger(provider, notice);
  if (stranger) return received('anomaly', stranger);
  if ('refundNo' in notice) {
    const { outcome, detail } = await settleNoticedRefund(tx, provider.name, notice, deps);
    return received(outcome, detail);
  }
  if (notice.state === 'closed') return noteClosed(tx, notice, deps.now());
  if (notice.state !== 'success') return received('noted', notice.state);
  const { paymentNo, tradeNo, amount } = notice;
  const proof: PaymentProof = { provider: provider.name, paymentNo, tradeNo, amount };
  const { outcome, detail } = await settlePayment(tx, proof, deps);
  return received(outcome, detail);
};

const keepDecided = (
  deps: PaymentDeps,
  { provider, notice, body }: { provider: PaymentProvider; notice: Notice; body: Body },
): Promise<Received> =>
  deps.database.db.transaction(async (tx) => {
    const { paymentNo, noticeId } = notice;
    const result = await decide(deps, tx, provider, notice);
    const { outcome, detail } = result;
    await keepEvent(tx, { provider: provider.name, paymentNo, noticeId, raw: body, outcome, detail });
    return result;
  });

const refuse = async (
  deps: PaymentDeps,
  provider: PaymentProvider,
  body: Body,
  error: Error,
): Promise<Received> => {
  const { db } = deps.database;
  const detail = error.message.slice(0, 500);
  const event = { provider: provider.name, raw: body, outcome: 'unreadable', detail };
  if (!(error instanceof ForgedNotice)) {
    await keepEvent(db, event);
    deps.log.error({ err: error }, 'payment notice cannot be read');
    return received('unreadable', detail);
  }
  const kept = await keepForged(db, event, deps.now());
  deps.log.error({ detail, kept }, 'forged payment notice');
  return received('forged', detail);
};

const read = (provider: PaymentProvider, body: Body): Notice | Error => {
  try {
    return provider.readNotice(body);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
};

/**
 * Takes a provider's notification: verifies it, decides what it does and keeps it as it came, good or bad, in one
 * transaction with what it did. When our own side fails it is kept as `failed`, and the error goes on: the provider
 * will repeat it.
 */
export const receiveNotice = async (
  deps: PaymentDeps,
  provider: PaymentProvider,
  body: Body,
): Promise<Received> => {
  const notice = read(provider, body);
  if (notice instanceof Error) return refuse(deps, provider, body, notice);
  const { paymentNo, noticeId } = notice;
  try {
    const result = await keepDecided(deps, { provider, notice, body });
    if (!result.accepted)
      alertAnomaly(
        deps,
        { paymentNo, noticeId },
        { outcome: 'anomaly', detail: result.detail ?? result.outcome },
      );
    return result;
  } catch (error) {
    const detail = error instanceof Error ? error.message.slice(0, 500) : String(error);
    await keepEvent(deps.database.db, {
      provider: provider.name,
      paymentNo,
      noticeId,
      raw: body,
      outcome: 'failed',
      detail,
    });
    throw error;
  }
};
