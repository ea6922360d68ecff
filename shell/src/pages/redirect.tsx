import { Navigate, useLocation } from '@portal/shared/router';

/** `/redirect/route/detail?id=7` goes to `/route/detail?id=7`, leaving no trace in the history. */
export const Redirect = () => {
  const { pathname, search } = useLocation();
  const path = pathname.replace(/^\/redirect[/\\]*/i, '');
  return <Navigate to={`/${path}${search}`} replace />;
};
