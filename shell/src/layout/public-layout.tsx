import { Outlet, useLocation } from '@portal/shared/router';
import type { ReactNode } from 'react';
import { ErrorBoundary } from '../feedback/error-boundary.tsx';
import { BottomNav } from './bottom-nav.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './public-layout.module.css';
import { SkipLink } from './skip-link.tsx';

/** The main area with its error boundary: a crash leaves the frame intact, and a navigation resets it. */
const MainArea = ({ children }: { children: ReactNode }) => {
  const { pathname } = useLocation();
  return (
    <main id="main" tabIndex={-1} className={styles.main}>
      <ErrorBoundary place={pathname}>{children}</ErrorBoundary>
    </main>
  );
};

/** The frame of the public side. */
export const PublicLayout = ({ children = <Outlet /> }: { children?: ReactNode }) => (
  <>
    <SkipLink />
    <Header />
    <MainArea>{children}</MainArea>
    <Footer />
    <BottomNav />
  </>
);
