import { call, queryClient } from '@portal/shared/api';
import { formErrors, PasswordInput, useForm } from '@portal/shared/forms';
import { useMessages } from '@portal/shared/i18n';
import { checkPassword, type PasswordOwner } from '@portal/shared/rules';
import { renewToken } from '@portal/shared/session';
import { toast } from '@portal/shared/ui';
import { accountQuery } from '#src/account-query.ts';
import { FormDialog } from '#src/form/form-dialog.tsx';
import cardStyles from '#src/frame/account-card.module.css';
import { devicesKey } from './device-query.ts';
import { NewPassword } from './new-password.tsx';
import { safetyMessages } from './safety-messages.ts';

interface PasswordDialogProps {
  readonly owner: PasswordOwner;
  readonly onClose: () => void;
}

const usePasswordForm = (owner: PasswordOwner, onDone: () => void) => {
  const t = useMessages(safetyMessages);
  const form = useForm({
    initial: { current: '', password: '' },
    validate: ({ current, password }) => {
      const fault = checkPassword(password, owner);
      return formErrors({
        current: current === '' ? t('faults.password') : undefined,
        password: fault && t(`faults.${fault}`),
      });
    },
    focus: 'field',
  });
  const save = async () => {
    const { tokenType, accessToken } = await call('PUT /api/v1/account/password', { body: form.values });
    renewToken(tokenType, accessToken);
    toast.success(t('overview.passwordSaved'));
    void queryClient.invalidateQueries({ queryKey: accountQuery.queryKey });
    void queryClient.invalidateQueries({ queryKey: devicesKey });
    onDone();
  };
  return { ...form, submit: () => form.submit(save) };
};

/** Changes the password; other devices are signed out by it. */
export const PasswordDialog = ({ owner, onClose }: PasswordDialogProps) => {
  const t = useMessages(safetyMessages);
  const { busy, refusal, submit, field } = usePasswordForm(owner, onClose);
  return (
    <FormDialog
      {...{ busy, refusal, onClose }}
      title={t('overview.changePassword')}
      action={t('save')}
      onSubmit={submit}
    >
      <p className={cardStyles.soft}>{t('overview.othersOut')}</p>
      <PasswordInput
        {...field('current')}
        required
        label={t('currentPassword')}
        autoComplete="current-password"
      />
      <NewPassword {...field('password')} required owner={owner} />
    </FormDialog>
  );
};
