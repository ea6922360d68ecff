import { useAppearance, useTitle } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import styles from './page.module.css';
import { usePrefetchAntd } from './use-prefetch-antd.ts';

export interface PageProps {
  readonly title: string;
  /** A sentence under the title: what this is for. */
  readonly lead?: ReactNode;
  /** What is done with the whole of it, at the right of the title. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Title, actions and content of a screen that draws its first view without antd, at half the bytes. An `Overlay` over it
 * may use antd.
 */
export const Page = ({ title, lead, actions, children }: PageProps) => {
  useTitle(title);
  usePrefetchAntd();
  const { compact } = useAppearance();
  return (
    <div className={styles.page} data-compact={compact || undefined}>
      <header className={styles.header}>
        <div className={styles.words}>
          <h1>{title}</h1>
          {lead && <p>{lead}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  );
};
