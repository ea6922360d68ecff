import { type ReactNode, useId } from 'react';
import styles from './order-detail.module.css';

interface CardProps {
  readonly title: string;
  readonly hint?: string;
  /** What is for the screen alone. */
  readonly screenOnly?: boolean;
  readonly children: ReactNode;
}

/** A part of an order on a sheet of its own. */
export const Card = ({ title, hint, screenOnly, children }: CardProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.card} data-screen={screenOnly || undefined}>
      <header className={styles.cardHead}>
        <h2 id={id}>{title}</h2>
        {hint && <small>{hint}</small>}
      </header>
      {children}
    </section>
  );
};
