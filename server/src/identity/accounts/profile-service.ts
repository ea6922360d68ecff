import type { Account, ProfileForm } from '@portal/shared/contract';
import { checkProfile, dayOf, trimProfile } from '@portal/shared/rules';
import { getDetails } from '#src/identity/authentication/index.ts';
import { updateUsers } from '#src/identity/users/index.ts';
import { recordChange } from '#src/platform/audit/index.ts';
import type { Deps } from '#src/platform/context/index.ts';
import { lockMember } from '#src/platform/database/index.ts';
import { type Member, throwFieldError } from '#src/platform/errors/index.ts';
import { getOwnAccount } from './own-account.ts';

/** Changes a member's profile. Throws A0400 naming the field: `nickname` or `birthday`. */
export const changeProfile = async (
  { db, now }: Deps,
  member: Member,
  form: ProfileForm,
): Promise<Account> => {
  const { nickname, gender, birthday } = trimProfile(form);
  throwFieldError(checkProfile({ nickname, gender, birthday }, dayOf(now())));
  await db.transaction(async (tx) => {
    await lockMember(tx, member.userId);
    const before = await getDetails(tx, member.userId);
    await updateUsers(tx, [member.userId], { nickname, gender, birthday });
    const subject = { subject: 'user', subjectId: member.userId } as const;
    await recordChange(tx, {
      actor: member,
      action: 'change-profile',
      ...subject,
      // The audit does not store the birthday, which is personal data.
      before: { nickname: before.nickname, gender: before.gender },
      after: { nickname, gender, birthdayChanged: before.birthday !== birthday },
    });
  });
  return getOwnAccount(db, member.userId);
};
