import { addDays, dayOf } from '../base/business-day.ts';

/** From how many days before departure a paid order shows its tour leader and meeting point. */
export const departureShownDays = 7;

/** How many days before departure, from {@link reminderHour} on, travellers are reminded. */
export const reminderDays = 2;

/** The hour (Asia/Shanghai) from which reminders are sent. */
export const reminderHour = 9;

/** Whether a paid order shows the tour leader and the meeting point of a departure. Days in Asia/Shanghai. */
export const showsDeparture = (day: string, today: string): boolean =>
  today >= addDays(day, -departureShownDays);

/** The last day of departure whose travellers are reminded by now. */
export const lastRemindedDay = (now: Date): string =>
  addDays(dayOf(new Date(now.getTime() - reminderHour * 3_600_000)), reminderDays);
