import type { Review } from '@portal/shared/contract';
import { formatDay, useLanguage, useMessages, useText } from '@portal/shared/i18n';
import { Icon, Picture } from '@portal/shared/ui';
import { useState } from 'react';
import { PictureViewer } from '../../gallery/picture-viewer.tsx';
import styles from './reviews.module.css';
import { reviewsMessages } from './reviews-messages.ts';

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

/** What one guest wrote, and what the agency answered. */
export const ReviewItem = ({ review }: { review: Review }) => {
  const t = useMessages(reviewsMessages);
  const text = useText();
  const language = useLanguage();
  return (
    <article className={styles.review}>
      <header className={styles.by}>
        <strong>{review.author}</strong>
        <Stars count={review.rating} />
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
    </article>
  );
};
