import type { Text } from '@portal/shared/contract';

/** Runs of signs without spaces between words (Chinese, Japanese), and words of all other scripts. */
const runs =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{N}])+/gu;
const signRun = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const apostrophe = /(?<=\p{L})['’ʼ](?=\p{L})/gu;

/** PostgreSQL refuses a token of more than 2 kB. */
const longest = 64;
/** Somebody who asks for more has said enough. */
const mostAsked = 32;

/** One writing for all: no accents, no full width, lower case, `Xi’an` as one word. */
const plain = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replace(apostrophe, '').toLowerCase();

const runsOf = (text: string): string[] => plain(text).match(runs) ?? [];

const pairsOf = (run: string): string[] => {
  const signs = [...run];
  return signs.slice(1).map((sign, index) => `${signs[index]}${sign}`);
};

/** An English word as one of its kind, as far as its ending tells: `beaches` → `beach`, `families` → `family`. */
const singularOf = (word: string): string => {
  if (!/^[a-z]{3,}s$/.test(word) || /(ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return /(ch|sh|x|ss)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
};

/** What a text is found by: each sign and pair of signs of Chinese, each other word with and without its plural. */
export const tokensOf = (text: string): string[] => {
  const tokens = runsOf(text).flatMap((run) =>
    signRun.test(run)
      ? [...run, ...pairsOf(run)]
      : [run.slice(0, longest), singularOf(run).slice(0, longest)],
  );
  return [...new Set(tokens)];
};

/** Before a token that stands in the title: no sign of any token. */
const inTitle = '^';

const askedOf = (run: string, isLast: boolean, before: string): string[] => {
  if (signRun.test(run))
    return ([...run].length > 1 ? pairsOf(run) : [run]).map((token) => `'${before}${token}'`);
  const word = singularOf(run).slice(0, longest);
  return [isLast && /\p{L}/u.test(word) ? `'${before}${word}':*` : `'${before}${word}'`];
};

const queryOf = (keywords: string, before = ''): string | undefined => {
  const asked = runsOf(keywords);
  const tokens = asked.flatMap((run, index) => askedOf(run, index === asked.length - 1, before));
  return tokens.length === 0 ? undefined : [...new Set(tokens)].slice(0, mostAsked).join(' & ');
};

/**
 * Words as a question to the tokens, all of which have to be there, the last one as far as it is typed; undefined when
 * there is nothing to look for in them. It holds letters and digits only, so it reads as a tsquery whatever was typed.
 */
export const tokenQuery = (keywords: string): string | undefined => queryOf(keywords);

/** The same question to the tokens of the title. */
export const titleQuery = (keywords: string): string | undefined => queryOf(keywords, inTitle);

/**
 * Both columns that a product is found by, to be written together: the text, and its tokens and those of its title as a
 * tsvector reads them. Tokens are letters and digits only, so that quoting them is safe.
 */
export const searchColumns = (
  text: string,
  { zh, en = '' }: Text,
): { searchText: string; searchTokens: string } => ({
  searchText: text.toLowerCase(),
  searchTokens: [...tokensOf(text), ...tokensOf(`${zh} ${en}`).map((token) => `${inTitle}${token}`)]
    .map((token) => `'${token}'`)
    .join(' '),
});
