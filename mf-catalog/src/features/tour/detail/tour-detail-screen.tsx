import { queryOf } from '@portal/shared/api';
import { useMessages } from '@portal/shared/i18n';
import { paths } from '@portal/shared/router';
import {
  EmptyState,
  LinkButton,
  Page,
  QueryView,
  Skeleton,
  useQueryParams,
  useTitle,
} from '@portal/shared/ui';
import { skipToken, useQuery } from '@tanstack/react-query';
import styles from './detail.module.css';
import { TourArticle } from './tour-article.tsx';
import { tourDetailMessages } from './tour-detail-messages.ts';

const NotFound = () => {
  const t = useMessages(tourDetailMessages);
  useTitle(t('notFound.title'));
  return (
    <>
      <h1 className="visually-hidden">{t('notFound.title')}</h1>
      <EmptyState
        icon="compass"
        title={t('notFound.title')}
        body={t('notFound.body')}
        action={<LinkButton to={paths.tours('route')}>{t('notFound.browse')}</LinkButton>}
      />
    </>
  );
};

const Places = () => (
  <>
    <Skeleton height={88} width="min(560px, 100%)" />
    <Skeleton height="clamp(320px, 36vw, 480px)" radius="var(--radius)" />
    <Skeleton height={520} />
  </>
);

const useTour = (id: number | undefined) => {
  const valid = id !== undefined && Number.isSafeInteger(id) && id > 0;
  const options = queryOf('GET /api/v1/tours/:id', { params: { id: id ?? 0 } }, { silent: true });
  const query = useQuery({ ...options, queryFn: valid ? options.queryFn : skipToken });
  return { query, unknown: !valid || query.error?.status === 404 };
};

/** One tour: `/route/detail?id=`. */
export const TourDetailScreen = () => {
  const id = useQueryParams().getNumber('id');
  const { query, unknown } = useTour(id);
  return (
    <Page>
      <div className={styles.screen}>
        {unknown ? (
          <NotFound />
        ) : (
          <QueryView query={query} skeleton={<Places />}>
            {(tour) => <TourArticle key={tour.id} tour={tour} />}
          </QueryView>
        )}
      </div>
    </Page>
  );
};
