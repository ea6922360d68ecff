import type { Language } from '@portal/shared/contract';

const locale = (language: Language): string => (language === 'en' ? 'en-US' : 'zh-CN');

/** An amount in fen as money: `¥1,288` or `¥33.50`; cents only when there are some. */
export const formatMoney = (fen: number, language: Language): string =>
  `¥${(fen / 100).toLocaleString(locale(language), { minimumFractionDigits: fen % 100 === 0 ? 0 : 2, maximumFractionDigits: 2 })}`;

/** A calendar day: `12月24日 周四`, `Thu, Dec 24`; with the year when asked. */
export const formatDay = (day: string, language: Language, options: { year?: boolean } = {}): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(locale(language), {
    timeZone: 'UTC',
    month: language === 'en' ? 'short' : 'long',
    day: 'numeric',
    weekday: 'short',
    ...(options.year ? { year: 'numeric' } : {}),
  });

/** A month: `2026年12月`, `December 2026`. */
export const formatMonth = (day: string, language: Language): string =>
  new Date(`${day.slice(0, 7)}-01T00:00:00Z`).toLocaleDateString(locale(language), {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'long',
  });

/** An instant, in Asia/Shanghai as everything the agency does: `2026/12/24 18:30`. */
export const formatInstant = (iso: string, language: Language): string =>
  new Date(iso).toLocaleString(locale(language), {
    timeZone: 'Asia/Shanghai',
    dateStyle: 'medium',
    timeStyle: 'short',
  });
