import type { Db, departures } from '#src/platform/database/index.ts';
import {
  enqueue,
  factsOf,
  messageAbout,
  messageOf,
  type NotifiableOrder,
  notificationsOf,
  textOf,
} from './notification-outbox.ts';

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
  const due = reminders.map(({ order, days }) => {
    const after = { at: `${order.balanceDueOn} -${days}` };
    const happened = { orderNo: order.orderNo, event: 'remindBalance', actor: 'system', after };
    return [order, happened, 'remindBalance'] as const;
  });
  await enqueue(
    tx,
    due.flatMap((about) => notificationsOf(...about)),
    due.map((about) => messageAbout(...about)),
  );
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

const tripNotices = ({ order, departure }: TripReminder) => {
  const after = { at: order.travelDay };
  const happened = { orderNo: order.orderNo, event: 'remindTrip', actor: 'system', after };
  const factsIn = (language: 'zh' | 'en') => ({
    ...factsOf(order, happened),
    ...tripFacts(departure, language),
  });
  return {
    rows: notificationsOf(order, happened, 'remindTrip').map((row) => ({
      ...row,
      facts: factsIn(row.language),
    })),
    message: messageOf(order, happened, 'remindTrip', { zh: factsIn('zh'), en: factsIn('en') }),
  };
};

/** Enqueues the reminders before departure; each is sent once per order, day of departure and recipient. */
export const enqueueTripReminders = async (tx: Db, reminders: readonly TripReminder[]): Promise<void> => {
  const notices = reminders.map(tripNotices);
  await enqueue(
    tx,
    notices.flatMap(({ rows }) => rows),
    notices.map(({ message }) => message),
  );
};
