import type { Text } from '@portal/shared/contract';
import { eq, isNull, sql } from 'drizzle-orm';
import { type Db, products, translatedNames } from '#src/platform/database/index.ts';

interface UnreadProduct {
  readonly id: number;
  readonly title: Text;
  readonly searchText: string;
}

/** Products whose tokens lack those of their pinyin. */
export const listUnreadProducts = (db: Db, most: number): Promise<UnreadProduct[]> =>
  db
    .select({ id: products.id, title: products.title, searchText: products.searchText })
    .from(products)
    // A literal, not a parameter: otherwise the partial index does not apply.
    .where(sql`${products.searchVersion} < 1`)
    .orderBy(products.id)
    .limit(most);

export const addTokens = async (db: Db, id: number, tokens: readonly string[]): Promise<void> => {
  const searchTokens = sql`${products.searchTokens} || array_to_tsvector(${sql.param(tokens)}::text[])`;
  await db.update(products).set({ searchTokens, searchVersion: 1 }).where(eq(products.id, id));
};

/** Names whose pinyin is missing. */
export const listUnreadNames = async (db: Db, most: number): Promise<string[]> => {
  const { zh, pinyin } = translatedNames;
  return (await db.select({ zh }).from(translatedNames).where(isNull(pinyin)).limit(most)).map(
    (row) => row.zh,
  );
};

/** Stores how a name is read: pinyin without spaces, and its initials. */
export const storeReading = async (
  db: Db,
  zh: string,
  read: { readonly pinyin: string; readonly initials: string },
): Promise<void> => {
  await db.update(translatedNames).set(read).where(eq(translatedNames.zh, zh));
};
