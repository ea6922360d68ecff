import { type ReactNode, useId } from 'react';
import styles from './section.module.css';

interface SectionProps {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  /** At the end of the title's line: a link to all, a switch. */
  readonly action?: ReactNode;
  /** Target of in-page links. */
  readonly id?: string;
  readonly children?: ReactNode;
}

/** A part of a page under its own h2. */
export const Section = ({ title, lead, action, id, children }: SectionProps) => {
  const headingId = useId();
  return (
    <section id={id} aria-labelledby={headingId} className={styles.section}>
      <header className={styles.header}>
        <div>
          <h2 id={headingId}>{title}</h2>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {action}
      </header>
      {children}
    </section>
  );
};
