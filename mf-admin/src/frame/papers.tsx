import type { ReactNode } from 'react';
import styles from './papers.module.css';

/** Sheets side by side, as many as there is room for. */
export const Papers = ({ children }: { children: ReactNode }) => (
  <div className={styles.papers}>{children}</div>
);

/** One sheet with its title. */
export const Paper = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.paper}>
    <h2>{title}</h2>
    {children}
  </section>
);
