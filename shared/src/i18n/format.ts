import type { Language } from '@portal/shared/contract';

const locale = (language: Language): string => (language === 'en' ? 'en-US' : 'zh-CN');

/** Making a formatter takes longer than using it a hundred times. */
const kept = <Formatter>(make: (locale: string) => Formatter): ((language: Language) => Formatter) => {
  const made = new Map<Language, Formatter>();
  return (language) => {
    const formatter = made.get(language) ?? make(locale(language));
    made.set(language, formatter);
    return formatter;
  };
};

/** What stands between thousands. */
const thousands: Readonly<Record<Language, string>> = { 'zh-cn': ',', en: ',' };

/**
 * An amount in fen as money: `¥1,288` or `¥33.50`; cents only when there are some. Written by hand, as making the
 * browser's formatter for numbers alone holds up a telephone's start for a tenth of a second.
 */
export const formatMoney = (fen: number, language: Language): string => {
  const [yuan = '', cents] = (Math.abs(fen) / 100).toFixed(fen % 100 === 0 ? 0 : 2).split('.');
  const grouped = yuan.replace(/\B(?=(?:\d{3})+$)/g, thousands[language]);
  return `¥${fen < 0 ? '-' : ''}${grouped}${cents ? `.${cents}` : ''}`;
};

const someDay = (year: boolean) =>
  kept(
    (of) =>
      new Intl.DateTimeFormat(of, {
        timeZone: 'UTC',
        month: of === 'en-US' ? 'short' : 'long',
        day: 'numeric',
        weekday: 'short',
        ...(year ? { year: 'numeric' } : {}),
      }),
  );
const dayAlone = someDay(false);
const dayWithYear = someDay(true);
const months = kept((of) => new Intl.DateTimeFormat(of, { timeZone: 'UTC', year: 'numeric', month: 'long' }));
const instants = kept(
  (of) => new Intl.DateTimeFormat(of, { timeZone: 'Asia/Shanghai', dateStyle: 'medium', timeStyle: 'short' }),
);

/** A calendar day: `12月24日 周四`, `Thu, Dec 24`; with the year when asked. */
export const formatDay = (day: string, language: Language, options: { year?: boolean } = {}): string =>
  (options.year ? dayWithYear : dayAlone)(language).format(new Date(`${day}T00:00:00Z`));

/** A month: `2026年12月`, `December 2026`. */
export const formatMonth = (day: string, language: Language): string =>
  months(language).format(new Date(`${day.slice(0, 7)}-01T00:00:00Z`));

/** An instant, in Asia/Shanghai as everything the agency does: `2026/12/24 18:30`. */
export const formatInstant = (iso: string, language: Language): string =>
  instants(language).format(new Date(iso));
