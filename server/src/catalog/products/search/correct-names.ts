import type { Text } from '@portal/shared/contract';
import type { Db } from '#src/platform/database/index.ts';
import { isSigns, pinyinOf, plain, runsOf } from '#src/platform/pinyin/index.ts';
import { listNamesRead, listSimilarNames, type ReadName } from './name-repository.ts';

/** Characters of a name in Chinese. */
const shortest = 2;
const longest = 8;
/** Letters of a word that may be a misspelt name. */
const leastLetters = 2;
/** Characters of keywords that are compared with names. */
const mostCompared = 60;

/** Places in a list where a name may be, the longest first. */
const rangesOf = (count: number): [start: number, end: number][] => {
  const ranges: [number, number][] = [];
  for (let size = Math.min(longest, count); size >= shortest; size -= 1)
    for (let start = 0; start + size <= count; start += 1) ranges.push([start, start + size]);
  return ranges;
};

/** The run with the first name in it that sounds like a part of it; undefined without one. */
const homophone = (run: string, names: ReadonlyMap<string, ReadName>): string | undefined => {
  const signs = [...run];
  const read = pinyinOf(run).split(' ');
  for (const [start, end] of rangesOf(signs.length)) {
    const name = names.get(read.slice(start, end).join(''))?.zh;
    if (name === undefined || [...name].length !== end - start) continue;
    return `${signs.slice(0, start).join('')}${name}${signs.slice(end).join('')}`;
  }
  return undefined;
};

const readingsOf = (run: string): string[] => {
  const read = pinyinOf(run).split(' ');
  return rangesOf(read.length).map(([start, end]) => read.slice(start, end).join(''));
};

const correctHomophones = async (db: Db, runs: readonly string[]): Promise<string[]> => {
  const asked = runs.filter(isSigns).flatMap(readingsOf);
  const found = asked.length === 0 ? [] : await listNamesRead(db, asked);
  const names = new Map(found.map((name) => [name.pinyin, name]));
  return runs.map((run) => (isSigns(run) ? homophone(run, names) : undefined) ?? run);
};

const textOf = (words: readonly Text[]): Text => ({
  zh: words.map(({ zh }) => zh).join(' '),
  en: words.map(({ zh, en = zh }) => en).join(' '),
});

/** How a text is compared with names: Chinese by its pinyin. */
const keyOf = (run: string): string => (isSigns(run) ? pinyinOf(run).replaceAll(' ', '') : run);

/** The most similar name of each run, by the run: of Chinese by its pinyin, else as it is written there. */
const similarNames = async (db: Db, runs: readonly string[]): Promise<ReadonlyMap<string, Text>> => {
  const compared = runs.filter((run) => run.length >= leastLetters);
  const found = await listSimilarNames(db, compared.map(keyOf), 1);
  const byKey = new Map(found.map((name) => [name.key, name]));
  return new Map(
    compared.flatMap((run) => {
      const name = byKey.get(keyOf(run));
      if (!name) return [];
      const { zh, en, isEnglish } = name;
      return [[run, isEnglish && !isSigns(run) ? { zh: en, en } : { zh, en }] as const];
    }),
  );
};

/** Each word replaced by the name that is spelt most similarly; English words together when a name is similar to them. */
const correctSpelling = async (db: Db, runs: readonly string[]): Promise<Text | undefined> => {
  const whole = runs.some(isSigns) ? [] : [runs.join(' ')];
  const similar = await similarNames(db, [...whole, ...runs]);
  const name = similar.get(whole[0] ?? '');
  if (name) return name;
  return similar.size === 0 ? undefined : textOf(runs.map((run) => similar.get(run) ?? { zh: run }));
};

/**
 * Keywords that find nothing, with misspelt names corrected: Chinese that sounds the same, else what is spelt similarly.
 * Undefined when no name is similar. The text to search for is the Chinese.
 */
export const correctNames = async (db: Db, keywords: string): Promise<Text | undefined> => {
  const runs = runsOf(plain(keywords).slice(0, mostCompared));
  if (runs.length === 0) return undefined;
  const heard = await correctHomophones(db, runs);
  if (heard.some((run, at) => run !== runs[at])) return { zh: heard.join(' ') };
  return correctSpelling(db, runs);
};

const mostNearest = 4;

/** Names that are written or read similarly to the keywords, the most similar first. */
export const nearestNames = async (db: Db, keywords: string): Promise<string[]> => {
  const runs = runsOf(plain(keywords).slice(0, mostCompared));
  const keys = [...new Set([runs.map(keyOf).join(' '), ...runs.map(keyOf)])];
  const names = await listSimilarNames(
    db,
    keys.filter(({ length }) => length >= leastLetters),
    mostNearest,
  );
  return [...new Set(names.map(({ zh }) => zh))].slice(0, mostNearest);
};
