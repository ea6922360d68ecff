import { classNames } from '@portal/shared/ui';
import styles from './count-badge.module.css';

const most = 99;

/** A count in at most three characters. */
export const inFew = (count: number): string => (count > most ? `${most}+` : `${count}`);

/** The number at an icon; none for 0. `className` places it. What it counts is in the name of the button around it. */
export const CountBadge = ({ count, className }: { count: number; className: string | undefined }) =>
  count > 0 && (
    <span className={classNames(styles.badge, className)} aria-hidden="true">
      {inFew(count)}
    </span>
  );
