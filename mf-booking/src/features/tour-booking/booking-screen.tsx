import { queryOf } from '@portal/shared/api';
import { useMessages } from '@portal/shared/i18n';
import { paths } from '@portal/shared/router';
import { useSession } from '@portal/shared/session';
import { EmptyState, ErrorState, LinkButton, NeedsMember, Page, Skeleton, useTitle } from '@portal/shared/ui';
import { skipToken, useQuery } from '@tanstack/react-query';
import { bookingMessages } from './booking-messages.ts';
import { BookingSheet } from './booking-sheet.tsx';
import { type BookingAddress, useBookingAddress } from './use-booking-address.ts';

const Missing = ({ tourId }: { tourId?: number }) => {
  const t = useMessages(bookingMessages);
  return (
    <EmptyState
      icon="calendar"
      title={t('missing.title')}
      body={t('missing.body')}
      action={
        tourId ? (
          <LinkButton to={`${paths.tour(tourId)}#departures`}>{t('missing.calendar')}</LinkButton>
        ) : (
          <LinkButton to={paths.tours('route')}>{t('missing.browse')}</LinkButton>
        )
      }
    />
  );
};

const Places = () => (
  <div aria-busy="true">
    <Skeleton height={140} radius="var(--radius)" />
    <Skeleton height={260} radius="var(--radius)" />
    <Skeleton height={520} radius="var(--radius)" />
  </div>
);

/** Everything the form stands on, asked at once. */
const useBookingData = ({ tourId, day, skuId }: BookingAddress) => {
  const userId = useSession(({ user }) => user?.userId);
  const tour = useQuery(queryOf('GET /api/v1/tours/:id', { params: { id: tourId } }, { silent: true }));
  const departures = useQuery(
    queryOf(
      'GET /api/v1/tours/:id/departures',
      { params: { id: tourId }, query: { from: day, to: day } },
      { silent: true },
    ),
  );
  const travellers = useQuery({
    ...queryOf('GET /api/v1/travellers', {}, { silent: true }),
    ...(userId === undefined ? { queryFn: skipToken } : {}),
  });
  const departure = departures.data?.find((one) => one.skuId === skuId && one.day === day);
  return { userId, tour, departures, travellers, departure };
};

const Booking = ({ address }: { address: BookingAddress }) => {
  const { userId, tour, departures, travellers, departure } = useBookingData(address);
  const failed = [departures, tour, travellers].find(({ error }) => error);
  if (tour.error?.status === 404 || tour.error?.status === 400 || departures.error?.status === 400)
    return <Missing />;
  if (failed?.error && failed.data === undefined)
    return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />;
  if (!tour.data || !departures.data || !travellers.data || userId === undefined) return <Places />;
  if (!departure) return <Missing tourId={address.tourId} />;
  return (
    <BookingSheet
      key={`${userId} ${address.tourId} ${address.skuId} ${address.day}`}
      offer={{ tour: tour.data, departure, saved: travellers.data }}
      owner={{ userId, tourId: address.tourId, day: address.day }}
      asked={address.asked}
    />
  );
};

/** From a departure to an order: `/route/preview?id=&skuId=&day=&adults=&children=`. */
export const BookingScreen = () => {
  const t = useMessages(bookingMessages);
  const address = useBookingAddress();
  useTitle(t('title'));
  return (
    <Page>
      <NeedsMember>{address ? <Booking address={address} /> : <Missing />}</NeedsMember>
    </Page>
  );
};
