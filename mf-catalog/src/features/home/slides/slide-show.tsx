import { queryOf } from '@portal/shared/api';
import { readConfig } from '@portal/shared/config';
import { EmptyState, ErrorState, Skeleton } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { SlideStage } from './slide-stage.tsx';
import styles from './slides.module.css';

/** The stories that the agency opens its home page with. */
export const SlideShow = () => {
  const slides = useQuery(
    queryOf('POST /api/slideShow/getSlideOnlineShowList_zj', { body: { orgCode: readConfig().ORGCODE } }),
  );
  if (slides.data?.length)
    return (
      <div className={styles.frame}>
        <SlideStage slides={slides.data} />
      </div>
    );
  if (slides.data) return <EmptyState icon="compass" />;
  if (slides.error) return <ErrorState error={slides.error} onRetry={() => void slides.refetch()} />;
  return (
    <div className={styles.stage} aria-busy="true">
      <div className={styles.words} />
      <div className={styles.pictures}>
        <Skeleton height="100%" radius={0} />
      </div>
    </div>
  );
};
