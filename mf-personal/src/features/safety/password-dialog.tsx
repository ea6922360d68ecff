import { call, queryClient } from '@portal/shared/api';
import { useMessages } from '@portal/shared/i18n';
import { checkPassword } from '@portal/shared/rules';
import { TextInput, toast } from '@portal/shared/ui';
import { accountQuery } from '#src/account-query.ts';
import { FormDialog } from '#src/form/form-dialog.tsx';
import { useOwnForm } from '#src/form/use-own-form.ts';
import { devicesKey } from './device-query.ts';
import { NewPassword } from './new-password.tsx';
import styles from './safety.module.css';
import { safetyMessages } from './safety-messages.ts';

interface PasswordDialogProps {
  readonly username: string;
  readonly onClose: () => void;
}

const usePasswordForm = (username: string, onDone: () => void) => {
  const t = useMessages(safetyMessages);
  return useOwnForm({
    blank: { current: '', password: '' },
    faultsOf: ({ current, password }) => {
      const fault = checkPassword(password, username);
      return {
        ...(current === '' ? { current: t('faults.password') } : {}),
        ...(fault ? { password: t(`faults.${fault}`) } : {}),
      };
    },
    send: (body) => call('PUT /api/v1/account/password', { body }),
    onDone: () => {
      toast.success(t('overview.passwordSaved'));
      void queryClient.invalidateQueries({ queryKey: accountQuery.queryKey });
      void queryClient.invalidateQueries({ queryKey: devicesKey });
      onDone();
    },
  });
};

/** Changes the password; other devices are signed out by it. */
export const PasswordDialog = ({ username, onClose }: PasswordDialogProps) => {
  const t = useMessages(safetyMessages);
  const { busy, refusal, submit, field } = usePasswordForm(username, onClose);
  return (
    <FormDialog
      {...{ busy, refusal, onClose }}
      title={t('overview.changePassword')}
      action={t('save')}
      onSubmit={submit}
    >
      <p className={styles.soft}>{t('overview.othersOut')}</p>
      <TextInput
        {...field('current')}
        label={t('currentPassword')}
        type="password"
        autoComplete="current-password"
        maxLength={128}
      />
      <NewPassword {...field('password')} username={username} />
    </FormDialog>
  );
};
