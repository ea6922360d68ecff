import { useMessages } from '@portal/shared/i18n';
import { Icon } from '@portal/shared/ui';
import type { CSSProperties } from 'react';
import styles from './reviews.module.css';
import { reviewsMessages } from './reviews-messages.ts';

interface ReviewStarsProps {
  /** The rating in tenths of a star; null before the first review. */
  readonly tenths: number | null;
  /** How many gave five stars, four, and so on down to one. */
  readonly stars: readonly number[];
  readonly chosen?: number;
  readonly onChoose: (rating: number | undefined) => void;
}

/** How many gave how many stars; each line narrows the reviews to itself. */
export const ReviewStars = ({ tenths, stars, chosen, onChoose }: ReviewStarsProps) => {
  const t = useMessages(reviewsMessages);
  const total = stars.reduce((sum, count) => sum + count, 0);
  return (
    <>
      {tenths !== null && (
        <p className={styles.score}>
          <strong>{(tenths / 10).toFixed(1)}</strong> {t('outOf')}
        </p>
      )}
      <fieldset className={styles.bars}>
        <legend className="visually-hidden">{t('filter')}</legend>
        <button type="button" aria-pressed={chosen === undefined} onClick={() => onChoose(undefined)}>
          {t('all', { count: total })}
        </button>
        {stars.map((count, place) => (
          <button
            key={place}
            type="button"
            className={styles.bar}
            disabled={count === 0}
            aria-pressed={chosen === 5 - place}
            onClick={() => onChoose(chosen === 5 - place ? undefined : 5 - place)}
          >
            <span aria-hidden="true">
              {5 - place} <Icon name="star" size={12} filled />
            </span>
            <span
              aria-hidden="true"
              className={styles.share}
              style={{ '--share': `${total === 0 ? 0 : (count * 100) / total}%` } as CSSProperties}
            />
            <span aria-hidden="true" className={styles.count}>
              {count}
            </span>
            <span className="visually-hidden">{t('starsCount', { stars: 5 - place, count })}</span>
          </button>
        ))}
      </fieldset>
    </>
  );
};
