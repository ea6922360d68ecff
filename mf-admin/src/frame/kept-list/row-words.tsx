import type { ReactNode } from 'react';
import styles from './row-words.module.css';

interface RowWordsProps {
  readonly title: ReactNode;
  /** Smaller lines below it; what is empty is left out. */
  readonly details: readonly string[];
  readonly children?: ReactNode;
}

/** What a row of a kept list says. */
export const RowWords = ({ title, details, children }: RowWordsProps) => (
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
