import type { Language, Text } from '@portal/shared/contract';
import { clockOf, dayOf } from '@portal/shared/rules';
import { formatDay } from '#src/platform/text/index.ts';
import en from './labels.en.json' with { type: 'json' };
import zh from './labels.zh-cn.json' with { type: 'json' };

/** The texts of the documents in a language, and its way to write values. */
export interface Words {
  readonly language: Language;
  readonly labels: typeof zh;
  text(text: Text): string;
  day(day: string): string;
  instant(instant: Date): string;
  /** A heading with its number. */
  numbered(place: number, heading: string): string;
}

type Values = Readonly<Record<string, string | number>>;

/** A label with the values of its placeholders in braces. Throws on one without a value. */
export const fill = (label: string, values: Values): string =>
  label.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`“${label}” lacks ${name}`);
    return String(value);
  });

/** An amount in fen: `¥1,280.00`. */
export const money = (fen: number): string =>
  `${fen < 0 ? '-' : ''}¥${(Math.abs(fen) / 100).toFixed(2).replace(/\B(?=(?:\d{3})+\.)/g, ',')}`;

const numerals = '一二三四五六七八九十';

const chinese: Words = {
  language: 'zh-cn',
  labels: zh,
  text: (text) => text.zh,
  day: (day) => formatDay(day).zh,
  instant: (instant) => `${formatDay(dayOf(instant)).zh} ${clockOf(instant)}`,
  numbered: (place, heading) => `${numerals[place]}、${heading}`,
};

const english: Words = {
  language: 'en',
  labels: en,
  text: ({ zh: original, en: translated = original }) => translated,
  day: (day) => formatDay(day).en,
  instant: (instant) => `${formatDay(dayOf(instant)).en}, ${clockOf(instant)}`,
  numbered: (place, heading) => `${place + 1}. ${heading}`,
};

/** The languages of an order's documents: Chinese, for orders in English after the English version. */
export const wordsOf = (language: Language | null): readonly Words[] =>
  language === 'en' ? [english, chinese] : [chinese];
