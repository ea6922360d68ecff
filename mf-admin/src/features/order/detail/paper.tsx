import { type ReactNode, useId } from 'react';
import styles from './order-detail.module.css';

interface PaperProps {
  readonly title: string;
  readonly hint?: string;
  /** What is for the screen alone. */
  readonly screenOnly?: boolean;
  readonly children: ReactNode;
}

/** A part of an order on a sheet of its own. */
export const Paper = ({ title, hint, screenOnly, children }: PaperProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.paper} data-screen={screenOnly || undefined}>
      <header className={styles.paperHead}>
        <h2 id={id}>{title}</h2>
        {hint && <small>{hint}</small>}
      </header>
      {children}
    </section>
  );
};
