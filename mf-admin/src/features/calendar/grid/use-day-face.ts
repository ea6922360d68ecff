import type { CalendarDay } from '@portal/shared/contract';
import { formatDay, formatMoney, useLanguage, useMessages } from '@portal/shared/i18n';
import { calendarMessages } from '../calendar-messages.ts';
import { bandOf, type DayStatus, dayStatusOf, leftOf, type PriceBand } from './day-status.ts';

/** How a day looks, and what it is called for those who hear it. */
export interface DayFace {
  readonly standing: DayStatus;
  readonly name: string;
  readonly price?: string;
  readonly note: string;
  readonly band?: PriceBand;
}

/** Finds the face of a day among the rows of a calendar. */
export const useDayFace = (rows: readonly CalendarDay[]): ((day: string) => DayFace) => {
  const t = useMessages(calendarMessages);
  const language = useLanguage();
  const byDay = new Map(rows.map((row) => [row.day, row]));
  const prices = rows.map(({ price }) => price);
  const now = new Date();
  return (day) => {
    const row = byDay.get(day);
    const standing = dayStatusOf(row, day, now);
    const named = formatDay(day, language);
    const word = t(`standings.${standing}`);
    if (!row) return { standing, name: t('dayOther', { day: named, standing: word }), note: word };
    const price = formatMoney(row.price, language);
    const facts = { day: named, price, left: leftOf(row), taken: row.held + row.sold, total: row.total };
    const face = { standing, price, band: bandOf(row.price, prices) };
    return standing === 'open'
      ? { ...face, name: t('day', facts), note: t('left', { left: facts.left, total: row.total }) }
      : { ...face, name: t('dayTaken', { ...facts, standing: word }), note: word };
  };
};
