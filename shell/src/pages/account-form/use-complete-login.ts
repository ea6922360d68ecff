import type { CallData } from '@portal/shared/contract';
import { paths, useNavigate, useSearchParams } from '@portal/shared/router';
import { storeToken } from '@portal/shared/session';
import { loadAccount, useAccount } from '../../account/account.ts';
import { safePath } from './safe-path.ts';

/** Staff that come from no page of the portal but home start in the back office. */
const targetOf = (search: URLSearchParams): string => {
  const path = safePath(search, window.location.origin);
  return path === paths.home && useAccount.getState().routes.length > 0 ? paths.admin : path;
};

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
    navigate(targetOf(search), { replace: true });
    return true;
  };
};
