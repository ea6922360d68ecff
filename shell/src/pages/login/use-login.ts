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

/** Signs in, and goes where somebody came from. A failed try says why and needs a new verification code. */
export const useLogin = () => {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const captcha = useQuery(captchaQuery());
  const [state, setState] = useState<{ busy: boolean; refused?: string }>({ busy: false });

  const enter = async (values: LoginValues): Promise<void> => {
    const verifyCodeKey = captcha.data?.verifyCodeKey ?? '';
    const { tokenType, accessToken } = await call('POST /api/v1/auth/login', {
      body: { ...values, username: values.username.trim(), verifyCodeKey },
    });
    storeToken(tokenType, accessToken);
    if (await loadAccount()) navigate(safePath(search, window.location.origin), { replace: true });
  };

  /** Gives whether it worked. */
  const login = async (values: LoginValues): Promise<boolean> => {
    setState({ busy: true });
    try {
      await enter(values);
      setState({ busy: false });
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setState({ busy: false, refused: error.message });
      void captcha.refetch();
      return false;
    }
  };
  return { ...state, login, picture: captcha.data?.verifyCodeBase64, renew: () => void captcha.refetch() };
};
