import type { Account } from '@portal/shared/contract';
import { type ContactChannel, maskEmail, maskMobile } from '@portal/shared/rules';
import { confirmPassword, getDetails, getOwner } from '#src/identity/authentication/index.ts';
import { updateUsers } from '#src/identity/users/index.ts';
import { recordChange } from '#src/platform/audit/index.ts';
import { lockMember, mapConstraintErrors } from '#src/platform/database/index.ts';
import type { Member } from '#src/platform/errors/index.ts';
import type { AccountDeps, Caller } from './account-deps.ts';
import { takenFaults } from './account-faults.ts';
import { proveCode, useCode } from './codes/code-service.ts';
import { notifyOwner } from './notify-owner.ts';
import { getOwnAccount } from './own-account.ts';

interface NewContact {
  readonly channel: ContactChannel;
  readonly target: string;
  readonly code: string;
  readonly password: string;
}

const kinds = {
  sms: {
    column: 'mobile',
    letter: 'mobileChanged',
    action: 'change-mobile',
    mask: maskMobile,
    columns: (mobile: string, now: Date) => ({ mobile, mobileVerifiedAt: now }),
  },
  mail: {
    column: 'email',
    letter: 'emailChanged',
    action: 'change-email',
    mask: maskEmail,
    columns: (email: string, now: Date) => ({ email, emailVerifiedAt: now }),
  },
} as const;

/** Returns the previous address. */
const replace = (
  { db, now }: AccountDeps,
  member: Member,
  { channel, target }: NewContact,
  codeId: number,
): Promise<string | null> => {
  const { column, action, mask, columns } = kinds[channel];
  return db.transaction(async (tx) => {
    await lockMember(tx, member.userId);
    const before = (await getDetails(tx, member.userId))[column];
    await updateUsers(tx, [member.userId], columns(target, now()));
    await useCode(tx, codeId, now());
    await recordChange(tx, {
      actor: member,
      action,
      subject: 'user',
      subjectId: member.userId,
      before: { [column]: before && mask(before) },
      after: { [column]: mask(target) },
    });
    return before;
  });
};

/**
 * Changes a member's mobile number or email address to the one that the code verifies, and notifies the
 * previous one. Throws A0210 on `password` when it is wrong, A0211 after too many wrong ones, A0400 naming
 * the field: `code` wrong or expired, `mobile` or `email` another account's.
 */
export const changeContact = async (
  deps: AccountDeps,
  member: Member,
  change: NewContact,
  { language }: Caller,
): Promise<Account> => {
  const { channel, target, code, password } = change;
  await confirmPassword(deps, { ...member, password });
  const subject = { purpose: 'change', channel, target, userId: member.userId } as const;
  const codeId = await proveCode(deps, subject, code);
  const before = await mapConstraintErrors(takenFaults, () => replace(deps, member, change, codeId));
  const { letter, mask } = kinds[channel];
  const owner = await getOwner(deps.db, member.userId);
  if (before && before !== target)
    await notifyOwner(deps, {
      userId: member.userId,
      username: member.username,
      to: [{ channel, to: before }],
      letter,
      language: owner.language ?? language,
      values: { to: mask(target) },
    });
  return getOwnAccount(deps.db, member.userId);
};
