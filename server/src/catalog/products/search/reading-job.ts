import type { Db } from '#src/platform/database/index.ts';
import { pinyinOf } from '#src/platform/pinyin/index.ts';
import { addTokens, listUnreadNames, listUnreadProducts, storeReading } from './reading-repository.ts';
import { readingTokens } from './words/search-tokens.ts';
import { splitStreets } from './words/street-names.ts';

const mostProducts = 200;
const mostNames = 5000;

const readNames = async (db: Db): Promise<void> => {
  for (const name of await listUnreadNames(db, mostNames)) {
    const syllables = pinyinOf(name).split(' ');
    const initials = syllables.map((one) => one.charAt(0)).join('');
    await storeReading(db, name, { pinyin: syllables.join(''), initials });
  }
};

/**
 * Adds the pinyin of names that are new, and of products that were stored before search understood pinyin, 200 at a
 * time. A name can be corrected and a product be found by pinyin afterwards.
 */
export const addReadings = async (db: Db): Promise<void> => {
  await readNames(db);
  for (const { id, title, searchText } of await listUnreadProducts(db, mostProducts))
    await addTokens(db, id, readingTokens(splitStreets(searchText).rest, title));
};
