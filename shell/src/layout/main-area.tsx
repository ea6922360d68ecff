import { useLocation } from '@portal/shared/router';
import type { ReactNode } from 'react';
import { ErrorBoundary } from '../feedback/error-boundary.tsx';
import styles from './main-area.module.css';

/** The main area with its error boundary: a crash leaves the frame intact, and a navigation resets it. */
export const MainArea = ({ children }: { children: ReactNode }) => {
  const { pathname } = useLocation();
  return (
    <main id="main" tabIndex={-1} className={styles.main}>
      <ErrorBoundary place={pathname}>{children}</ErrorBoundary>
    </main>
  );
};
