import { Card, Picture, TextLink } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import styles from './chosen-card.module.css';

interface ChosenCardProps {
  readonly picture: string;
  readonly title: string;
  /** What of it: a room type, a kind of ticket. */
  readonly part?: string;
  /** When. */
  readonly children: ReactNode;
  /** A few words on it each, as tags. */
  readonly marks?: ReactNode;
  /** The URL to change the selection. */
  readonly other: { readonly to: string; readonly label: string };
}

/** What is being booked, and when. */
export const ChosenCard = ({ picture, title, part, children, marks, other }: ChosenCardProps) => (
  <Card as="section" className={styles.chosen}>
    <div className={styles.picture}>
      <Picture src={picture} alt="" width={1200} height={900} sizes="240px" eager />
    </div>
    <div className={styles.words}>
      <h2 className={styles.title}>{title}</h2>
      {part && <p className={styles.part}>{part}</p>}
      <p className={styles.dates}>{children}</p>
      <p className={styles.marks}>
        {marks}
        <TextLink to={other.to}>{other.label}</TextLink>
      </p>
    </div>
  </Card>
);
