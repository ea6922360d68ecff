import { Navigate, Outlet, paths, ScrollRestoration, useLocation, useNavigate } from '@portal/shared/router';
import { useSession } from '@portal/shared/session';
import { Suspense, useEffect } from 'react';
import { useAccount } from '../account/account.ts';
import { useAccountRefresh } from '../account/refresh-account.ts';
import { BackOffice } from '../layout/back-office.ts';
import { isAccountPage } from '../pages/account-form/is-account-page.ts';
import { repeatEarlyEvents } from '../rendering/early-events.ts';
import { AfterNavigation } from './after-navigation.tsx';
import { RouteTitle } from './route-title.tsx';
import { scrollKey } from './scroll-key.ts';

/** After a store reset the login page opens (specification section 4). */
const useLoginAfterReset = (): void => {
  const navigate = useNavigate();
  const wasReset = useAccount((account) => account.wasReset);
  useEffect(() => {
    if (!wasReset) return;
    useAccount.setState({ wasReset: false });
    void navigate(paths.login());
  }, [wasReset, navigate]);
};

/**
 * Users with back-office routes get its chunk in advance: a pending lazy chunk would unmount the current screen.
 */
const useBackOfficePrefetch = (): void => {
  const hasMenu = useAccount(({ routes }) => routes.length > 0);
  useEffect(() => {
    if (hasMenu) BackOffice.prefetch();
  }, [hasMenu]);
};

/** Around every screen. */
export const Portal = () => {
  useAccountRefresh();
  useLoginAfterReset();
  useBackOfficePrefetch();
  useEffect(repeatEarlyEvents, []);
  const { pathname, search } = useLocation();
  const isInitialPassword = useSession(({ user }) => user?.mustChangePassword === true);
  // The page to change it is shown in place of any other, and leads back.
  if (isInitialPassword && !isAccountPage(pathname))
    return <Navigate to={paths.changePassword(pathname + search)} replace />;
  return (
    <Suspense>
      <RouteTitle />
      <Outlet />
      <AfterNavigation />
      <ScrollRestoration getKey={scrollKey} />
    </Suspense>
  );
};
