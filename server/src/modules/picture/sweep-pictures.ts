import type { Deps } from '../../deps.ts';
import { deleteLeftover } from './picture-repository.ts';

const keptMs = 24 * 3_600_000;
const batch = 200;

/** Deletes pictures that nothing has used for 24 hours. Gives how many. */
export const sweepPictures = async ({
  database: { db },
  now,
}: Pick<Deps, 'database' | 'now'>): Promise<number> => {
  const before = new Date(now().getTime() - keptMs);
  for (let swept = 0; ; ) {
    const deleted = await deleteLeftover(db, before, batch);
    swept += deleted;
    if (deleted < batch) return swept;
  }
};
