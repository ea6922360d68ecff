import type { TourCard as Tour } from '@portal/shared/contract';
import { useText } from '@portal/shared/i18n';
import { Link, paths } from '@portal/shared/router';
import { Picture, Rating } from '@portal/shared/ui';
import styles from './tour-card.module.css';
import { TourFacts } from './tour-facts.tsx';
import { SavingTag, TourPrice } from './tour-price.tsx';

interface TourCardProps {
  readonly tour: Tour;
  /** `story` is a card among others, `lead` the large one they follow. */
  readonly look?: 'story' | 'lead';
  /** The picture is in sight at once. */
  readonly eager?: boolean;
}

const widths = { story: '(min-width: 900px) 300px, 92vw', lead: '(min-width: 900px) 760px, 92vw' } as const;

/** A tour as a story in a magazine: its picture, where and how long, its title, its price. */
export const TourCard = ({ tour, look = 'story', eager }: TourCardProps) => {
  const text = useText();
  return (
    <article className={styles[look]}>
      <div className={styles.picture}>
        <Picture src={tour.picture} alt="" width={1200} height={900} sizes={widths[look]} eager={eager} />
        <span className={styles.saving}>
          <SavingTag tour={tour} />
        </span>
      </div>
      <div className={styles.words}>
        <TourFacts tour={tour} />
        <h3 className={styles.title}>
          <Link to={paths.tour(tour.id)} className={styles.link}>
            {text(tour.title)}
          </Link>
        </h3>
        {look === 'lead' && tour.summary && <p className={styles.summary}>{text(tour.summary)}</p>}
        <div className={styles.foot}>
          <TourPrice tour={tour} size={look === 'lead' ? 'large' : 'medium'} />
          {tour.rating !== null && <Rating tenths={tour.rating} count={tour.reviewCount} />}
        </div>
      </div>
    </article>
  );
};
