import { useMessages } from '@portal/shared/i18n';
import { Button } from '@portal/shared/ui';
import { logout } from '../../account/logout.ts';
import { AccountCard } from '../account-form/account-card.tsx';
import { accountFormMessages } from '../account-form/messages.ts';
import { PasswordInput } from '../account-form/password-input.tsx';
import { NewPasswordInput } from '../verification/new-password-input.tsx';
import { changePasswordMessages } from './messages.ts';
import { useChangePassword } from './use-change-password.ts';

/** The page to change an initial password: until then the server refuses all other calls. */
export const ChangePassword = () => {
  const t = useMessages(changePasswordMessages);
  const tForm = useMessages(accountFormMessages);
  const { form, owner, submit } = useChangePassword();
  const field = (name: 'current' | 'password') => ({ ...form.field(name), required: true });
  return (
    <AccountCard
      title={t('title')}
      lead={t('lead')}
      refused={form.refusal}
      onSubmit={submit}
      links={
        <Button kind="quiet" size="small" onClick={() => void logout()}>
          {t('logout')}
        </Button>
      }
    >
      <PasswordInput {...field('current')} label={t('current')} autoComplete="current-password" />
      <NewPasswordInput {...field('password')} label={tForm('newPassword')} owner={owner} />
      <Button type="submit" size="large" wide busy={form.busy}>
        {t('submit')}
      </Button>
    </AccountCard>
  );
};
