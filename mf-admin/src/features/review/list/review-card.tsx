import type { StaffReview } from '@portal/shared/contract';
import { formatDay, useLanguage, useMessages, useText } from '@portal/shared/i18n';
import { paths } from '@portal/shared/router';
import { Icon, Picture, Tag, TextLink } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import type { ListRow } from '#src/list/list-row.ts';
import post from '#src/ui/post.module.css';
import { useProductKindOptions } from '#src/ui/product-kinds.ts';
import { reviewMessages } from '../review-messages.ts';
import styles from './review-card.module.css';

const all = [1, 2, 3, 4, 5] as const;

const Stars = ({ rating }: { rating: number }) => {
  const t = useMessages(reviewMessages);
  return (
    <span className={styles.stars} data-low={rating <= 2 || undefined}>
      {all.map((star) => (
        <Icon key={star} name="star" size={16} filled={star <= rating} />
      ))}
      <span className="visually-hidden">{t('stars', { count: rating })}</span>
    </span>
  );
};

const Pictures = ({ pictures, blocked }: Pick<StaffReview, 'pictures' | 'blocked'>) => {
  const t = useMessages(reviewMessages);
  if (blocked > 0) return <p className={post.soft}>{t('blocked', { count: blocked })}</p>;
  if (pictures.length === 0) return null;
  return (
    <ul className={styles.pictures}>
      {pictures.map((url, place) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noreferrer">
            <Picture src={url} alt={t('picture', { number: place + 1 })} width={80} height={80} />
          </a>
        </li>
      ))}
    </ul>
  );
};

const Head = ({ review, box }: { review: StaffReview; box: ReactNode }) => {
  const t = useMessages(reviewMessages);
  const text = useText();
  const kinds = useProductKindOptions();
  const { product, orderNo, author, takenDown } = review;
  const day = formatDay(review.day, useLanguage(), { year: true });
  return (
    <header className={post.head}>
      {box}
      <Stars rating={review.rating} />
      <TextLink to={paths.product(product.kind, product.id)}>{text(product.title)}</TextLink>
      <Tag tone="sand">{kinds.find(({ value }) => value === product.kind)?.label}</Tag>
      {takenDown && <Tag tone="bad">{t('takenDown.yes')}</Tag>}
      <p className={post.soft}>
        {t('by', { author, day })}
        {orderNo && ` · ${t('order', { orderNo })}`}
      </p>
    </header>
  );
};

interface ReviewCardProps {
  readonly row: ListRow<StaffReview>;
  readonly actions: ReactNode;
  readonly box: ReactNode;
}

/** One review: what was said of what, our reply, and what can be done. */
export const ReviewCard = ({ row: { item: review }, actions, box }: ReviewCardProps) => {
  const t = useMessages(reviewMessages);
  const text = useText();
  const language = useLanguage();
  const { reply, takenDown } = review;
  return (
    <article className={post.card} data-down={takenDown ? true : undefined}>
      <Head review={review} box={box} />
      <p className={post.text}>{text(review.text)}</p>
      <Pictures {...review} />
      {takenDown && (
        <p className={styles.reason}>
          {t('reason', { day: formatDay(takenDown.day, language, { year: true }), reason: takenDown.reason })}
        </p>
      )}
      {reply && (
        <div className={post.reply}>
          <strong>{t('ours')}</strong>
          <p className={post.text}>{text(reply)}</p>
        </div>
      )}
      {actions}
    </article>
  );
};
