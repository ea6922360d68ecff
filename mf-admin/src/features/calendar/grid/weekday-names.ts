import type { Language } from '@portal/shared/contract';

/** A Sunday, from which the days of a week are counted. */
const sunday = Date.UTC(2026, 10, 22);

/** The days of a week, Sunday first. */
export const weekdayNames = (language: Language): readonly { short: string; long: string }[] => {
  const named = (weekday: 'short' | 'long') =>
    new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'zh-CN', { timeZone: 'UTC', weekday });
  const [short, long] = [named('short'), named('long')];
  return Array.from({ length: 7 }, (_, place) => sunday + place * 86_400_000).map((day) => ({
    short: short.format(day),
    long: long.format(day),
  }));
};
