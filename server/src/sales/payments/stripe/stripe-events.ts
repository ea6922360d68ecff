import { type PaymentNotification, ProviderError, type ProviderNotification } from '../payment-provider.ts';

/** The object of an event, not yet checked. */
export type EventObject = Readonly<Record<string, unknown>>;

interface EventHead {
  readonly notificationId: string;
  readonly appId: string;
}

type EventReader = (head: EventHead, object: EventObject) => ProviderNotification;

const notOurs = { irrelevant: 'not a payment of this portal' } as const;

const readPaid: EventReader = (head, intent) => {
  const { payment_no: paymentNo, portal } = metadataOf(intent);
  if (!paymentNo) return notOurs;
  return {
    ...{ ...head, sellerId: portal ?? '', paymentNo, state: 'success' },
    ...{ tradeNo: readText(intent, 'id'), amount: readFen(intent, 'amount_received') },
  } satisfies PaymentNotification;
};

const readExpired: EventReader = (head, session) => {
  const { payment_no: paymentNo, portal } = metadataOf(session);
  if (!paymentNo) return notOurs;
  return {
    ...{ ...head, sellerId: portal ?? '', paymentNo, state: 'closed' },
    ...{ tradeNo: readText(session, 'id'), amount: readFen(session, 'amount_total') },
  } satisfies PaymentNotification;
};

const refundStates: Readonly<Record<string, 'success' | 'failed'>> = {
  succeeded: 'success',
  failed: 'failed',
  canceled: 'failed',
};

/** A refund without our number was made at Stripe, and finance sees it in the bill. */
const readRefundEnd: EventReader = ({ notificationId }, refund) => {
  const { refund_no: refundNo, payment_no: paymentNo, portal } = metadataOf(refund);
  if (!refundNo || !paymentNo) return notOurs;
  const status = readText(refund, 'status');
  const state = Object.hasOwn(refundStates, status) ? refundStates[status] : undefined;
  if (!state) return { irrelevant: `a refund that is ${status.slice(0, 100)}` };
  return {
    notificationId,
    sellerId: portal ?? '',
    paymentNo,
    refundNo,
    amount: readFen(refund, 'amount'),
    state,
  };
};

/** A dispute has no metadata of ours, only its payment. */
const readDispute: EventReader = ({ notificationId }, dispute) => {
  const [id, reason, status, currency] = ['id', 'reason', 'status', 'currency'].map((name) =>
    readText(dispute, name),
  );
  const amount = (Number(dispute.amount) / 100).toFixed(2);
  const detail = `dispute ${id}: ${reason}, ${amount} ${currency}, ${status}`.slice(0, 500);
  return { notificationId, tradeNo: readText(dispute, 'payment_intent'), detail };
};

/** The events that change something here, by their type. All others are accepted and ignored. */
export const eventReaders: ReadonlyMap<unknown, EventReader> = new Map<unknown, EventReader>([
  ['payment_intent.succeeded', readPaid],
  ['checkout.session.expired', readExpired],
  ['refund.created', readRefundEnd],
  ['refund.updated', readRefundEnd],
  ['refund.failed', readRefundEnd],
  ['charge.dispute.created', readDispute],
  ['charge.dispute.closed', readDispute],
]);

type Metadata = Readonly<Partial<Record<'payment_no' | 'refund_no' | 'portal', string>>>;

const names = ['payment_no', 'refund_no', 'portal'] as const;

function metadataOf({ metadata }: EventObject): Metadata {
  if (typeof metadata !== 'object' || metadata === null) return {};
  const entries = names.flatMap((name) => {
    const value = (metadata as EventObject)[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  return Object.fromEntries(entries);
}

function readText(object: EventObject, field: string): string {
  const value = object[field];
  if (typeof value !== 'string' || value === '') throw new ProviderError(`Stripe left out ${field}`);
  return value;
}

/** Stripe's minor unit of CNY is the fen. */
function readFen(object: EventObject, field: string): number {
  const { [field]: fen, currency } = object;
  if (typeof fen === 'number' && Number.isSafeInteger(fen) && fen > 0 && currency === 'cny') return fen;
  throw new ProviderError('Stripe sent an unreadable amount');
}
