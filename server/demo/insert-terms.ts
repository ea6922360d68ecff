import { type Db, terms } from '#src/platform/database/index.ts';

/** Writes the English of names, by their Chinese. What is there stays, be it another piece's or an editor's. */
export const insertTerms = async (tx: Db, names: Readonly<Record<string, string>>): Promise<void> => {
  const rows = Object.entries(names).map(([zh, en]) => ({ zh, en }));
  await tx.insert(terms).values(rows).onConflictDoNothing();
};
