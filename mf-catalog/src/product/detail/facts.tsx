import type { ReactNode } from 'react';
import styles from './parts.module.css';

interface FactsProps {
  /** What the list is called by those who hear it. */
  readonly label: string;
  /** Those without a value are left out. */
  readonly items: readonly { readonly term: string; readonly value: ReactNode }[];
}

/** What a product is in figures and names. */
export const Facts = ({ label, items }: FactsProps) => (
  <dl className={styles.facts} aria-label={label}>
    {items
      .filter(({ value }) => value)
      .map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
);
