import { ApiError, call, queryOf } from '@portal/shared/api';
import { useNavigate, useSearchParams } from '@portal/shared/router';
import { storeToken } from '@portal/shared/session';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { loadAccount } from '../../account/account.ts';
import type { LoginValues } from './login-check.ts';
import { safePath } from './safe-path.ts';

const captchaQuery = () => ({
  ...queryOf('GET /api/v1/auth/captcha', {}),
  staleTime: 0,
  gcTime: 0,
});

interface State {
  readonly busy: boolean;
  /** The server's words for the last failure. */
  readonly refused?: string;
  /** How often it has failed. */
  readonly failures: number;
}

/** Signs in, and goes where somebody came from. A failed try says why and needs a new verification code. */
export const useLogin = () => {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const captcha = useQuery(captchaQuery());
  const [state, setState] = useState<State>({ busy: false, failures: 0 });

  const enter = async (values: LoginValues): Promise<void> => {
    const verifyCodeKey = captcha.data?.verifyCodeKey ?? '';
    const { tokenType, accessToken } = await call('POST /api/v1/auth/login', {
      body: { ...values, username: values.username.trim(), verifyCodeKey },
    });
    storeToken(tokenType, accessToken);
    if (await loadAccount()) navigate(safePath(search, window.location.origin), { replace: true });
    else void captcha.refetch();
  };

  const login = async (values: LoginValues): Promise<void> => {
    setState({ busy: true, failures: state.failures });
    try {
      await enter(values);
      setState({ busy: false, failures: 0 });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setState({ busy: false, refused: error.message, failures: state.failures + 1 });
      void captcha.refetch();
    }
  };
  return { ...state, login, picture: captcha.data?.verifyCodeBase64, renew: () => void captcha.refetch() };
};
