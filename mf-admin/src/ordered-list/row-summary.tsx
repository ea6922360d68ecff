import type { ReactNode } from 'react';
import styles from './row-summary.module.css';

interface RowSummaryProps {
  readonly title: ReactNode;
  /** Smaller lines below it; what is empty is left out. */
  readonly details: readonly string[];
  readonly children?: ReactNode;
}

/** Title and details of a row. */
export const RowSummary = ({ title, details, children }: RowSummaryProps) => (
  <div className={styles.words}>
    <span className={styles.title}>{title}</span>
    {details.filter(Boolean).map((detail) => (
      <span key={detail} className={styles.detail}>
        {detail}
      </span>
    ))}
    {children}
  </div>
);
