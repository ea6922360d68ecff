import type { CallData } from '@portal/shared/contract';
import { paths, useNavigate, useSearchParams } from '@portal/shared/router';
import { readUserId, storeToken } from '@portal/shared/session';
import { loadAccount, useAccount } from '../../account/account.ts';
import { forgetEndedSession, readEndedSession } from '../../account/ended-session.ts';
import { safePath } from './safe-path.ts';

/** The page on which the session of this user ended in this tab. */
const endedPath = (): string => {
  const ended = readEndedSession();
  const isOwn = ended?.userId !== undefined && ended.userId === readUserId();
  return safePath(new URLSearchParams(isOwn ? { redirect: ended.path } : {}), window.location.origin);
};

/**
 * Who comes from no page of the portal but home goes on where the last session ended; without one, staff start in the
 * back office.
 */
const targetOf = (search: URLSearchParams): string => {
  const path = safePath(search, window.location.origin);
  if (path !== paths.home) return path;
  const ended = endedPath();
  return ended === paths.home && useAccount.getState().routes.length > 0 ? paths.admin : ended;
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
    const target = targetOf(search);
    forgetEndedSession();
    navigate(target, { replace: true });
    return true;
  };
};
