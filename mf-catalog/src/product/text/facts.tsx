import type { ReactNode } from 'react';
import styles from './text.module.css';

interface FactsProps {
  /** What they are facts of. */
  readonly label: string;
  /** A fact without a value is left out. */
  readonly facts: readonly { readonly term: string; readonly value: ReactNode }[];
}

/** What a product is in figures and names, in as many columns as fit. */
export const Facts = ({ label, facts }: FactsProps) => (
  <dl className={styles.facts} aria-label={label}>
    {facts
      .filter(({ value }) => value)
      .map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
);
