import type { Text } from '@portal/shared/contract';
import misspellings from './misspellings.json' with { type: 'json' };
import { splitStreets, streetIn } from './street-names.ts';

/** Runs of scripts without spaces between words (Chinese, Japanese), and words of all other scripts. */
const runs =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{N}])+/gu;
const signRun = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const apostrophe = /(?<=\p{L})['’ʼ](?=\p{L})/gu;

/** Characters; PostgreSQL refuses a token of more than 2 kB. */
const longest = 64;
/** Tokens per query; further words are ignored. */
const maxAsked = 32;

/** Normalizes text: no accents, half width, lower case, `Xi’an` as one word. */
const plain = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replace(apostrophe, '').toLowerCase();

const runsOf = (text: string): string[] => plain(text).match(runs) ?? [];

const pairsOf = (run: string): string[] => {
  const signs = [...run];
  return signs.slice(1).map((sign, index) => `${signs[index]}${sign}`);
};

/** Simple stemming of English plurals: `beaches` → `beach`, `families` → `family`. */
const singularOf = (word: string): string => {
  if (!/^[a-z]{3,}s$/.test(word) || /(ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return /(ch|sh|x|ss)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
};

/** The tokens of a text: characters and pairs of Chinese, other words with and without plural. */
export const tokensOf = (text: string): string[] => {
  const tokens = runsOf(text).flatMap((run) =>
    signRun.test(run)
      ? [...run, ...pairsOf(run)]
      : [run.slice(0, longest), singularOf(run).slice(0, longest)],
  );
  return [...new Set(tokens)];
};

/** Prefix of title tokens; no other token contains it. */
const inTitle = '^';

const askedOf = (run: string, isLast: boolean, before: string): string[] => {
  if (signRun.test(run))
    return ([...run].length > 1 ? pairsOf(run) : [run]).map((token) => `'${before}${token}'`);
  const word = singularOf(run).slice(0, longest);
  return [isLast && /\p{L}/u.test(word) ? `'${before}${word}':*` : `'${before}${word}'`];
};

/** Keywords with known misspellings of places corrected. */
const corrected = (keywords: string): string =>
  Object.entries(misspellings).reduce((text, [wrong, right]) => text.replaceAll(wrong, right), keywords);

/** Prefix of the names of streets in addresses. */
const inAddress = '/';

const queryOf = (keywords: string, before = ''): string | undefined => {
  const asked = runsOf(corrected(keywords.toLowerCase()));
  const tokens = asked.flatMap((run, index) => askedOf(run, index === asked.length - 1, before));
  if (tokens.length === 0) return undefined;
  const words = [...new Set(tokens)].slice(0, maxAsked).join(' & ');
  const street = before === '' ? streetIn(asked) : undefined;
  return street === undefined ? words : `${words} | '${inAddress}${street.slice(0, longest)}'`;
};

/**
 * Keywords as a tsquery in which all words must match, the last one as a prefix, or the name of a street in an
 * address; undefined when there is no word. It contains only letters, digits and operators, so any input is a valid tsquery.
 */
export const tokenQuery = (keywords: string): string | undefined => queryOf(keywords);

/** The same query for the tokens of the title. */
export const titleQuery = (keywords: string): string | undefined => queryOf(keywords, inTitle);

/**
 * The search columns, which must be written together: the text, and a tsvector of its tokens, those of the title
 * and those of addresses. Tokens contain only letters and digits, so quoting them is safe.
 */
export const searchColumns = (
  text: string,
  { zh, en = '' }: Text,
  addresses: readonly string[] = [],
): { searchText: string; searchTokens: string } => {
  const split = addresses.map(splitStreets);
  const tokens = [
    ...tokensOf([text, ...split.map(({ rest }) => rest)].join(' ')),
    ...tokensOf(`${zh} ${en}`).map((token) => `${inTitle}${token}`),
    ...split.flatMap(({ streets }) => streets).map((street) => `${inAddress}${street.slice(0, longest)}`),
  ];
  return {
    searchText: [text, ...addresses].join(' ').toLowerCase(),
    searchTokens: [...new Set(tokens)].map((token) => `'${token}'`).join(' '),
  };
};
