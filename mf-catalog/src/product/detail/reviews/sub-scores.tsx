import type { CallData } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import type { CSSProperties } from 'react';
import styles from './reviews.module.css';
import { reviewsMessages } from './reviews-messages.ts';

interface SubScoresProps {
  readonly scores: CallData<'GET /api/v1/products/:id/reviews'>['scores'];
}

/** The average of each aspect that reviews scored; nothing without any. */
export const SubScores = ({ scores }: SubScoresProps) => {
  const t = useMessages(reviewsMessages);
  if (scores.length === 0) return null;
  return (
    <dl className={styles.scores} aria-label={t('scores')}>
      {scores.map(({ aspect, tenths }) => (
        <div key={aspect} style={{ '--share': `${tenths * 2}%` } as CSSProperties}>
          <dt>{t(`aspects.${aspect}`)}</dt>
          <dd>{(tenths / 10).toFixed(1)}</dd>
        </div>
      ))}
    </dl>
  );
};
