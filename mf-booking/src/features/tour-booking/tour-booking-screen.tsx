import { queryOf } from '@portal/shared/api';
import { useMessages } from '@portal/shared/i18n';
import { paths } from '@portal/shared/router';
import { useQuery } from '@tanstack/react-query';
import { BookingPage } from '#src/booking/page/booking-page.tsx';
import { MissingChoice } from '#src/booking/page/missing-choice.tsx';
import { WhenLoaded } from '#src/booking/page/when-loaded.tsx';
import { useSavedTravellers } from '#src/booking/people/use-saved-travellers.ts';
import { withOffer } from './offer.ts';
import { tourBookingMessages } from './tour-booking-messages.ts';
import { TourSections } from './tour-sections.tsx';
import { type TourAddress, useTourAddress } from './use-tour-address.ts';

const Missing = ({ tourId }: { tourId?: number }) => {
  const t = useMessages(tourBookingMessages);
  const other = tourId
    ? { to: `${paths.tour(tourId)}#departures`, label: t('missing.calendar') }
    : { to: paths.tours('route'), label: t('missing.browse') };
  return <MissingChoice title={t('missing.title')} body={t('missing.body')} other={other} />;
};

const useTour = ({ tourId, day }: TourAddress) => ({
  tour: useQuery(queryOf('GET /api/v1/tours/:id', { params: { id: tourId } })),
  departures: useQuery(
    queryOf('GET /api/v1/tours/:id/departures', { params: { id: tourId }, query: { from: day, to: day } }),
  ),
  waitlist: useQuery(queryOf('GET /api/v1/waitlist', {})),
});

const TourBooking = ({ address }: { address: TourAddress }) => {
  const { tourId, skuId, day, asked } = address;
  const { tour, departures, waitlist } = useTour(address);
  const travellers = useSavedTravellers();
  return (
    <WhenLoaded queries={[tour, departures, travellers, waitlist]} missing={<Missing />}>
      {(found, days, saved, entries) => {
        const departure = days.find((one) => one.skuId === skuId && one.day === day);
        if (!departure) return <Missing tourId={tourId} />;
        return (
          <TourSections
            key={`${tourId} ${skuId} ${day}`}
            offer={{ tour: found, saved, ...withOffer(departure, entries) }}
            asked={asked}
          />
        );
      }}
    </WhenLoaded>
  );
};

/** From a departure to an order: `/route/preview?id=&skuId=&day=&adults=&children=`. */
export const TourBookingScreen = () => {
  const address = useTourAddress();
  return <BookingPage>{address ? <TourBooking address={address} /> : <Missing />}</BookingPage>;
};
