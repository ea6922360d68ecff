import type { Text } from '@portal/shared/contract';

/** The same names in another language: a missing or a surplus word does not compile. */
type SameNames<W> = { readonly [N in keyof W]: W[N] extends string ? string : SameNames<W[N]> };

type Paired<W> = { readonly [N in keyof W]: W[N] extends string ? Required<Text> : Paired<W[N]> };

const pair = (zh: object, en: object): object =>
  Object.fromEntries(
    Object.entries(zh).map(([name, text]) => {
      const other = Reflect.get(en, name);
      return [name, typeof text === 'string' ? { zh: text, en: other } : pair(text, other)];
    }),
  );

/** One text in both languages for each name, nested as the words are. */
export const pairTexts = <W extends object, E extends SameNames<W>>(zh: W & SameNames<E>, en: E): Paired<W> =>
  pair(zh, en) as Paired<W>;

const english = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', dateStyle: 'long' });

/** Formats a day (`YYYY-MM-DD`): `2026年12月24日`, `24 December 2026`. */
export const formatDay = (day: string): Required<Text> => {
  const [year, month, date] = day.split('-').map(Number);
  return { zh: `${year}年${month}月${date}日`, en: english.format(new Date(`${day}T00:00:00Z`)) };
};

const timeOf = (instant: Date, locale: string): string =>
  new Intl.DateTimeFormat(locale, {
    timeZone: 'Asia/Shanghai',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  }).format(instant);

/** Formats an instant without its year, in Asia/Shanghai: `12月24日 18:05`, `24 Dec, 18:05`. */
export const formatTime = (instant: Date): Required<Text> => ({
  zh: timeOf(instant, 'zh-CN'),
  en: timeOf(instant, 'en-GB'),
});

type Values = Readonly<Record<string, string | null | undefined>>;

/** A text whose placeholders (`{name}`) are replaced by values; one without a value becomes empty. */
export const fillPlaceholders = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
