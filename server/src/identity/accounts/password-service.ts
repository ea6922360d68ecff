import type { CallInput } from '@portal/shared/contract';
import {
  confirmPassword,
  countAddress,
  endSessionsOf,
  findOwner,
  getDetails,
  getOwner,
  hashPassword,
  type Owner,
  ownChoice,
  renewSession,
  requireGoodPassword,
  resetAccountAttempts,
  uncountAddress,
} from '#src/identity/authentication/index.ts';
import { updateUsers } from '#src/identity/users/index.ts';
import { recordChange } from '#src/platform/audit/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import { invalidField, type Member } from '#src/platform/errors/index.ts';
import type { AccountDeps, Caller } from './account-deps.ts';
import { proveCode, requireTarget, useCode } from './codes/code-service.ts';
import { contactsOf, notifyOwner, notifyOwnerInBackground, type OwnerNotice } from './notify-owner.ts';

type Reset = CallInput<'POST /api/v1/auth/password'>['body'];
type Change = CallInput<'PUT /api/v1/account/password'>['body'];

interface NewPassword {
  readonly owner: Pick<Owner, 'id' | 'username'>;
  readonly passwordHash: string;
  readonly action: 'reset-password' | 'change-password';
  readonly now: Date;
}

const setPassword = async (tx: Db, { owner: { id, username }, passwordHash, action, now }: NewPassword) => {
  await updateUsers(tx, [id], { passwordHash, passwordChangedAt: now, ...ownChoice });
  const actor = { userId: id, username };
  await recordChange(tx, { actor, action, subject: 'user', subjectId: id });
};

/** A verified target without an account is answered like a wrong code. */
const getProven = async (deps: AccountDeps, reset: Reset): Promise<{ owner: Owner; codeId: number }> => {
  const subject = { ...reset, purpose: 'reset', userId: null } as const;
  const codeId = await proveCode(deps, subject, reset.code);
  const owner = await findOwner(deps.db, reset);
  if (!owner) throw invalidField('target', '没有找到账号', 'There is no account');
  return { owner, codeId };
};

const passwordNotice = (owner: Owner, { language }: Caller): OwnerNotice => ({
  ...{ userId: owner.id, username: owner.username, to: contactsOf(owner), letter: 'passwordChanged' },
  language: owner.language ?? language,
});

/**
 * Sets a new password for the owner of the mobile number or mailbox, ends all their sessions, lifts the login
 * wait, and notifies them. Throws A0400 naming the field: `password` refused by the rule, `code` wrong or
 * expired. A0211 after too many tries from one network address.
 */
export const resetPassword = async (deps: AccountDeps, reset: Reset, caller: Caller): Promise<void> => {
  requireTarget(reset);
  await countAddress(deps, caller.address);
  const { owner, codeId } = await getProven(deps, reset);
  await uncountAddress(deps, caller.address);
  await requireGoodPassword(reset.password, await getDetails(deps.db, owner.id));
  const passwordHash = await hashPassword(reset.password);
  const now = deps.now();
  await deps.db.transaction(async (tx) => {
    await setPassword(tx, { owner, passwordHash, action: 'reset-password', now });
    await useCode(tx, codeId, now);
    await endSessionsOf(tx, [owner.id], 'password');
  });
  await resetAccountAttempts(deps.db, owner);
  await notifyOwner(deps, passwordNotice(owner, caller));
};

/**
 * Changes a member's password, ends their other sessions, notifies them, and returns a new token for this session.
 * Throws A0210 on `current` when it is wrong, A0211 after too many wrong ones, A0400 on `password` when the rule
 * refuses it or it is the old one.
 */
export const changePassword = async (
  deps: AccountDeps,
  member: Member,
  { current, password }: Change,
  caller: Caller,
): Promise<string> => {
  await confirmPassword(deps, { ...member, password: current }, 'current');
  if (password === current)
    throw invalidField(
      'password',
      '新密码不能与当前密码相同',
      'The new password must not be the current one',
    );
  await requireGoodPassword(password, await getDetails(deps.db, member.userId));
  const passwordHash = await hashPassword(password);
  const now = deps.now();
  const owner = await getOwner(deps.db, member.userId);
  const token = await deps.db.transaction(async (tx) => {
    await setPassword(tx, { owner, passwordHash, action: 'change-password', now });
    return renewSession(tx, member, 'password');
  });
  await notifyOwnerInBackground(deps, passwordNotice(owner, caller));
  return token;
};
