import { and, or, type SQL, sql } from 'drizzle-orm';
import { containing, products, terms } from '#src/platform/database/index.ts';

const wordsOf = (keywords: string): string[] => keywords.split(/\s+/).filter((word) => word !== '');

/** The Chinese holds the word anywhere, or an English word begins with it. */
const says = (zh: SQL, en: SQL, word: string): SQL | undefined =>
  or(sql`${zh} ilike ${containing(word)}`, sql`' ' || ${en} ilike ${containing(` ${word}`)}`);

/** Whether the title of a product holds all the words, of which there has to be one. */
export const inTitle = (keywords: string): SQL => {
  const [zh, en] = [sql`${products.title}->>'zh'`, sql`coalesce(${products.title}->>'en', '')`];
  return sql`${and(...wordsOf(keywords).map((word) => says(zh, en, word)))}`;
};

/** Whether a name holds what was typed. */
export const inName = (keywords: string): SQL | undefined =>
  says(sql`${terms.zh}`, sql`${terms.en}`, keywords.trim());
