import { useLocation } from '@portal/shared/router';
import type { ReactNode } from 'react';
import { ErrorBoundary } from '../feedback/error-boundary.tsx';
import styles from './main-area.module.css';

/** Where the screens stand. A screen that crashes leaves the frame, and the next one starts anew. */
export const MainArea = ({ children }: { children: ReactNode }) => {
  const { pathname } = useLocation();
  return (
    <main id="main" tabIndex={-1} className={styles.main}>
      <ErrorBoundary place={pathname}>{children}</ErrorBoundary>
    </main>
  );
};
