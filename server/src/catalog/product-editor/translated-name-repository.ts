import type { Text } from '@portal/shared/contract';
import { inArray } from 'drizzle-orm';
import { type Db, translatedNames } from '#src/platform/database/index.ts';

/** Stores the English of names that have none yet. */
export const addTranslatedNames = async (tx: Db, names: readonly Text[]): Promise<void> => {
  const rows = names.flatMap(({ zh, en }) => (zh !== '' && en !== undefined ? [{ zh, en }] : []));
  if (rows.length > 0) await tx.insert(translatedNames).values(rows).onConflictDoNothing();
};

/** The English of names, by their Chinese. */
export const findEnglish = async (db: Db, names: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const rows = await db
    .select({ zh: translatedNames.zh, en: translatedNames.en })
    .from(translatedNames)
    .where(inArray(translatedNames.zh, [...names]));
  return new Map(rows.map(({ zh, en }) => [zh, en]));
};
