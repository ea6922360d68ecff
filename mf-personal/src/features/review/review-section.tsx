import type { OrderDetail } from '@portal/shared/contract';
import { formatDay, useLanguage, useMessages } from '@portal/shared/i18n';
import { dayOf } from '@portal/shared/rules';
import { Card, QueryView, Skeleton } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { OwnReview } from './own-review.tsx';
import styles from './review.module.css';
import { ReviewForm } from './review-form.tsx';
import { reviewMessages } from './review-messages.ts';
import { reviewQuery } from './review-query.ts';

const Written = ({ orderNo }: Pick<OrderDetail, 'orderNo'>) => {
  const t = useMessages(reviewMessages);
  return (
    <QueryView query={useQuery(reviewQuery(orderNo))} skeleton={<Skeleton height={96} />}>
      {(review) => (review ? <OwnReview review={review} /> : <p className={styles.soft}>{t('over')}</p>)}
    </QueryView>
  );
};

interface ReviewSectionProps {
  readonly order: Pick<OrderDetail, 'orderNo' | 'kind' | 'state' | 'reviewUntil'>;
  readonly onChanged: () => void;
}

/** The review of an order that is completed: writing it while there is time, and what was written. */
export const ReviewSection = ({ order, onChanged }: ReviewSectionProps) => {
  const t = useMessages(reviewMessages);
  const language = useLanguage();
  const title = useRef<HTMLHeadingElement>(null);
  const [sent, setSent] = useState(false);
  const { state, reviewUntil, orderNo } = order;
  const writing = reviewUntil !== null && !sent;
  // The form was left by sending it: what is read goes on at what took its place.
  useEffect(() => {
    if (sent) title.current?.focus();
  }, [sent]);
  if (state !== 'COMPLETED') return null;
  const done = () => {
    setSent(true);
    onChanged();
  };
  return (
    <Card as="section" padded className={styles.review}>
      <h2 ref={title} tabIndex={-1}>
        {t(writing ? 'title' : 'yours')}
      </h2>
      {writing ? (
        <>
          <p className={styles.soft}>
            {t('invite', { day: formatDay(dayOf(new Date(reviewUntil)), language, { year: true }) })}
          </p>
          <ReviewForm order={order} onSent={done} />
        </>
      ) : (
        <Written orderNo={orderNo} />
      )}
    </Card>
  );
};
