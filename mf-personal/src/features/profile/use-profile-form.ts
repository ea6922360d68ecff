import { call } from '@portal/shared/api';
import type { Account, ProfileForm } from '@portal/shared/contract';
import { useForm } from '@portal/shared/forms';
import { useMessages } from '@portal/shared/i18n';
import { checkProfile, dayOf, type FieldFault, trimProfile } from '@portal/shared/rules';
import { toast } from '@portal/shared/ui';
import { showAccount } from '#src/account-query.ts';
import { profileMessages } from './profile-messages.ts';

const genders = [0, 1, 2] as const;

/** An account's profile as it is edited. */
const formOf = ({ nickname, gender, birthday }: Account): ProfileForm => ({
  nickname,
  gender: genders.find((known) => known === gender) ?? 0,
  birthday,
});

const useErrorText = () => {
  const t = useMessages(profileMessages);
  return ({ field, code }: FieldFault): string => {
    if (field === 'nickname')
      return t(code === 'required' ? 'problems.nickname.required' : 'problems.nickname.invalid');
    return t(code === 'future' ? 'problems.birthday.future' : 'problems.birthday.invalid');
  };
};

/** The form of the member's profile. */
export const useProfileForm = (account: Account) => {
  const t = useMessages(profileMessages);
  const textOf = useErrorText();
  const form = useForm({
    initial: formOf(account),
    validate: (draft) =>
      checkProfile(trimProfile(draft), dayOf(new Date())).map((fault) => ({
        field: fault.field,
        text: textOf(fault),
      })),
    fieldOf: ({ field }) => (field === 'birthday' ? field : 'nickname'),
    draft: 'profile',
  });
  const send = async () => {
    const changed = await call('PUT /api/v1/account/profile', { body: trimProfile(form.values) });
    showAccount(changed);
    form.reset(formOf(changed));
    toast.success(t('saved'));
  };
  return { ...form, submit: () => form.submit(send) };
};
