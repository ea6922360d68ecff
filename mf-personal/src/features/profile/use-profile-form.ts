import { type ApiError, call } from '@portal/shared/api';
import type { Account, ProfileForm } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { checkProfile, dayOf, type FieldFault, trimProfile } from '@portal/shared/rules';
import { toast } from '@portal/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { showAccount } from '#src/account-query.ts';
import { profileMessages } from './profile-messages.ts';

interface Problem {
  readonly field: string;
  readonly text: string;
}

const genders = [0, 1, 2] as const;

/** An account's profile as it is edited. */
const formOf = ({ nickname, gender, birthday }: Account): ProfileForm => ({
  nickname,
  gender: genders.find((known) => known === gender) ?? 0,
  birthday,
});

const useProblemText = () => {
  const t = useMessages(profileMessages);
  return ({ field, code }: FieldFault): string => {
    if (field === 'nickname')
      return t(code === 'required' ? 'problems.nickname.required' : 'problems.nickname.invalid');
    return t(code === 'future' ? 'problems.birthday.future' : 'problems.birthday.invalid');
  };
};

/** A profile being changed: what was typed in, what is wrong with it, and sending it. */
export const useProfileForm = (account: Account) => {
  const t = useMessages(profileMessages);
  const saved = formOf(account);
  const [draft, setDraft] = useState(saved);
  const [attempt, setAttempt] = useState<{ count: number; problems: readonly Problem[] }>({
    count: 0,
    problems: [],
  });
  const textOf = useProblemText();
  const form = trimProfile(draft);
  const problems = checkProfile(form, dayOf(new Date())).map((fault) => ({
    field: fault.field,
    text: textOf(fault),
  }));
  const refuse = (found: readonly Problem[]) => setAttempt({ count: attempt.count + 1, problems: found });

  const save = useMutation<Account, ApiError>({
    mutationFn: () => call('PUT /api/v1/account/profile', { body: form }),
    onSuccess: (changed) => {
      showAccount(changed);
      setDraft(formOf(changed));
      setAttempt({ count: 0, problems: [] });
      toast.success(t('saved'));
    },
    onError: ({ field, message }) =>
      refuse([{ field: field === 'birthday' ? field : 'nickname', text: message }]),
  });
  return {
    draft,
    attempt,
    busy: save.isPending,
    changed: JSON.stringify(draft) !== JSON.stringify(saved),
    errorOf: (name: string) =>
      attempt.count > 0
        ? (
            problems.find(({ field }) => field === name) ??
            attempt.problems.find(({ field }) => field === name)
          )?.text
        : undefined,
    change: (changes: Partial<ProfileForm>) => {
      setDraft({ ...draft, ...changes });
      setAttempt({ ...attempt, problems: [] });
    },
    undo: () => {
      setDraft(saved);
      setAttempt({ count: 0, problems: [] });
    },
    submit: () => {
      refuse(problems);
      if (problems.length === 0 && !save.isPending) save.mutate();
    },
  };
};
