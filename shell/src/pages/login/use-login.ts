import { ApiError, call } from '@portal/shared/api';
import { useState } from 'react';
import { useCaptcha } from '../account-form/use-captcha.ts';
import { useCompleteLogin } from '../account-form/use-complete-login.ts';
import type { LoginValues } from './login-check.ts';

interface State {
  readonly busy: boolean;
  /** The server's words for the last failure. */
  readonly refused?: string;
  /** How often it has failed. */
  readonly failures: number;
}

/** Signs in, and goes where somebody came from. A failed try says why and needs a new verification code. */
export const useLogin = () => {
  const captcha = useCaptcha();
  const enter = useCompleteLogin();
  const [state, setState] = useState<State>({ busy: false, failures: 0 });

  const tryIn = async (values: LoginValues): Promise<void> => {
    const { verifyCodeKey } = captcha;
    const answer = await call('POST /api/v1/auth/login', {
      body: { ...values, username: values.username.trim(), verifyCodeKey },
    });
    if (!(await enter(answer))) captcha.renew();
  };

  const login = async (values: LoginValues): Promise<void> => {
    setState({ busy: true, failures: state.failures });
    try {
      await tryIn(values);
      setState({ busy: false, failures: 0 });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setState({ busy: false, refused: error.message, failures: state.failures + 1 });
      captcha.renew();
    }
  };
  return { ...state, login, captcha };
};
