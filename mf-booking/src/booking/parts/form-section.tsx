import { Card } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import styles from '../booking.module.css';

interface FormSectionProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** One part of the booking form on its own sheet: what it is about, and its fields. */
export const FormSection = ({ title, lead, children }: FormSectionProps) => (
  <Card as="section" padded className={styles.section}>
    {lead === undefined ? (
      <h2>{title}</h2>
    ) : (
      <header>
        <h2>{title}</h2>
        <p className={styles.lead}>{lead}</p>
      </header>
    )}
    {children}
  </Card>
);
