import type { Text } from '@portal/shared/contract';
import type { Pair } from '../text-pair.ts';

/** What a pattern may hold, by the name of its placeholder. */
export type ReviewFacts = Readonly<Record<string, Text | undefined>>;

const months = {
  zh: ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'],
  en: ['January', 'February', 'March', 'April', 'May', 'June'].concat([
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ]),
};

const numbers = {
  zh: [...'〇一两三四五六七八九十', '十一', '十二'],
  en: ['', 'one', 'two', 'three', 'four', 'five', 'six'].concat([
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
    'twelve',
  ]),
};

/** The month of a day (1–12) in words. */
export const monthText = (month: number): Text => ({
  zh: `${months.zh[month - 1]}月`,
  en: months.en[month - 1] ?? '',
});

/** A number of days in words; none for a single day. */
export const daysText = (days: number | null): Text | undefined =>
  days !== null && days > 1 && numbers.en[days]
    ? { zh: `${numbers.zh[days]}天`, en: `${numbers.en[days]} days` }
    : undefined;

/** The season of a month (1–12) in the north of the world. */
export const seasonOf = (month: number): string =>
  ['winter', 'spring', 'summer', 'autumn'][Math.floor((month % 12) / 3)] ?? '';

const placeholder = /\{(\w+)\}/g;

const capitalised = (sentence: string): string =>
  sentence.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** A sentence with the facts of its placeholders, or nothing if one of them is missing. */
export const fillPattern = ([zh, en]: Pair, facts: ReviewFacts): Pair | undefined => {
  const needed = [...zh.matchAll(placeholder), ...en.matchAll(placeholder)].map(([, name = '']) => name);
  if (needed.some((name) => !facts[name]?.en)) return undefined;
  return [
    zh.replace(placeholder, (_, name: string) => facts[name]?.zh ?? ''),
    capitalised(en.replace(placeholder, (_, name: string) => facts[name]?.en ?? '')),
  ];
};
