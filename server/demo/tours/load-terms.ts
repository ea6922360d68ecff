import type { Db } from '#src/platform/database/connect.ts';
import { terms } from '#src/platform/database/schema/index.ts';
import { demoTerms } from './terms.ts';

/** The English of the names that the demo agency's tours carry. What an editor wrote before stays. */
export const loadTerms = async (tx: Db): Promise<void> => {
  const rows = [...demoTerms].map(([zh, en]) => ({ zh, en }));
  await tx.insert(terms).values(rows).onConflictDoNothing();
};
