import type { Deps } from '#src/platform/context/index.ts';
import { deleteBlocked, deleteLeftover } from './picture-repository.ts';

const dayMs = 24 * 3_600_000;
const keptMs = dayMs;
/** For how long (ms) hidden pictures can be restored. */
const blockedMs = 30 * dayMs;
const batch = 200;

/** Deletes pictures unused for 24 hours, and those hidden for 30 days. Returns their number. */
export const deleteUnusedPictures = async ({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> => {
  const before = new Date(now().getTime() - keptMs);
  const blocked = await deleteBlocked(db, new Date(now().getTime() - blockedMs));
  for (let total = blocked; ; ) {
    const deleted = await deleteLeftover(db, before, batch);
    total += deleted;
    if (deleted < batch) return total;
  }
};
