import { call } from '@portal/shared/api';
import { formErrors, useForm } from '@portal/shared/forms';
import { translate, useMessages } from '@portal/shared/i18n';
import { useNavigate, useSearchParams } from '@portal/shared/router';
import { renewToken, useSession } from '@portal/shared/session';
import { toast } from '@portal/shared/ui';
import { loadAccount } from '../../account/account.ts';
import { safePath } from '../account-form/safe-path.ts';
import { passwordError } from '../verification/field-errors.ts';
import { verificationMessages } from '../verification/messages.ts';
import { changePasswordMessages } from './messages.ts';

/** Changes the password, loads the rights that come with it, and returns to the page before. */
export const useChangePassword = () => {
  const t = useMessages(changePasswordMessages);
  const tFault = useMessages(verificationMessages);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const owner = useSession(({ user }) => user);
  const form = useForm({
    initial: { current: '', password: '' },
    validate: ({ current, password }) => {
      const fault = passwordError(password, owner);
      return formErrors({
        current: current === '' ? t('currentMissing') : undefined,
        password: fault && tFault(fault),
      });
    },
    focus: 'field',
  });

  const send = async (): Promise<void> => {
    const { tokenType, accessToken } = await call('PUT /api/v1/account/password', { body: form.values });
    renewToken(tokenType, accessToken);
    if (!(await loadAccount())) return;
    toast.success(translate(changePasswordMessages, 'done'));
    void navigate(safePath(search, window.location.origin), { replace: true });
  };
  const submit = (): void => void (form.check(['current', 'password']) && form.run(send));
  return { form, owner, submit };
};
