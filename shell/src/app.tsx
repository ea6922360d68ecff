import { queryClient } from '@portal/shared/api';
import { Layers } from '@portal/shared/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { LoadingOverlay } from './feedback/loading-overlay.tsx';
import { AfterNavigation } from './routing/after-navigation.tsx';
import { AppRoutes } from './routing/app-routes.tsx';
import { PortalRouter } from './routing/portal-router.tsx';
import { RouteTitle } from './routing/route-title.tsx';

/** The whole page: the routes, and the layers above every screen. */
export const App = () => (
  <QueryClientProvider client={queryClient}>
    <PortalRouter>
      <Suspense>
        <RouteTitle />
        <AppRoutes />
        <AfterNavigation />
      </Suspense>
    </PortalRouter>
    <LoadingOverlay />
    <Layers />
  </QueryClientProvider>
);
