import { call } from '@portal/shared/api';
import { useCompleteLogin } from '../account-form/use-complete-login.ts';
import { useCode } from '../verification/use-code.ts';
import { useVerificationForm } from '../verification/use-verification-form.ts';
import { blankRegistration, checkRegistration, sentFields } from './register-check.ts';

/** Registers, signs in, and returns to the page before. */
export const useRegister = () => {
  const enter = useCompleteLogin();
  const form = useVerificationForm({
    blank: blankRegistration,
    check: checkRegistration,
    targetField: 'mobile',
  });
  const mobile = form.values.mobile.trim();
  const sent = useCode(form, 'mobile', { purpose: 'register', channel: 'sms', target: mobile });

  const send = async (): Promise<void> => {
    const { username, code, password } = form.values;
    const body = {
      username: username.trim(),
      mobile,
      code: code.trim(),
      password,
      termsAccepted: true as const,
    };
    await enter(await call('POST /api/v1/auth/register', { body }));
  };
  const submit = async (): Promise<void> => {
    if (form.check(sentFields)) await form.run(send);
  };
  return { form, sent, submit };
};
