import { call } from '@portal/shared/api';
import { translate } from '@portal/shared/i18n';
import { paths, useNavigate } from '@portal/shared/router';
import { toast } from '@portal/shared/ui';
import { useReturnPath } from '../account-form/use-return-path.ts';
import { useCode } from '../verification/use-code.ts';
import { useVerificationForm } from '../verification/use-verification-form.ts';
import { resetMessages } from './messages.ts';
import { blankReset, checkReset, sentFields } from './reset-check.ts';

/** Sets a new password, and opens the login page with the return path. */
export const useReset = () => {
  const navigate = useNavigate();
  const returnTo = useReturnPath();
  const form = useVerificationForm({ blank: blankReset, check: checkReset, targetField: 'target' });
  const { channel } = form.values;
  const target = form.values.target.trim();
  const sent = useCode(form, 'target', { purpose: 'reset', channel, target });

  const send = async (): Promise<void> => {
    const { code, password } = form.values;
    const body = { channel, target, code: code.trim(), password };
    await call('POST /api/v1/auth/password', { body });
    toast.success(translate(resetMessages, 'done'));
    navigate(paths.login(returnTo), { replace: true });
  };
  const submit = async (): Promise<void> => {
    if (form.check(sentFields)) await form.run(send);
  };
  return { form, sent, submit };
};
