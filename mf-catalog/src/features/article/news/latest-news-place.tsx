import { Skeleton } from '@portal/shared/ui';
import styles from './latest-news.module.css';

const places = [0, 1, 2, 3];

/** Holds the place of the latest news. */
export const LatestNewsPlace = () => (
  <div className={styles.news}>
    {places.map((place) => (
      <Skeleton key={place} height="var(--row)" />
    ))}
  </div>
);
