import type { CallData } from '@portal/shared/contract';
import { useNavigate, useSearchParams } from '@portal/shared/router';
import { storeToken } from '@portal/shared/session';
import { loadAccount } from '../../account/account.ts';
import { safePath } from './safe-path.ts';

/**
 * Completes a login: stores the token, loads the user, and returns to the page before. False when the token
 * is invalid.
 */
export const useCompleteLogin = () => {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return async ({ tokenType, accessToken }: CallData<'POST /api/v1/auth/login'>): Promise<boolean> => {
    storeToken(tokenType, accessToken);
    if (!(await loadAccount())) return false;
    navigate(safePath(search, window.location.origin), { replace: true });
    return true;
  };
};
