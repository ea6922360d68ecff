import { useRoutes } from '@portal/shared/router';
import { useMemo } from 'react';
import { useAccount } from '../account/account.ts';
import { PublicLayout } from '../layout/public-layout.tsx';
import { NotFound } from '../pages/not-found.tsx';
import { Pending } from '../pages/pending.tsx';
import { menuRoutes } from './menu-routes.tsx';
import { staticRoutes } from './static-routes.tsx';

/** Who may be signed in may have more routes than are known yet. */
const NoRoute = () => (useAccount(({ loading }) => loading) ? <Pending /> : <NotFound />);

/** All routes: the static ones in the public layout, and on top the menu routes of this login. */
export const AppRoutes = () => {
  const records = useAccount(({ routes }) => routes);
  const routes = useMemo(
    () => [
      {
        element: <PublicLayout />,
        children: [...staticRoutes, { path: '*', element: <NoRoute /> }],
      },
      ...menuRoutes(records),
    ],
    [records],
  );
  return useRoutes(routes);
};
