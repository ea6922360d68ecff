import type { ReactNode } from 'react';
import styles from './list-card.module.css';

/** The card around a list and its filters; dimmed while the next page is loading. */
export const ListCard = ({ busy, children }: { busy: boolean; children: ReactNode }) => (
  <div className={styles.card} aria-busy={busy}>
    {children}
  </div>
);
