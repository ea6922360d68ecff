import { Picture } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import styles from './picture-row.module.css';

interface PictureRowProps {
  readonly picture: string;
  readonly children: ReactNode;
  /** Below the words on a phone, beside them elsewhere. */
  readonly actions: ReactNode;
}

/** The inside of a card in a list: a picture, words, and what can be done. */
export const PictureRow = ({ picture, children, actions }: PictureRowProps) => (
  <div className={styles.row}>
    <div className={styles.picture}>
      <Picture src={picture} alt="" width={1200} height={900} sizes="160px" />
    </div>
    <div className={styles.words}>{children}</div>
    <div className={styles.actions}>{actions}</div>
  </div>
);
