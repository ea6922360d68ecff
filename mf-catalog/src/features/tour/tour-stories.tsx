import type { TourCard as Tour } from '@portal/shared/contract';
import { Skeleton } from '@portal/shared/ui';
import { TourCard } from './tour-card.tsx';
import styles from './tour-stories.module.css';

interface TourStoriesProps {
  readonly tours: readonly Tour[];
  /** The first tour leads, large; the others follow. */
  readonly leading?: boolean;
}

/** Tours as the stories of a page. */
export const TourStories = ({ tours, leading = false }: TourStoriesProps) => {
  const [first, ...rest] = tours;
  if (!first) return null;
  return (
    <div className={styles.stories}>
      {leading && <TourCard tour={first} look="lead" />}
      <div className={styles.strip}>
        {(leading ? rest : tours).map((tour) => (
          <TourCard key={tour.id} tour={tour} />
        ))}
      </div>
    </div>
  );
};

/** Holds the place of stories, as tall as they will be. */
export const StoriesSkeleton = ({ count, leading = false }: { count: number; leading?: boolean }) => (
  <div className={styles.stories}>
    {leading && (
      <div className={styles.leadPlace}>
        <Skeleton height="100%" radius="var(--radius)" />
      </div>
    )}
    <div className={styles.strip}>
      {Array.from({ length: count }, (_, place) => (
        <div key={place} className={styles.place}>
          <div className={styles.picturePlace}>
            <Skeleton height="100%" radius="var(--radius)" />
          </div>
          <Skeleton height={16} width="60%" />
          <Skeleton height={24} width="90%" />
          <Skeleton height={24} width="40%" />
        </div>
      ))}
    </div>
  </div>
);
