import { Converter } from 'opencc-js/t2cn';

/** Runs of scripts without spaces between words (Chinese, Japanese), and words of all other scripts. */
const runs =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{N}])+/gu;
const signs = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const apostrophe = /(?<=\p{L})['’ʼ](?=\p{L})/gu;

type Convert = (text: string) => string;

let converter: Convert | undefined;

/** Traditional Chinese characters in their simplified form. The first call builds the dictionary, 0.2 s. */
export const simplified = (text: string): string => {
  // Its types are written for another way to resolve modules.
  converter ??= Converter({ from: 't', to: 'cn' }) as Convert;
  return converter(text);
};

/** Normalizes text: simplified characters, no accents, half width, lower case, `Xi’an` as one word. */
export const plain = (text: string): string =>
  simplified(text.normalize('NFKD').replace(/\p{M}/gu, '')).replace(apostrophe, '').toLowerCase();

/** The runs of a normalized text. */
export const runsOf = (text: string): string[] => text.match(runs) ?? [];

/** Whether a run is of a script without spaces. */
export const isSigns = (run: string): boolean => signs.test(run);

/** Neighbours of a list, joined: `a b c` gives `ab` and `bc`. */
export const pairsOf = (list: readonly string[]): string[] =>
  list.slice(1).map((next, index) => `${list[index]}${next}`);
