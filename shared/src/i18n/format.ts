import type { Language } from '@portal/shared/contract';
import { clockOf, dayOf } from '@portal/shared/rules';

// Texts are put together by hand: server and browsers have different versions of `Intl`, whose texts differ by a space,
// and making a formatter holds up the start of a phone.

/** What stands between thousands. */
const thousands: Readonly<Record<Language, string>> = { 'zh-cn': ',', en: ',' };

/** An amount in fen as money: `¥1,288` or `¥33.50`; cents only when there are some. */
export const formatMoney = (fen: number, language: Language): string => {
  const [yuan = '', cents] = (Math.abs(fen) / 100).toFixed(fen % 100 === 0 ? 0 : 2).split('.');
  const grouped = yuan.replace(/\B(?=(?:\d{3})+$)/g, thousands[language]);
  return `¥${fen < 0 ? '-' : ''}${grouped}${cents ? `.${cents}` : ''}`;
};

const weekdays: Readonly<Record<Language, readonly string[]>> = {
  'zh-cn': ['日', '一', '二', '三', '四', '五', '六'],
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
};
const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
];

const short = (name = ''): string => name.slice(0, 3);

/** The days of the week from Sunday on, as the head of a column and in full. */
export const weekdayNames = (language: Language): readonly { short: string; long: string }[] =>
  weekdays[language].map((name) =>
    language === 'en' ? { short: short(name), long: name } : { short: name, long: `星期${name}` },
  );

/** Year, month, day and weekday of a calendar day. */
const partsOf = (day: string) => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return { year, month, date, weekday: new Date(`${day}T00:00:00Z`).getUTCDay() };
};

/** A calendar day: `12月24日周四`, `Thu, Dec 24`; with the year and without the day of the week when asked. */
export const formatDay = (
  day: string,
  language: Language,
  options: { year?: boolean; weekday?: false } = {},
): string => {
  const { year, month, date, weekday } = partsOf(day);
  const name = options.weekday === false ? '' : weekdays[language][weekday];
  if (language !== 'en') return `${options.year ? `${year}年` : ''}${month}月${date}日${name && `周${name}`}`;
  return `${name && `${short(name)}, `}${short(months[month - 1])} ${date}${options.year ? `, ${year}` : ''}`;
};

/** A month: `2026年12月`, `December 2026`. */
export const formatMonth = (day: string, language: Language): string => {
  const { year, month } = partsOf(day);
  return language === 'en' ? `${months[month - 1]} ${year}` : `${year}年${month}月`;
};

/** Half a day by its clock: `18:30` is `6:30 PM`. */
const halfDay = (clock: string): string => {
  const hours = Number(clock.slice(0, 2));
  return `${hours % 12 || 12}${clock.slice(2)} ${hours < 12 ? 'AM' : 'PM'}`;
};

/** An instant, in Asia/Shanghai as everything the agency does: `2026年12月24日 18:30`, `Dec 24, 2026, 6:30 PM`. */
export const formatInstant = (iso: string, language: Language): string => {
  const instant = new Date(iso);
  const { year, month, date } = partsOf(dayOf(instant));
  const clock = clockOf(instant);
  if (language !== 'en') return `${year}年${month}月${date}日 ${clock}`;
  return `${short(months[month - 1])} ${date}, ${year}, ${halfDay(clock)}`;
};
