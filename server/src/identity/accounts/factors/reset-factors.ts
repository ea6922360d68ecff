import { errorCodes } from '@portal/shared/rules';
import { endSessionsOf, getOwner } from '#src/identity/authentication/index.ts';
import { deleteFactorsOf, deleteRecoveryCodes, listFactors } from '#src/identity/second-factor/index.ts';
import { getChangeable } from '#src/identity/users/index.ts';
import { recordChange } from '#src/platform/audit/index.ts';
import { conflict, forbidden, type Member } from '#src/platform/errors/index.ts';
import type { AccountDeps, Caller } from '../account-deps.ts';
import { contactsOf, notifyOwner } from '../notify-owner.ts';

const noFactors = () =>
  conflict(errorCodes.wrongState, '该用户没有启用两步验证', 'This user has no two-step verification');

/**
 * Removes all second factors and recovery codes of another user, ends their sessions, and notifies them. Throws 403 for
 * oneself and for a user with grants that the member lacks, 404 outside of the data scope, A0513 without a factor.
 */
export const resetFactors = async (
  deps: AccountDeps,
  member: Member,
  id: number,
  { language }: Caller,
): Promise<null> => {
  // One's own are removed in the personal centre, where they have to be confirmed.
  if (id === member.userId) throw forbidden();
  const owner = await deps.db.transaction(async (tx) => {
    const [found] = await getChangeable(tx, member, [id]);
    const factors = await listFactors(tx, id);
    if (!found || factors.length === 0) throw noFactors();
    await deleteFactorsOf(tx, id);
    await deleteRecoveryCodes(tx, id);
    await endSessionsOf(tx, [id], 'factors');
    const before = { kinds: factors.map(({ kind }) => kind) };
    await recordChange(tx, {
      actor: member,
      action: 'reset-factors',
      subject: 'user',
      subjectId: id,
      before,
    });
    return found;
  });
  const { language: own } = await getOwner(deps.db, id);
  await notifyOwner(deps, {
    ...{ userId: id, username: owner.username, to: contactsOf(owner) },
    ...{ letter: 'factorsChanged', language: own ?? language },
  });
  return null;
};
