import { Router } from '@portal/shared/router';
import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { portalHistory } from './portal-history.ts';

/** History-mode routing. A navigation is a transition: the old screen stays until the new one is there. */
export const PortalRouter = ({ children }: { children: ReactNode }) => {
  const [location, setLocation] = useState(portalHistory.currentLocation);

  useLayoutEffect(() => portalHistory.listen((next) => startTransition(() => setLocation(next))), []);

  return (
    <Router navigator={portalHistory.navigator} location={location}>
      {children}
    </Router>
  );
};
