import { loadPreferences } from '@portal/shared/preferences';
import { Navigate, paths } from '@portal/shared/router';
import { useSession } from '@portal/shared/session';
import { useEffect, useState } from 'react';
import { useAccount } from '../account/account.ts';
import { startOfWork, useLastScreen } from '../routing/last-screen.ts';
import { Forbidden } from './forbidden.tsx';
import { Pending } from './pending.tsx';

/** Whether the preferences of a user have been loaded, or could not be. */
const useLoaded = (userId: number | undefined): boolean => {
  const [loaded, setLoaded] = useState<number>();
  useEffect(() => {
    if (userId !== undefined) void loadPreferences().then(() => setLoaded(userId));
  }, [userId]);
  return userId !== undefined && loaded === userId;
};

/** The way into the back office: visitors log in first, members may not enter, staff continue where they were. */
export const Admin = () => {
  const signedIn = useSession(({ token }) => token !== '');
  const loaded = useLoaded(useSession(({ user }) => user?.userId));
  const { loading, routes } = useAccount();
  const [last] = useLastScreen();
  const start = startOfWork(routes, last);
  if (!signedIn) return <Navigate to={paths.login(paths.admin)} replace />;
  if (loading || (start && !loaded)) return <Pending />;
  return start ? <Navigate to={start} replace /> : <Forbidden />;
};
