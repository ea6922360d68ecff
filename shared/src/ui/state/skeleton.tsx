import { Card, Grid } from '../layout/boxes.tsx';
import styles from './skeleton.module.css';

interface SkeletonProps {
  readonly height: number | string;
  readonly width?: number | string;
  readonly radius?: number | string;
}

/** A placeholder while loading, hidden from screen readers. */
export const Skeleton = ({ height, width = '100%', radius }: SkeletonProps) => (
  <span aria-hidden="true" className={styles.skeleton} style={{ height, width, borderRadius: radius }} />
);

/** Holds the places of product cards. */
export const SkeletonCards = ({ count, min }: { count: number; min?: string }) => (
  <div className={styles.cards}>
    <Grid min={min}>
      {Array.from({ length: count }, (_, place) => (
        <Card key={place}>
          <Skeleton height="auto" radius={0} />
          <div className={styles.lines}>
            <Skeleton height={20} width="80%" />
            <Skeleton height={14} width="60%" />
            <Skeleton height={24} width="40%" />
          </div>
        </Card>
      ))}
    </Grid>
  </div>
);
