import { and, or, type SQL, sql } from 'drizzle-orm';
import { containing, products, translatedNames } from '#src/platform/database/index.ts';
import { pinyinQuery } from '#src/platform/pinyin/index.ts';
import { titleQuery } from './words/search-tokens.ts';

const wordsOf = (keywords: string): string[] => keywords.split(/\s+/).filter((word) => word !== '');

/** The Chinese contains the word, or an English word begins with it. */
const says = (zh: SQL, en: SQL, word: string): SQL | undefined =>
  or(sql`${zh} ilike ${containing(word)}`, sql`' ' || ${en} ilike ${containing(` ${word}`)}`);

/** Whether a product's title contains all words; false without any word. */
export const inTitle = (keywords: string): SQL => {
  const [zh, en] = [sql`${products.title}->>'zh'`, sql`coalesce(${products.title}->>'en', '')`];
  return sql`${and(...wordsOf(keywords).map((word) => says(zh, en, word)))}`;
};

/** Whether a product's title is read as the keywords say; undefined when they are no pinyin. */
export const isTitleReadAs = (keywords: string): SQL | undefined => {
  const asked = pinyinQuery(keywords) && titleQuery(keywords);
  return asked === undefined ? undefined : sql`${products.searchTokens} @@ ${asked}::tsquery`;
};

/** Whether a name contains the words. */
export const inName = (keywords: string): SQL | undefined =>
  says(sql`${translatedNames.zh}`, sql`${translatedNames.en}`, keywords.trim());
