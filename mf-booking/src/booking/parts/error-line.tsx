import { Icon } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import styles from '../booking.module.css';

/** What is wrong with something that is more than one field. */
export const ErrorLine = ({ id, children }: { id?: string; children: ReactNode }) => (
  <p id={id} className={styles.error}>
    <Icon name="warning" size={14} />
    {children}
  </p>
);
