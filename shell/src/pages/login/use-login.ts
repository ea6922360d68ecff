import { ApiError, call } from '@portal/shared/api';
import type { FactorChallenge } from '@portal/shared/contract';
import { formErrors, useForm } from '@portal/shared/forms';
import { useMessages } from '@portal/shared/i18n';
import { errorCodes } from '@portal/shared/rules';
import { focusField } from '@portal/shared/ui';
import { useEffect, useState } from 'react';
import { useCompleteLogin } from '../account-form/use-complete-login.ts';
import { useCaptcha } from '../verification/use-captcha.ts';
import { checkLogin, type LoginValues } from './login-check.ts';
import { loginMessages } from './messages.ts';

const blank: LoginValues = { username: '', password: '', verifyCode: '' };

/** Whether a login waits for the second factor, whose challenge is in the error's data. */
export const isFactorRequired = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === errorCodes.factorRequired;

/**
 * The login form. A failed attempt needs a new captcha: its field is emptied and focused. `onChallenge` gets what the
 * second factor of the account answers.
 */
export const useLogin = (onChallenge: (challenge: FactorChallenge) => void) => {
  const t = useMessages(loginMessages);
  const captcha = useCaptcha();
  const completeLogin = useCompleteLogin();
  const [failures, setFailures] = useState(0);
  const validate = (values: LoginValues) =>
    formErrors(
      Object.fromEntries(Object.entries(checkLogin(values)).map(([name, key]) => [name, key && t(key)])),
    );
  const form = useForm({ initial: blank, validate, fieldOf: () => undefined, focus: 'field' });

  useEffect(() => {
    if (failures > 0) focusField('verifyCode');
  }, [failures]);

  const send = async (): Promise<void> => {
    const { username, ...values } = form.values;
    const { verifyCodeKey } = captcha;
    const body = { ...values, username: username.trim(), verifyCodeKey };
    if (!(await completeLogin(await call('POST /api/v1/auth/login', { body })))) captcha.renew();
  };
  const attempt = (): Promise<void> =>
    send().catch((error: unknown) => {
      if (isFactorRequired(error)) return onChallenge(error.data as FactorChallenge);
      if (error instanceof ApiError) {
        captcha.renew();
        form.clear('verifyCode');
        setFailures(failures + 1);
      }
      throw error;
    });
  const submit = (): void => void (form.check(Object.keys(blank)) && form.run(attempt));
  return { form, captcha, submit };
};
