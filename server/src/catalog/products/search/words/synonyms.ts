import { plain } from '#src/platform/pinyin/index.ts';

/** A word of visitors, and what it means in the catalogue. */
export interface Synonym {
  readonly word: string;
  readonly target: string;
  /** Searched for the target only; without it, for both. */
  readonly isMisspelling: boolean;
}

/** A part of a text, and the other words it is searched by. */
interface Part {
  readonly text: string;
  readonly others: readonly string[];
}

/** Synonyms, ready to be applied to keywords. */
export interface Synonyms {
  /** Keywords with misspellings corrected. */
  correct(keywords: string): string;
  /** A normalized text, split where it has synonyms. */
  split(text: string): readonly Part[];
}

/** Targets that have targets themselves; a longer chain ends here. */
const longestChain = 8;

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Chinese is found inside a run, other words only whole. */
const patternOf = (word: string): string =>
  /^\p{Script=Han}/u.test(word) ? escaped(word) : `(?<![\\p{L}\\p{N}])${escaped(word)}(?![\\p{L}\\p{N}])`;

/** The longest word is found first; undefined without words. */
const findAll = (words: Iterable<string>): RegExp | undefined => {
  const patterns = [...words].toSorted((a, b) => b.length - a.length).map(patternOf);
  return patterns.length === 0 ? undefined : new RegExp(`(${patterns.join('|')})`, 'giu');
};

const byWord = (list: readonly Synonym[]): ReadonlyMap<string, string> =>
  new Map(list.map(({ word, target }) => [plain(word), target]));

const chainOf = (targets: ReadonlyMap<string, string>, word: string): string[] => {
  const chain: string[] = [];
  for (let next = targets.get(word); next !== undefined; next = targets.get(plain(next))) {
    if (chain.length >= longestChain || [word, ...chain].includes(plain(next))) break;
    chain.push(next);
  }
  return chain;
};

/** Prepares synonyms for {@link Synonyms}; words and targets are compared without case, accents and traditional forms. */
export const compileSynonyms = (list: readonly Synonym[]): Synonyms => {
  const misspellings = byWord(list.filter(({ isMisspelling }) => isMisspelling));
  const others = byWord(list.filter(({ isMisspelling }) => !isMisspelling));
  const wrong = findAll(misspellings.keys());
  const equal = findAll(others.keys());
  return {
    correct: (keywords) =>
      wrong ? keywords.replace(wrong, (word) => chainOf(misspellings, plain(word)).at(-1) ?? word) : keywords,
    split: (text) =>
      (equal ? text.split(equal) : [text])
        .filter((part) => part !== '')
        .map((part) => ({ text: part, others: chainOf(others, part).map(plain) })),
  };
};

/** Without any synonym. */
export const noSynonyms: Synonyms = compileSynonyms([]);
