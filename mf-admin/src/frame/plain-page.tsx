import { useAppearance, useTitle } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import styles from './plain-page.module.css';
import { useWarmAntd } from './use-warm-antd.ts';

export interface PageProps {
  readonly title: string;
  /** A sentence under the title: what this is for. */
  readonly lead?: ReactNode;
  /** What is done with the whole of it, at the right of the title. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Title, actions and content without antd: for a screen whose first sight is drawn with the parts of `src/parts` and the
 * frame. It comes with half the bytes; what lies over it, in a {@link Layer}, may be antd's.
 */
export const PlainPage = ({ title, lead, actions, children }: PageProps) => {
  useTitle(title);
  useWarmAntd();
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
