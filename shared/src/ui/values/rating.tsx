import { useMessages } from '@portal/shared/i18n';
import { Icon } from '../actions/icon.tsx';
import { uiMessages } from '../messages.ts';
import styles from './rating.module.css';

interface RatingProps {
  /** Tenths of a star: 47 is 4.7; null before the first review. */
  readonly tenths: number | null;
  readonly count?: number;
}

/** How people liked it, out of five. */
export const Rating = ({ tenths, count }: RatingProps) => {
  const t = useMessages(uiMessages);
  if (tenths === null) return <span className={styles.none}>{t('rating.none')}</span>;
  const score = (tenths / 10).toFixed(1);
  return (
    <span className={styles.rating}>
      <span className={styles.score} aria-hidden="true">
        <Icon name="star" size={14} filled />
        {score}
      </span>
      <span className="visually-hidden">{t('rating.score', { score })}</span>
      {count !== undefined && <span className={styles.count}>{t('rating.reviews', { count })}</span>}
    </span>
  );
};
