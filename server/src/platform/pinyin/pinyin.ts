import { pinyin } from 'pinyin-pro';
import known from './pinyin-syllables.json' with { type: 'json' };
import { isSigns, pairsOf, runsOf } from './script-runs.ts';

/** All syllables of Mandarin without tones; ü is written u. */
const syllables = new Set(known.syllables.split(' '));
const beginnings = new Set([...syllables].flatMap((one) => [...one].map((_, at) => one.slice(0, at + 1))));
const longestSyllable = 6;

/** Prefixes of tokens: two syllables, and the initials of two to four. No other token contains them. */
const inPinyin = '~';
const inInitials = '=';

const spoken = (run: string): string[] =>
  pinyin(run, { toneType: 'none', type: 'array', nonZh: 'removed' }).map((one) =>
    one.normalize('NFKD').replace(/\p{M}/gu, ''),
  );

const grams = (letters: string, size: number): string[] =>
  Array.from({ length: Math.max(0, letters.length - size + 1) }, (_, at) => letters.slice(at, at + size));

/** Initials of names: the first two, and every three and four. */
const initialsOf = (run: string[]): string[] => {
  const letters = run.map((one) => one.charAt(0)).join('');
  return [letters.slice(0, 2), ...grams(letters, 3), ...grams(letters, 4)].filter(({ length }) => length > 1);
};

/** Characters of a run that is taken for a name. */
const longestName = 8;

/** How the Chinese of a normalized text is written in pinyin, as tokens; of names also the initials. */
export const pinyinTokens = (text: string, isTitle = false): string[] =>
  runsOf(text)
    .filter(isSigns)
    .flatMap((run) => {
      const read = spoken(run);
      const isName = isTitle || [...run].length <= longestName;
      return [
        ...pairsOf(read).map((pair) => `${inPinyin}${pair}`),
        ...(isName ? initialsOf(read).map((letters) => `${inInitials}${letters}`) : []),
      ];
    });

/** The pinyin of the Chinese in a text: syllables with spaces between them. */
export const pinyinOf = (text: string): string => spoken(text).join(' ');

/** Readings of a word that are compared; a word of six syllables has few more. */
const mostReadings = 6;

/** The ways to read a word as syllables. With `isUnfinished` the last one may be the beginning of a syllable. */
const readingsOf = (word: string, isUnfinished: boolean): string[][] => {
  // From the end to the start: the readings of each rest are found once.
  const found: string[][][] = [];
  found[word.length] = [[]];
  for (let at = word.length - 1; at >= 0; at -= 1) {
    const ends = Array.from(
      { length: Math.min(longestSyllable, word.length - at) },
      (_, size) => at + size + 1,
    );
    const isRead = (end: number): boolean => {
      const one = word.slice(at, end);
      return syllables.has(one) || (isUnfinished && end === word.length && beginnings.has(one));
    };
    found[at] = ends
      .toReversed()
      .filter(isRead)
      .flatMap((end) => (found[end] ?? []).map((rest) => [word.slice(at, end), ...rest]))
      .slice(0, mostReadings);
  }
  return found[0] ?? [];
};

const mostLetters = 40;

/** Words of many short syllables are of another language: `se-a-fo-o-d`. */
const leastLettersPerSyllable = 1.5;

const asSyllables = (word: string, isLast: boolean, before: string): string[] => {
  if (!/^[a-z]{3,}$/.test(word) || word.length > mostLetters) return [];
  const readings = readingsOf(word.replace(/(?<=[ln])v/g, 'u'), isLast).filter(
    ({ length }) => length > 1 && word.length >= length * leastLettersPerSyllable,
  );
  const fewest = Math.min(...readings.map(({ length }) => length));
  const asked = readings
    .filter(({ length }) => length === fewest)
    .map((reading) => {
      const pairs = pairsOf(reading).map((pair) => `'${before}${inPinyin}${pair}'`);
      return `${pairs.join(' & ')}${isLast ? ':*' : ''}`;
    });
  return [...new Set(asked)];
};

const longestGram = 4;

/** Letters without a vowel are no word of English, and no syllable. */
const asInitials = (word: string, before: string): string[] => {
  if (!/^[b-df-hj-np-tw-z]{2,12}$/.test(word)) return [];
  const parts = word.length <= longestGram ? [word] : grams(word, longestGram);
  return [parts.map((part) => `'${before}${inInitials}${part}'`).join(' & ')];
};

/** A word as pinyin, whole or as initials: alternatives of a tsquery; none for a word that is no pinyin. */
export const pinyinQueries = (word: string, isLast: boolean, before: string): string[] => [
  ...asSyllables(word, isLast, before),
  ...asInitials(word, before),
];
