import { Navigate, useLocation } from '@portal/shared/router';

/** `/redirect/route/detail?id=7` goes to `/route/detail?id=7`, replacing the history entry. */
export const Redirect = () => {
  const { pathname, search } = useLocation();
  const path = pathname.replace(/^\/redirect[/\\]*/i, '');
  return <Navigate to={`/${path}${search}`} replace />;
};
