import type { Account } from '@portal/shared/contract';
import { DateInput } from '@portal/shared/forms';
import { useMessages } from '@portal/shared/i18n';
import { dayOf } from '@portal/shared/rules';
import { Button, Card, FormErrors, RadioGroup, TextInput } from '@portal/shared/ui';
import styles from './profile.module.css';
import { profileMessages } from './profile-messages.ts';
import { useLeaveGuard } from './use-leave-guard.ts';
import { useProfileForm } from './use-profile-form.ts';

const genders = ['0', '1', '2'] as const;

type Form = ReturnType<typeof useProfileForm>;

const Fields = ({ values: draft, errorOf, change }: Form) => {
  const t = useMessages(profileMessages);
  return (
    <>
      <TextInput
        name="nickname"
        label={t('nickname')}
        hint={t('nicknameHint')}
        autoComplete="nickname"
        maxLength={30}
        required
        value={draft.nickname}
        error={errorOf('nickname')}
        onChange={(nickname) => change({ nickname })}
      />
      <RadioGroup
        label={t('gender')}
        value={String(draft.gender)}
        options={genders.map((value) => ({ value, label: t(`genders.${value}`) }))}
        onChange={(value) => change({ gender: value === '1' ? 1 : value === '2' ? 2 : 0 })}
      />
      <DateInput
        name="birthday"
        label={t('birthday')}
        hint={t('birthdayHint')}
        autoComplete="bday"
        min="1900-01-01"
        max={dayOf(new Date())}
        value={draft.birthday ?? ''}
        error={errorOf('birthday')}
        onChange={(birthday) => change({ birthday: birthday || null })}
      />
    </>
  );
};

/** What members say of themselves. What was changed and not saved is asked about before it is lost. */
export const ProfileForm = ({ account }: { account: Account }) => {
  const t = useMessages(profileMessages);
  const form = useProfileForm(account);
  const question = {
    title: t('leaving.title'),
    body: t('leaving.body'),
    confirmLabel: t('leaving.confirm'),
    danger: true,
  };
  useLeaveGuard(form.changed, question, form.forget);
  return (
    <Card as="section" padded>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
      >
        <FormErrors errors={form.summary} attempt={form.attempt} />
        <Fields {...form} />
        <div className={styles.actions}>
          <Button type="submit" busy={form.busy} disabled={!form.changed}>
            {t('save')}
          </Button>
          {form.changed && (
            <Button kind="quiet" onClick={() => form.reset()}>
              {t('undo')}
            </Button>
          )}
          <span role="status" className={styles.soft}>
            {form.changed && t('unsaved')}
          </span>
        </div>
      </form>
    </Card>
  );
};
