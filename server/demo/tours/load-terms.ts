import { type Db, terms } from '#src/platform/database/index.ts';
import { demoTerms } from './terms.ts';

/** The English of the names that the demo agency's tours carry. What an editor wrote before stays. */
export const loadTerms = async (tx: Db): Promise<void> => {
  const rows = [...demoTerms].map(([zh, en]) => ({ zh, en }));
  await tx.insert(terms).values(rows).onConflictDoNothing();
};
