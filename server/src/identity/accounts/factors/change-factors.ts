import type { AuditAction } from '@portal/shared/rules';
import { getOwner, renewSession } from '#src/identity/authentication/index.ts';
import { type FactorDeps, type FactorRow, listFactors } from '#src/identity/second-factor/index.ts';
import { recordChange } from '#src/platform/audit/index.ts';
import { type Db, lockMember } from '#src/platform/database/index.ts';
import { type Member, stepUpRequired } from '#src/platform/errors/index.ts';
import type { AccountDeps, Caller } from '../account-deps.ts';
import { contactsOf, notifyOwnerInBackground } from '../notify-owner.ts';

/** Dependencies of the calls about one's own second factors. */
export type OwnFactorDeps = AccountDeps & FactorDeps;

/** An account with a second factor confirms it before it is given another one, or loses one. */
export const requireFresh = ({ factor }: Member, factors: readonly FactorRow[]): void => {
  if (factors.length > 0 && !factor?.fresh) throw stepUpRequired();
};

interface Changed<T> {
  readonly action: AuditAction;
  readonly before?: object;
  readonly after?: object;
  /** When the second factor of this session was confirmed, if that changes; null when there is none any more. */
  readonly factorAt?: Date | null;
  readonly result: T;
}

/**
 * Changes the second factors of a member, one change at a time: ends all other sessions, notifies the member, and
 * returns a new token for this session.
 */
export const changeFactors = async <T>(
  deps: OwnFactorDeps,
  member: Member,
  { language }: Caller,
  change: (tx: Db, factors: FactorRow[]) => Promise<Changed<T>>,
): Promise<{ result: T; token: string }> => {
  const changed = await deps.db.transaction(async (tx) => {
    await lockMember(tx, member.userId);
    const { result, factorAt, ...recorded } = await change(tx, await listFactors(tx, member.userId));
    await recordChange(tx, { ...recorded, actor: member, subject: 'user', subjectId: member.userId });
    return { result, token: await renewSession(tx, member, 'factors', factorAt) };
  });
  const owner = await getOwner(deps.db, member.userId);
  await notifyOwnerInBackground(deps, {
    ...{ userId: owner.id, username: member.username, to: contactsOf(owner), letter: 'factorsChanged' },
    language: owner.language ?? language,
  });
  return changed;
};
