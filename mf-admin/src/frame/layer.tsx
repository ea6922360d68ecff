import { useMessages } from '@portal/shared/i18n';
import { Spinner } from '@portal/shared/ui';
import { lazy, type ReactNode, Suspense } from 'react';
import { frameMessages } from './frame-messages.ts';
import styles from './layer.module.css';

const AntdLook = lazy(() => import('./antd-look.tsx'));

/** Where a drawer or dialog stands that is fetched when it is first opened; until then the edge says so. */
export const Layer = ({ children }: { children: ReactNode }) => {
  const t = useMessages(frameMessages);
  return (
    <Suspense
      fallback={
        <div className={styles.opening}>
          <Spinner label={t('opening')} />
        </div>
      }
    >
      <AntdLook>{children}</AntdLook>
    </Suspense>
  );
};
