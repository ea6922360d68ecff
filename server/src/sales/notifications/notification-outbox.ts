import { openBalance } from '@portal/shared/rules';
import { inArray } from 'drizzle-orm';
import {
  type Db,
  type departures,
  insertRows,
  type NotificationFacts,
  notifications,
  orders,
  pickColumns,
  type waitlistEntries,
} from '#src/platform/database/index.ts';
import {
  type Channel,
  channelsOf,
  isNotificationEvent,
  type NotificationEvent,
} from './notification-events.ts';

/** An order event as it is recorded. */
interface OrderEvent {
  readonly orderNo: string;
  readonly event: string;
  readonly actor: unknown;
  readonly after: Readonly<Record<string, unknown>>;
  readonly mailTo?: string;
}

const notifiable = pickColumns(orders, [
  ...(['id', 'orderNo', 'kind', 'amount', 'travelDay'] as const),
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

const textOf = (value: unknown): string | undefined =>
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

const factsOf = (buyer: NotifiableOrder, { after }: OrderEvent): NotificationFacts => ({
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

const notificationsOf = (buyer: NotifiableOrder, happened: OrderEvent, event: NotificationEvent) =>
  channelsOf(event).flatMap((channel) => {
    const recipient = recipientOf(channel, buyer.form, happened);
    if (!recipient) return [];
    const { refundNo, paymentNo, at } = happened.after;
    return {
      orderId: buyer.id,
      event,
      occurrence: textOf(refundNo) ?? textOf(paymentNo) ?? textOf(at) ?? '',
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
 * address, and SMS for the important events, in the language of the booking.
 */
export const enqueueNotifications = async (
  tx: Db,
  happenings: readonly OrderEvent[],
  orders: readonly NotifiableOrder[],
): Promise<void> => {
  const byNumber = new Map(orders.map((order) => [order.orderNo, order]));
  const rows = happenings.filter(shouldNotify).flatMap((happened) => {
    const buyer = byNumber.get(happened.orderNo);
    return buyer && isNotificationEvent(happened.event)
      ? notificationsOf(buyer, happened, happened.event)
      : [];
  });
  if (rows.length > 0) await insertRows(tx, notifications, rows, { ignoreConflicts: true });
};

/** An offer of seats on a departure to a member on its waiting list. */
interface SeatOfferNotice {
  readonly entry: Pick<
    typeof waitlistEntries.$inferSelect,
    'id' | 'adults' | 'children' | 'offerUntil' | 'language'
  >;
  readonly member: { readonly name: string; readonly mobile: string | null; readonly email: string | null };
  readonly title: NotificationFacts['title'];
  readonly day: string;
}

const seatOfferNotifications = ({ entry, member, title, day }: SeatOfferNotice) => {
  const facts = {
    ...{ kind: 'tour', title, name: member.name, amount: 0, day },
    people: entry.adults + entry.children,
    expiresAt: entry.offerUntil?.toISOString(),
  };
  return channelsOf('offerSeats').flatMap((channel) => {
    const recipient = textOf(channel === 'mail' ? member.email : member.mobile);
    const { id: entryId, language } = entry;
    return recipient ? { entryId, event: 'offerSeats', channel, recipient, language, facts } : [];
  });
};

/** Enqueues the notifications of offers in the transaction that makes them, to the contacts of the account. */
export const enqueueSeatOffers = async (tx: Db, offers: readonly SeatOfferNotice[]): Promise<void> => {
  const rows = offers.flatMap(seatOfferNotifications);
  if (rows.length > 0) await insertRows(tx, notifications, rows, { ignoreConflicts: true });
};

/** An order whose buyer is reminded of its balance, `days` before the due day. */
interface BalanceReminder {
  readonly order: NotifiableOrder;
  readonly days: number;
}

/** Enqueues the reminders of balances; each is sent once per order, due day, distance to it and recipient. */
export const enqueueBalanceReminders = async (
  tx: Db,
  reminders: readonly BalanceReminder[],
): Promise<void> => {
  const rows = reminders.flatMap(({ order, days }) => {
    const after = { at: `${order.balanceDueOn} -${days}` };
    const happened = { orderNo: order.orderNo, event: 'remindBalance', actor: 'system', after };
    return notificationsOf(order, happened, 'remindBalance');
  });
  if (rows.length > 0) await insertRows(tx, notifications, rows, { ignoreConflicts: true });
};

/** A tour order whose travellers are reminded, and what is known of its departure. */
interface TripReminder {
  readonly order: NotifiableOrder;
  readonly departure: Pick<
    typeof departures.$inferSelect,
    'leaderName' | 'leaderMobile' | 'meetingPoint' | 'meetingTime'
  > | null;
}

const tripFacts = (departure: TripReminder['departure'], language: 'zh' | 'en') => {
  const { leaderName, leaderMobile, meetingPoint, meetingTime } = departure ?? {};
  const point = language === 'en' ? (meetingPoint?.en ?? meetingPoint?.zh) : meetingPoint?.zh;
  return {
    meeting: textOf([meetingTime, point].filter(Boolean).join(' ')),
    leader: textOf([leaderName, leaderMobile].filter(Boolean).join(' ')),
  };
};

/** Enqueues the reminders before departure; each is sent once per order, day of departure and recipient. */
export const enqueueTripReminders = async (tx: Db, reminders: readonly TripReminder[]): Promise<void> => {
  const rows = reminders.flatMap(({ order, departure }) => {
    const after = { at: order.travelDay };
    const happened = { orderNo: order.orderNo, event: 'remindTrip', actor: 'system', after };
    return notificationsOf(order, happened, 'remindTrip').map((row) => ({
      ...row,
      facts: { ...row.facts, ...tripFacts(departure, row.language) },
    }));
  });
  if (rows.length > 0) await insertRows(tx, notifications, rows, { ignoreConflicts: true });
};
