import { type Db, translatedNames } from '#src/platform/database/index.ts';
import { demoTranslatedNames } from './translated-names.ts';

/** The English of the names that the demo agency's tours carry. What an editor wrote before stays. */
export const loadTranslatedNames = async (tx: Db): Promise<void> => {
  const rows = [...demoTranslatedNames].map(([zh, en]) => ({ zh, en }));
  await tx.insert(translatedNames).values(rows).onConflictDoNothing();
};
