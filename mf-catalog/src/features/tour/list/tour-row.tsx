import type { TourCard } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { Link, paths } from '@portal/shared/router';
import { Picture, Rating, Tag } from '@portal/shared/ui';
import { TourFacts } from '../tour-facts.tsx';
import { tourMessages } from '../tour-messages.ts';
import { SavingTag, TourPrice } from '../tour-price.tsx';
import styles from './tour-row.module.css';

interface TourRowProps {
  readonly tour: TourCard;
  readonly eager: boolean;
}

/** A tour in a list: the picture, what it is about, what it costs. */
export const TourRow = ({ tour, eager }: TourRowProps) => {
  const t = useMessages(tourMessages);
  const text = useText();
  return (
    <article className={styles.row}>
      <div className={styles.picture}>
        <Picture
          src={tour.picture}
          alt=""
          width={1200}
          height={900}
          sizes="(min-width: 720px) 300px, 92vw"
          eager={eager}
        />
      </div>
      <div className={styles.words}>
        <TourFacts tour={tour} />
        <h3 className={styles.title}>
          <Link to={paths.tour(tour.id)} className={styles.link}>
            {text(tour.title)}
          </Link>
        </h3>
        {tour.summary && <p className={styles.summary}>{text(tour.summary)}</p>}
        {tour.themes.length > 0 && (
          <ul className={styles.themes}>
            {tour.themes.map((theme) => (
              <li key={theme.zh}>
                <Tag tone="sand">{text(theme)}</Tag>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles.price}>
        <SavingTag tour={tour} />
        <TourPrice tour={tour} size="large" />
        {tour.rating !== null && <Rating tenths={tour.rating} count={tour.reviewCount} />}
        {tour.soldCount > 0 && <p className={styles.sold}>{t('sold', { count: tour.soldCount })}</p>}
      </div>
    </article>
  );
};
