import type { ReactNode } from 'react';
import { Icon } from '../actions/icon.tsx';
import styles from './disclosure.module.css';

interface DisclosureProps {
  readonly title: ReactNode;
  /** Open at first; the person decides from then on. */
  readonly open?: boolean;
  readonly children: ReactNode;
}

/** Something to open when it is wanted. */
export const Disclosure = ({ title, open, children }: DisclosureProps) => (
  <details className={styles.disclosure} open={open}>
    <summary>
      {title}
      <Icon name="chevron-down" size={18} />
    </summary>
    <div className={styles.body}>{children}</div>
  </details>
);
