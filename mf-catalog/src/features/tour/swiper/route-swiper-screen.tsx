import { queryOf } from '@portal/shared/api';
import type { TourDetail } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { paths } from '@portal/shared/router';
import {
  EmptyState,
  LinkButton,
  Page,
  QueryView,
  Skeleton,
  TextLink,
  useQueryParams,
  useTitle,
} from '@portal/shared/ui';
import { skipToken, useQuery } from '@tanstack/react-query';
import { readableId } from '#src/product/readable-id.ts';
import { PictureStrip, type Stage } from './picture-strip.tsx';
import { swiperMessages } from './swiper-messages.ts';

/** The days of a tour that have a picture, by their number. */
const stagesOf = ({ content }: TourDetail): readonly Stage[] =>
  content.itinerary.flatMap((day, index) =>
    day.picture ? [{ number: index + 1, day, picture: day.picture }] : [],
  );

/** The tour the address names; without a name, the first that is recommended. */
const useTour = () => {
  const named = useQueryParams().getNumber('id');
  const recommended = queryOf('POST /api/recommendRoute/page', { body: { pageSize: 1 } });
  const first = useQuery({ ...recommended, queryFn: named === undefined ? recommended.queryFn : skipToken });
  const id = readableId(named ?? first.data?.list[0]?.id);
  const options = queryOf('GET /api/v1/tours/:id', { params: { id: id ?? 0 } });
  const tour = useQuery({ ...options, queryFn: id ? options.queryFn : skipToken });
  const unknown = named !== undefined && !id;
  const none = named === undefined && first.data?.list.length === 0;
  return {
    query: { ...tour, error: tour.error ?? first.error, refetch: first.error ? first.refetch : tour.refetch },
    unknown: unknown || none || tour.error?.status === 404,
  };
};

const NoTour = ({ title, body }: { title: string; body: string }) => {
  const t = useMessages(swiperMessages);
  return (
    <EmptyState
      icon="compass"
      title={title}
      body={body}
      action={<LinkButton to={paths.tours('route')}>{t('browse')}</LinkButton>}
    />
  );
};

/** The pictures along the way of one tour: `?id=`, else of the first recommended. */
export const RouteSwiperScreen = () => {
  const t = useMessages(swiperMessages);
  const text = useText();
  const { query, unknown } = useTour();
  const title = query.data && !unknown ? text(query.data.title) : t('title');
  useTitle(title);
  return (
    <Page title={title} lead={query.data && text(query.data.summary)}>
      {unknown ? (
        <NoTour title={t('notFoundTitle')} body={t('notFoundBody')} />
      ) : (
        <QueryView
          query={query}
          skeleton={<Skeleton height={560} radius="var(--radius)" />}
          empty={(tour) => stagesOf(tour).length === 0}
          emptyState={<NoTour title={t('emptyTitle')} body={t('emptyBody')} />}
        >
          {(tour) => (
            <>
              <PictureStrip key={tour.id} title={text(tour.title)} stages={stagesOf(tour)} />
              <TextLink to={paths.tour(tour.id)}>{t('open')}</TextLink>
            </>
          )}
        </QueryView>
      )}
    </Page>
  );
};
