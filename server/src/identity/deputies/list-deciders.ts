import { listHolders } from '#src/identity/access-control/index.ts';
import type { DataScope } from '#src/platform/context/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import { listDeputyIds } from './deputy-repository.ts';

/** Which proposal, and on which day (Asia/Shanghai). */
interface Decision {
  readonly perm: string;
  readonly today: string;
  /** Who takes part in the proposal, and so neither decides nor is represented. */
  readonly participants: readonly (number | null)[];
  readonly reaches: (scope: DataScope) => Promise<boolean>;
}

/**
 * The users who may decide on a proposal: those who hold the permission and reach its record (at most 50), then their
 * deputies of the day.
 */
export const listDeciders = async (
  tx: Db,
  { perm, today, participants, reaches }: Decision,
): Promise<number[]> => {
  const deciders = [];
  const represented = [];
  for (const { userId, scope, isRoot } of await listHolders(tx, perm)) {
    if (participants.includes(userId) || !(await reaches(scope))) continue;
    deciders.push(userId);
    if (!isRoot) represented.push(userId);
  }
  const deputies = await listDeputyIds(tx, represented, today);
  const ids = [...deciders, ...deputies.map(({ deputyId }) => deputyId)];
  return [...new Set(ids)].filter((id) => !participants.includes(id));
};
