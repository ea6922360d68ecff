import { queryClient } from '@portal/shared/api';
import { RouterProvider } from '@portal/shared/router';
import { Layers } from '@portal/shared/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { LoadingOverlay } from './feedback/loading-overlay.tsx';

interface AppProps {
  readonly router: ComponentProps<typeof RouterProvider>['router'];
}

const report = (error: unknown): void => reportError(error);

/** What is around the router, in the browser and on the server. */
export const Providers = ({ children }: { readonly children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>
    {children}
    <LoadingOverlay />
    <Layers />
  </QueryClientProvider>
);

/** The whole page. */
export const App = ({ router }: AppProps) => (
  <Providers>
    <RouterProvider router={router} useTransitions onError={report} />
  </Providers>
);
