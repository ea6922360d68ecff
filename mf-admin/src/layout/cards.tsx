import type { ReactNode } from 'react';
import styles from './cards.module.css';

/** Cards side by side, as many as fit. */
export const Cards = ({ children }: { children: ReactNode }) => (
  <div className={styles.cards}>{children}</div>
);

/** A card with its title. */
export const Card = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.card}>
    <h2>{title}</h2>
    {children}
  </section>
);
