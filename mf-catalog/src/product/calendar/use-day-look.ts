import type { DayLook } from '@portal/shared/forms';
import { formatDay, formatMoney, useLanguage, useMessages } from '@portal/shared/i18n';
import { isLowStock } from '../stock/low-stock.ts';
import type { StockDays } from '../stock/stock-days.ts';
import { calendarMessages } from './calendar-messages.ts';

/** How a day looks by its price and what is left; `none` is said of days that are not in the calendar. */
export const useDayLook = (days: StockDays, none?: string): ((day: string) => Omit<DayLook, 'chosen'>) => {
  const t = useMessages(calendarMessages);
  const language = useLanguage();
  return (day) => {
    const at = days.get(day);
    const named = formatDay(day, language);
    if (!at) return { name: t('dayNone', { day: named, none: none ?? t('none') }), open: false };
    if (at.left <= 0)
      return { name: t('daySoldOut', { day: named }), open: false, note: t('soldOut'), muted: true };
    const price = formatMoney(at.price, language);
    if (!isLowStock(at.left)) return { name: t('day', { day: named, price }), open: true, price: at.price };
    return {
      name: t('dayFew', { day: named, price, left: at.left }),
      open: true,
      price: at.price,
      note: t('left', { count: at.left }),
    };
  };
};
