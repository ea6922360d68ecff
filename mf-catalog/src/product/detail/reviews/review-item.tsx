import type { Review } from '@portal/shared/contract';
import { formatDay, useLanguage, useMessages, useText } from '@portal/shared/i18n';
import { Button, Icon, Picture } from '@portal/shared/ui';
import { useState } from 'react';
import { PictureViewer } from '../../gallery/picture-viewer.tsx';
import styles from './reviews.module.css';
import { reviewsMessages } from './reviews-messages.ts';
import type { Votes } from './use-votes.ts';

const Stars = ({ count }: { count: number }) => {
  const t = useMessages(reviewsMessages);
  return (
    <span className={styles.stars}>
      {[1, 2, 3, 4, 5].map((star) => (
        <Icon key={star} name="star" size={14} filled={star <= count} />
      ))}
      <span className="visually-hidden">{t('given', { stars: count })}</span>
    </span>
  );
};

const Pictures = ({ review }: { review: Review }) => {
  const t = useMessages(reviewsMessages);
  const [open, setOpen] = useState<number>();
  const title = t('picture', { author: review.author });
  return (
    <div className={styles.pictures}>
      {review.pictures.map((picture, index) => (
        <button key={index} type="button" aria-label={`${title} ${index + 1}`} onClick={() => setOpen(index)}>
          <Picture src={picture} alt="" width={120} height={90} />
        </button>
      ))}
      {open !== undefined && (
        <PictureViewer
          pictures={review.pictures}
          title={title}
          index={open}
          onMove={setOpen}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  );
};

const Helpful = ({ review, votes }: ReviewItemProps) => {
  const t = useMessages(reviewsMessages);
  const { helpful, voted, own } = votes.of(review);
  if (own) return helpful > 0 && <p className={styles.helpful}>{t('helpful', { count: helpful })}</p>;
  return (
    <p className={styles.helpful}>
      <Button
        kind="quiet"
        size="small"
        icon={voted ? 'check' : undefined}
        aria-pressed={voted}
        disabled={votes.isBusy(review)}
        onClick={() => votes.toggle(review)}
      >
        {helpful > 0 ? t('helpful', { count: helpful }) : t('markHelpful')}
      </Button>
    </p>
  );
};

interface ReviewItemProps {
  readonly review: Review;
  readonly votes: Votes;
}

/** What one guest wrote, and what the agency answered. */
export const ReviewItem = ({ review, votes }: ReviewItemProps) => {
  const t = useMessages(reviewsMessages);
  const text = useText();
  const language = useLanguage();
  return (
    <article className={styles.review}>
      <header className={styles.by}>
        <strong>{review.author}</strong>
        <Stars count={review.rating} />
        {review.travellerType && <span>{t(`travellers.${review.travellerType}`)}</span>}
        <time dateTime={review.day}>{formatDay(review.day, language, { year: true })}</time>
      </header>
      <p className={styles.text}>{text(review.text)}</p>
      {review.pictures.length > 0 && <Pictures review={review} />}
      {review.reply && (
        <div className={styles.reply}>
          <p className={styles.replyBy}>{t('reply')}</p>
          <p>{text(review.reply)}</p>
        </div>
      )}
      <Helpful review={review} votes={votes} />
    </article>
  );
};
