import { useLocation } from '@portal/shared/router';
import { useSession } from '@portal/shared/session';
import { ErrorBoundary } from '../feedback/error-boundary.tsx';
import { BackOffice } from './back-office.ts';

/** The frame of the back office: the view `Layout`. Its state ends with the session. */
export const MainLayout = () => {
  const { pathname } = useLocation();
  const token = useSession((session) => session.token);
  return (
    <ErrorBoundary place={pathname}>
      <BackOffice key={token} />
    </ErrorBoundary>
  );
};
