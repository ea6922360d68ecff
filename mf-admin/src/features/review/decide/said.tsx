import type { StaffReview } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import post from '#src/ui/post.module.css';
import { reviewMessages } from '../review-messages.ts';

/** What a review says, over the form that decides about it. */
export const Said = ({ review: { rating, text, author } }: { review: StaffReview }) => {
  const t = useMessages(reviewMessages);
  const read = useText();
  return (
    <blockquote className={post.said}>
      <p>{read(text)}</p>
      <footer>
        {author} · {t('stars', { count: rating })}
      </footer>
    </blockquote>
  );
};
