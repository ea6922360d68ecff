import { queryClient } from '@portal/shared/api';
import { RouterProvider } from '@portal/shared/router';
import { Layers } from '@portal/shared/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { LoadingOverlay } from './feedback/loading-overlay.tsx';

interface AppProps {
  readonly router: ComponentProps<typeof RouterProvider>['router'];
}

const report = (error: unknown): void => reportError(error);

/** The whole page: the routes, and the layers above every screen. */
export const App = ({ router }: AppProps) => (
  <QueryClientProvider client={queryClient}>
    <RouterProvider router={router} useTransitions onError={report} />
    <LoadingOverlay />
    <Layers />
  </QueryClientProvider>
);
