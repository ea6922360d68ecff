import type { Language, Text } from '@portal/shared/contract';
import { errorCodes, hasCalendar } from '@portal/shared/rules';
import ical, { ICalAlarmType, ICalEventBusyStatus } from 'ical-generator';
import type { Deps } from '#src/platform/context/index.ts';
import { conflict, notFound } from '#src/platform/errors/index.ts';
import { orderPath } from '#src/sales/notifications/index.ts';
import { findOwnOrder, type OrderRecord } from '#src/sales/orders/index.ts';
import { type CalendarSpan, calendarSpan } from './calendar-span.ts';
import { ShanghaiClock, shanghaiZone } from './shanghai-clock.ts';
import { findTravelPlace } from './travel-place-repository.ts';

const noDays = () =>
  conflict(
    errorCodes.wrongState,
    '该订单没有可以加入日历的行程',
    'This order has no dates to add to a calendar',
  );

const hour = 3600;

/** Reminder at 09:00 the day before an all-day event, and 24 hours before a time slot. */
const timesOf = (span: CalendarSpan) =>
  'first' in span
    ? {
        start: new Date(`${span.first}T00:00:00Z`),
        end: new Date(`${span.before}T00:00:00Z`),
        allDay: true,
        ahead: 15 * hour,
      }
    : {
        start: new ShanghaiClock(span.day, span.from),
        end: new ShanghaiClock(span.day, span.to),
        timezone: shanghaiZone.name,
        ahead: 24 * hour,
      };

type Say = (text: Text) => string;

const headingOf = ({ snapshot: { title, details } }: OrderRecord, say: Say): string => {
  if (details.kind === 'hotel') return `${say(title)} · ${say(details.room)}`;
  if (details.kind === 'ticket' || details.kind === 'visa') return `${say(title)} · ${say(details.type)}`;
  return say(title);
};

interface Told {
  readonly order: OrderRecord;
  readonly span: CalendarSpan;
  readonly place: Text | null;
  readonly origin: string;
  readonly language: Language;
  readonly now: Date;
}

const write = ({ order, span, place, origin, language, now }: Told): string => {
  const say: Say = ({ zh, en = zh }) => (language === 'en' ? en : zh);
  const { ahead, ...times } = timesOf(span);
  const url = origin + orderPath(order);
  const summary = headingOf(order, say);
  const calendar = ical({
    prodId: { company: 'Haitu', product: 'Portal', language: language === 'en' ? 'EN' : 'ZH' },
    timezone: { name: null, generator: () => shanghaiZone.component },
  });
  calendar
    .createEvent({
      ...times,
      id: `${order.orderNo}@${new URL(origin).hostname}`,
      stamp: now,
      lastModified: order.updatedAt,
      summary,
      description: `${say({ zh: '订单号', en: 'Order' })} ${order.orderNo}\n${url}`,
      url,
      location: place && say(place),
      busystatus: ICalEventBusyStatus.BUSY,
    })
    .createAlarm({ type: ICalAlarmType.display, triggerBefore: ahead, description: summary });
  return calendar.toString();
};

/**
 * The days of the member's order as a calendar file (RFC 5545) with a stable UID, so that importing it again
 * updates the event. Throws 404, also for an order of another member, and A0513 for goods and for unpaid or
 * refunded orders.
 */
export const getCalendar = async (
  { db, env, now }: Pick<Deps, 'db' | 'env' | 'now'>,
  userId: number,
  orderNo: string,
  language: Language,
): Promise<Buffer> => {
  const order = await findOwnOrder(db, userId, orderNo);
  if (!order) throw notFound();
  const span = hasCalendar(order) ? calendarSpan(order) : undefined;
  if (!span) throw noDays();
  const place = await findTravelPlace(db, order);
  const { publicOrigin: origin } = env;
  return Buffer.from(write({ order, span, place, origin, language, now: now() }));
};
