import type { InitialPassword } from '@portal/shared/contract';
import {
  createInitialPassword,
  endSessionsOf,
  hashPassword,
  ownChoice,
  passwordMissing,
  requireGoodPassword,
  resetAccountAttempts,
  toBeChanged,
} from '#src/identity/authentication/index.ts';
import { recordChange, recordChanges } from '#src/platform/audit/index.ts';
import type { Deps } from '#src/platform/context/index.ts';
import type { Member } from '#src/platform/errors/index.ts';
import { deleteUserRoles, type UserRecord, updateUsers } from './user-record-repository.ts';
import { getChangeable, notOneself, requireRootLeft } from './user-rules.ts';

/** Enables or disables a user and ends their sessions. Throws for oneself, the last ROOT, unknown users. */
export const setUserStatus = async (
  { db }: Pick<Deps, 'db'>,
  member: Member,
  id: number,
  status: 0 | 1,
): Promise<void> =>
  db.transaction(async (tx) => {
    const found = await getChangeable(tx, member, [id]);
    if (status === 0 && id === member.userId) throw notOneself('status');
    if (status === 0) await requireRootLeft(tx, found);
    await updateUsers(tx, [id], { status });
    await endSessionsOf(tx, [id], 'staff');
    await recordChange(tx, {
      actor: member,
      action: 'set-status',
      subject: 'user',
      subjectId: id,
      before: { status: found[0]?.status },
      after: { status },
    });
  });

interface WantedPassword {
  readonly password?: string;
  /** Generates it. */
  readonly random?: true;
}

const passwordOf = async (deps: Deps, { password, random }: WantedPassword) => {
  if (random) return createInitialPassword(deps);
  if (password === undefined) throw passwordMissing();
  return { password, columns: { passwordHash: await hashPassword(password) } };
};

/**
 * Sets a password, which must be changed within some days unless it is one's own, and ends that user's sessions.
 * Returns a generated one. Throws A0410 on `password` when none is wanted, A0400 when the policy refuses it.
 */
export const setUserPassword = async (
  deps: Deps,
  member: Member,
  id: number,
  wanted: WantedPassword,
): Promise<InitialPassword | null> => {
  const { password, columns } = await passwordOf(deps, wanted);
  const owner = await deps.db.transaction(async (tx) => {
    const [found] = (await getChangeable(tx, member, [id])) as [UserRecord];
    if (!wanted.random) await requireGoodPassword(password, found);
    await updateUsers(tx, [id], { ...columns, ...(id === member.userId ? ownChoice : toBeChanged(deps)) });
    await endSessionsOf(tx, [id], 'password');
    await recordChange(tx, { actor: member, action: 'reset-password', subject: 'user', subjectId: id });
    return found;
  });
  await resetAccountAttempts(deps.db, owner);
  return wanted.random ? { password } : null;
};

/**
 * Soft-deletes users: their usernames are free again, their sessions end. All or none: throws for oneself,
 * the last ROOT, and an unknown user.
 */
export const deleteUsers = async ({ db, now }: Deps, member: Member, ids: readonly number[]) => {
  if (ids.includes(member.userId)) throw notOneself('id');
  await db.transaction(async (tx) => {
    const found = await getChangeable(tx, member, ids);
    await requireRootLeft(tx, found);
    await updateUsers(tx, ids, { deletedAt: now() });
    await deleteUserRoles(tx, ids);
    await endSessionsOf(tx, ids, 'staff');
    const deleted = { actor: member, action: 'delete', subject: 'user' } as const;
    await recordChanges(
      tx,
      found.map((user) => ({ ...deleted, subjectId: user.id, before: user })),
    );
  });
};
