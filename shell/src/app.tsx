import { queryClient } from '@portal/shared/api';
import { RouterProvider } from '@portal/shared/router';
import { Layers } from '@portal/shared/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, useEffect } from 'react';
import { LoadingOverlay } from './feedback/loading-overlay.tsx';
import { reportFatal, signalRendered } from './rendering/start-signal.ts';

interface AppProps {
  readonly router: ComponentProps<typeof RouterProvider>['router'];
}

/** What is around the router, in the browser and on the server. */
export const Providers = ({ children }: { readonly children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>
    {children}
    <LoadingOverlay />
    <Layers />
  </QueryClientProvider>
);

/** The whole page. */
export const App = ({ router }: AppProps) => {
  useEffect(signalRendered, []);
  return (
    <Providers>
      <RouterProvider router={router} useTransitions onError={reportFatal} />
    </Providers>
  );
};
