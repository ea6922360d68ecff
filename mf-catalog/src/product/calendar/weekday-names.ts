import type { Language } from '@portal/shared/contract';

/** A Sunday. */
const start = Date.UTC(2026, 10, 1);
const dayMs = 86_400_000;

/** The days of the week from Sunday on, as a column's head and in full. */
export const weekdayNames = (language: Language): readonly { short: string; long: string }[] => {
  const locale = language === 'en' ? 'en-US' : 'zh-CN';
  const name = (date: Date, weekday: 'narrow' | 'short' | 'long') =>
    date.toLocaleDateString(locale, { weekday, timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, index) => new Date(start + index * dayMs)).map((date) => ({
    short: name(date, language === 'en' ? 'short' : 'narrow'),
    long: name(date, 'long'),
  }));
};
