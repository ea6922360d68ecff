import { useMessages } from '@portal/shared/i18n';
import { Spinner } from '@portal/shared/ui';
import { lazy, type ReactNode, Suspense } from 'react';
import { uiMessages } from '#src/ui/ui-messages.ts';
import styles from './overlay.module.css';

const AdminTheme = lazy(() => import('./admin-theme.tsx'));

/** Holds a lazily loaded drawer or dialog, in antd's theme; shows a spinner at the edge until it is loaded. */
export const Overlay = ({ children }: { children: ReactNode }) => {
  const t = useMessages(uiMessages);
  return (
    <Suspense
      fallback={
        <div className={styles.opening}>
          <Spinner label={t('opening')} />
        </div>
      }
    >
      <AdminTheme>{children}</AdminTheme>
    </Suspense>
  );
};
