import type { Text } from '@portal/shared/contract';
import { isSigns, pairsOf, pinyinQueries, pinyinTokens, plain, runsOf } from '#src/platform/pinyin/index.ts';
import { splitStreets, streetIn } from './street-names.ts';
import { noSynonyms, type Synonyms } from './synonyms.ts';

/** Characters; PostgreSQL refuses a token of more than 2 kB. */
const longest = 64;
/** Conditions per query; further words are ignored. */
const maxAsked = 32;

/** Simple stemming of English plurals: `beaches` → `beach`, `families` → `family`. */
const singularOf = (word: string): string => {
  if (!/^[a-z]{3,}s$/.test(word) || /(ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return /(ch|sh|x|ss)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
};

/** The tokens of a text: characters and pairs of Chinese, other words with and without plural. */
export const tokensOf = (text: string): string[] => {
  const tokens = runsOf(plain(text)).flatMap((run) =>
    isSigns(run)
      ? [...run, ...pairsOf([...run])]
      : [run.slice(0, longest), singularOf(run).slice(0, longest)],
  );
  return [...new Set(tokens)];
};

/** Prefix of title tokens; no other token contains it. */
const inTitle = '^';
/** Prefix of the names of streets in addresses. */
const inAddress = '/';

const anyOf = (conditions: readonly string[]): string =>
  conditions.length === 1 ? `${conditions[0]}` : `(${conditions.join(' | ')})`;

/** The conditions of a run: each pair of Chinese characters, or a word as it is and as pinyin. */
const askedOf = (run: string, isLast: boolean, before: string): string[] => {
  if (isSigns(run))
    return ([...run].length > 1 ? pairsOf([...run]) : [run]).map((token) => `'${before}${token}'`);
  const word = singularOf(run).slice(0, longest);
  const isBeginning = isLast && /\p{L}/u.test(word);
  const written = `'${before}${word}'${isBeginning ? ':*' : ''}`;
  return [anyOf([written, ...pinyinQueries(run, isBeginning, before)])];
};

const conditionsOf = (text: string, isLast: boolean, before: string): string[] => {
  const asked = runsOf(text);
  return asked.flatMap((run, index) => askedOf(run, isLast && index === asked.length - 1, before));
};

const bothOf = (text: string, isLast: boolean, before: string): string =>
  conditionsOf(text, isLast, before).slice(0, maxAsked).join(' & ');

const queryOf = (keywords: string, synonyms: Synonyms, before = ''): string | undefined => {
  const text = plain(keywords);
  const parts = synonyms.split(text);
  const conditions = parts.flatMap(({ text: written, others }, index) => {
    const isLast = index === parts.length - 1;
    if (others.length === 0) return conditionsOf(written, isLast, before);
    const ways = [written, ...others].map((way) => bothOf(way, isLast, before)).filter((way) => way !== '');
    return ways.length === 0 ? [] : [anyOf(ways)];
  });
  if (conditions.length === 0) return undefined;
  const words = [...new Set(conditions)].slice(0, maxAsked).join(' & ');
  const street = before === '' ? streetIn(runsOf(text)) : undefined;
  return street === undefined ? words : `${words} | '${inAddress}${street.slice(0, longest)}'`;
};

/**
 * Keywords as a tsquery in which all words must match, the last one as a prefix, or the name of a street in an
 * address; a word may be pinyin or a synonym. Undefined when there is no word. It contains only letters, digits and
 * operators, so any input is a valid tsquery.
 */
export const tokenQuery = (keywords: string, synonyms = noSynonyms): string | undefined =>
  queryOf(keywords, synonyms);

/** The same query for the tokens of the title. */
export const titleQuery = (keywords: string, synonyms = noSynonyms): string | undefined =>
  queryOf(keywords, synonyms, inTitle);

/** Letters that the beginnings of two similar words have in common. */
const commonLetters = 4;

/** A tsquery per token of a title that has a pair of characters, its pinyin, or the beginning of a word in common. */
export const similarQueries = (keywords: string): string[] => {
  const text = plain(keywords);
  const pairs = runsOf(text)
    .filter(isSigns)
    .flatMap((run) => pairsOf([...run]));
  const words = runsOf(text).filter((run) => /^[a-z]{4,}$/.test(run));
  const asked = [
    ...[...pairs, ...pinyinTokens(text).filter((token) => token.startsWith('~'))].map(
      (token) => `'${inTitle}${token}'`,
    ),
    ...words.map((word) => `'${inTitle}${word.slice(0, commonLetters)}':*`),
  ];
  return [...new Set(asked)].slice(0, maxAsked);
};

/** Incremented when the job `addReadings` has to add tokens to stored products. */
const searchVersion = 1;

/** The tokens of how the title and other text are read. */
export const readingTokens = (text: string, { zh }: Text): string[] => {
  const title = pinyinTokens(plain(zh), true);
  return [
    ...new Set([...pinyinTokens(plain(text)), ...title, ...title.map((token) => `${inTitle}${token}`)]),
  ];
};

/**
 * The search columns, which must be written together: the text, and a tsvector of its tokens with their pinyin, those
 * of the title and those of addresses. Tokens contain only letters, digits and their prefix, so quoting them is safe.
 */
export const searchColumns = (
  text: string,
  title: Text,
  addresses: readonly string[] = [],
): { searchText: string; searchTokens: string; searchVersion: number } => {
  const split = addresses.map(splitStreets);
  const tokens = [
    ...tokensOf([text, ...split.map(({ rest }) => rest)].join(' ')),
    ...tokensOf(`${title.zh} ${title.en ?? ''}`).map((token) => `${inTitle}${token}`),
    ...readingTokens(text, title),
    ...split.flatMap(({ streets }) => streets).map((street) => `${inAddress}${street.slice(0, longest)}`),
  ];
  return {
    searchText: [text, ...addresses].join(' ').toLowerCase(),
    searchTokens: [...new Set(tokens)].map((token) => `'${token}'`).join(' '),
    searchVersion,
  };
};
