import { openBalance } from '@portal/shared/rules';
import { inArray } from 'drizzle-orm';
import { insertMessages, type NewMessage } from '#src/identity/messages/index.ts';
import {
  type Db,
  insertRows,
  type NotificationFacts,
  notifications,
  orders,
  pickColumns,
  pipeline,
} from '#src/platform/database/index.ts';
import {
  type Channel,
  channelsOf,
  isNotificationEvent,
  type NotificationEvent,
} from './notification-events.ts';
import { orderPath } from './order-path.ts';
import { renderMessage } from './render-notification.ts';

/** An order event as it is recorded. */
interface OrderEvent {
  readonly orderNo: string;
  readonly event: string;
  readonly actor: unknown;
  readonly after: Readonly<Record<string, unknown>>;
  readonly mailTo?: string;
}

const notifiable = pickColumns(orders, [
  ...(['id', 'orderNo', 'userId', 'kind', 'amount', 'travelDay'] as const),
  ...(['expiresAt', 'snapshot', 'form', 'language'] as const),
  ...(['deposit', 'balanceDueOn', 'balancePaidAt'] as const),
]);

/** The columns of an order that notifications need. */
export type NotifiableOrder = Pick<typeof orders.$inferSelect, keyof typeof notifiable>;

const listNotifiableOrders = async (tx: Db, orderNos: readonly string[]): Promise<NotifiableOrder[]> =>
  tx
    .select(notifiable)
    .from(orders)
    .where(inArray(orders.orderNo, [...new Set(orderNos)]));

/** A text that is not empty. */
export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** Only an electronic visa is booked without an address for its originals. */
const isElectronic = ({ form: { details } }: NotifiableOrder): boolean =>
  'returnAddress' in details && details.returnAddress === null;

const extrasOf = ({ snapshot: { details } }: NotifiableOrder): NotificationFacts['extras'] =>
  details.kind === 'tour' ? details.extras?.map(({ name, quantity }) => ({ name, quantity })) : undefined;

const balanceFacts = (buyer: NotifiableOrder): Pick<NotificationFacts, 'balance' | 'balanceDue'> => {
  const balance = openBalance(buyer);
  return balance > 0 && buyer.balanceDueOn ? { balance, balanceDue: buyer.balanceDueOn } : {};
};

/** The facts of an order event. */
export const factsOf = (buyer: NotifiableOrder, { after }: OrderEvent): NotificationFacts => ({
  ...balanceFacts(buyer),
  orderNo: buyer.orderNo,
  kind: buyer.kind,
  title: buyer.snapshot.title,
  name: buyer.form.contact.name,
  amount: typeof after.amount === 'number' ? after.amount : buyer.amount,
  day: buyer.travelDay,
  expiresAt: buyer.expiresAt.toISOString(),
  reason: textOf(after.reason),
  carrier: textOf(after.carrier),
  trackingNo: textOf(after.trackingNo),
  ...(isElectronic(buyer) && { electronic: true }),
  extras: extrasOf(buyer),
});

const recipientOf = (
  channel: Channel,
  { contact }: NotifiableOrder['form'],
  { mailTo }: OrderEvent,
): string | undefined => textOf(channel === 'mail' ? (mailTo ?? contact.email) : contact.mobile);

/** What distinguishes a second event of the same name: the number of its refund or payment, or its time. */
const occurrenceOf = ({ after: { refundNo, paymentNo, at } }: OrderEvent): string =>
  textOf(refundNo) ?? textOf(paymentNo) ?? textOf(at) ?? '';

/** A row of the outbox. */
export type NewNotification = typeof notifications.$inferInsert;

/** Writes notifications for mail and SMS, and the messages of the message centre about the same events. */
export const enqueue = async (
  tx: Db,
  rows: readonly NewNotification[],
  messages: readonly NewMessage[],
): Promise<void> => {
  await pipeline([
    ...(rows.length > 0 ? [insertRows(tx, notifications, rows, { ignoreConflicts: true })] : []),
    insertMessages(tx, messages),
  ]);
};

type FactsByLanguage = Readonly<Record<'zh' | 'en', NotificationFacts>>;

/** The message about an order event, with the facts in both languages. */
export const messageOf = (
  { userId, kind, orderNo }: NotifiableOrder,
  happened: OrderEvent,
  event: NotificationEvent,
  facts: FactsByLanguage,
): NewMessage => ({
  ...{ userId, category: 'order' },
  source: ['order', orderNo, event, occurrenceOf(happened)].join(' ').trim(),
  ...renderMessage(event, facts),
  path: orderPath({ kind, orderNo }),
});

/** The message about an order event. */
export const messageAbout = (
  buyer: NotifiableOrder,
  happened: OrderEvent,
  event: NotificationEvent,
): NewMessage => {
  const facts = factsOf(buyer, happened);
  return messageOf(buyer, happened, event, { zh: facts, en: facts });
};

/** The notifications of an order event: one per channel that has an address. */
export const notificationsOf = (
  buyer: NotifiableOrder,
  happened: OrderEvent,
  event: NotificationEvent,
): NewNotification[] =>
  channelsOf(event).flatMap((channel) => {
    const recipient = recipientOf(channel, buyer.form, happened);
    if (!recipient) return [];
    return {
      orderId: buyer.id,
      userId: buyer.userId,
      event,
      occurrence: occurrenceOf(happened),
      channel,
      recipient,
      language: buyer.language === 'en' ? ('en' as const) : ('zh' as const),
      facts: factsOf(buyer, happened),
    };
  });

/** No notification of a refund request made by the agency itself: the event before was notified. */
const shouldNotify = ({ event, actor }: OrderEvent): boolean =>
  isNotificationEvent(event) && !(event === 'requestRefund' && actor === 'system');

/** The orders of the events that notify their buyer. */
export const findNotifiableOrders = async (
  tx: Db,
  happenings: readonly OrderEvent[],
): Promise<NotifiableOrder[]> => {
  const told = happenings.filter(shouldNotify).map(({ orderNo }) => orderNo);
  return told.length === 0 ? [] : listNotifiableOrders(tx, told);
};

/**
 * Enqueues the notifications of order events in the transaction of the events (transactional outbox): rolled
 * back events are never sent, committed ones once per address. The contact of an order gets mail if it has an
 * address, and SMS for the important events, in the language of the booking; the member gets a message.
 */
export const enqueueNotifications = async (
  tx: Db,
  happenings: readonly OrderEvent[],
  orders: readonly NotifiableOrder[],
): Promise<void> => {
  const byNumber = new Map(orders.map((order) => [order.orderNo, order]));
  const notified = happenings.filter(shouldNotify).flatMap((happened) => {
    const buyer = byNumber.get(happened.orderNo);
    return buyer && isNotificationEvent(happened.event) ? [[buyer, happened, happened.event] as const] : [];
  });
  await enqueue(
    tx,
    notified.flatMap((about) => notificationsOf(...about)),
    notified.map((about) => messageAbout(...about)),
  );
};
