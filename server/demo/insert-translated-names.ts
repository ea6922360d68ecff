import { type Db, translatedNames } from '#src/platform/database/index.ts';

/** Writes the English of names, by their Chinese. What is there stays, be it another piece's or an editor's. */
export const insertTranslatedNames = async (tx: Db, names: Readonly<Record<string, string>>) => {
  const rows = Object.entries(names).map(([zh, en]) => ({ zh, en }));
  await tx.insert(translatedNames).values(rows).onConflictDoNothing();
};
