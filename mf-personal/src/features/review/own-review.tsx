import type { OwnReview as Own } from '@portal/shared/contract';
import { formatDay, useLanguage, useMessages, useText } from '@portal/shared/i18n';
import { reviewAspects } from '@portal/shared/rules';
import { Icon, Picture } from '@portal/shared/ui';
import styles from './review.module.css';
import { reviewMessages } from './review-messages.ts';

const all = [1, 2, 3, 4, 5] as const;

const Stars = ({ rating }: Pick<Own, 'rating'>) => {
  const t = useMessages(reviewMessages);
  const given = all.find((star) => star === rating);
  return (
    <span className={styles.given}>
      {all.map((star) => (
        <Icon key={star} name="star" size={16} filled={star <= rating} />
      ))}
      <span className="visually-hidden">{given && t(`stars.${given}`)}</span>
    </span>
  );
};

const Scores = ({ review: { scores, travellerType } }: { review: Own }) => {
  const t = useMessages(reviewMessages);
  const given = Object.values(reviewAspects)
    .flat()
    .filter((aspect, place, all) => all.indexOf(aspect) === place);
  const parts = [
    ...given.flatMap((aspect) => (scores[aspect] ? `${t(`aspects.${aspect}`)} ${scores[aspect]}` : [])),
    ...(travellerType ? [t(`travellers.${travellerType}`)] : []),
  ];
  return parts.length > 0 && <p className={styles.soft}>{parts.join(' · ')}</p>;
};

const TakenDown = ({ reason, day }: NonNullable<Own['takenDown']>) => {
  const t = useMessages(reviewMessages);
  const since = formatDay(day, useLanguage(), { year: true });
  return (
    <div className={styles.takenDown} role="note">
      <strong>{t('takenDown.title', { day: since })}</strong>
      <p>{t('takenDown.reason', { reason })}</p>
      <p>{t('takenDown.hint')}</p>
    </div>
  );
};

/** What the member said, as everybody reads it, what the agency answered, and why it is not shown any more. */
export const OwnReview = ({ review }: { review: Own }) => {
  const t = useMessages(reviewMessages);
  const text = useText();
  const day = formatDay(review.day, useLanguage(), { year: true });
  return (
    <div className={styles.said}>
      {review.takenDown && <TakenDown {...review.takenDown} />}
      <p className={styles.by}>
        <Stars rating={review.rating} />
        <time dateTime={review.day}>{day}</time>
      </p>
      <Scores review={review} />
      <p className={styles.text}>{text(review.text)}</p>
      {review.pictures.length > 0 && (
        <ul className={styles.items}>
          {review.pictures.map((url, place) => (
            <li key={url} className={styles.item}>
              <a href={url} target="_blank" rel="noreferrer">
                <Picture src={url} alt={t('picture', { number: place + 1 })} width={120} height={120} />
              </a>
            </li>
          ))}
        </ul>
      )}
      {review.reply && (
        <div className={styles.reply}>
          <strong>{t('reply')}</strong>
          <p>{text(review.reply)}</p>
        </div>
      )}
    </div>
  );
};
