import { queryOf } from '@portal/shared/api';
import { useMessages } from '@portal/shared/i18n';
import { paths } from '@portal/shared/router';
import { useQuery } from '@tanstack/react-query';
import { BookingPage } from '#src/booking/page/booking-page.tsx';
import { MissingChoice } from '#src/booking/page/missing-choice.tsx';
import { WhenLoaded } from '#src/booking/page/when-loaded.tsx';
import { hotelBookingMessages } from './hotel-booking-messages.ts';
import { HotelSections } from './hotel-sections.tsx';
import { type HotelAddress, useHotelAddress } from './use-hotel-address.ts';

const Missing = ({ hotelId }: { hotelId?: number }) => {
  const t = useMessages(hotelBookingMessages);
  const other = hotelId
    ? { to: paths.hotel(hotelId), label: t('missing.hotel') }
    : { to: paths.hotels, label: t('missing.browse') };
  return <MissingChoice title={t('missing.title')} body={t('missing.body')} other={other} />;
};

const HotelBooking = ({ stay }: { stay: HotelAddress }) => {
  const { hotelId, skuId, checkIn, checkOut } = stay;
  const hotel = useQuery(queryOf('GET /api/v1/hotels/:id', { params: { id: hotelId } }));
  return (
    <WhenLoaded queries={[hotel]} missing={<Missing />}>
      {(found) => {
        const room = found.rooms.find((one) => one.skuId === skuId);
        if (!room) return <Missing hotelId={hotelId} />;
        return (
          <HotelSections
            key={`${hotelId} ${skuId} ${checkIn} ${checkOut}`}
            {...{ hotel: found, room, stay }}
          />
        );
      }}
    </WhenLoaded>
  );
};

/** From a room to an order: `/hotel/confirm-order?id=&skuId=&checkIn=&checkOut=&rooms=`. */
export const HotelBookingScreen = () => {
  const stay = useHotelAddress();
  return <BookingPage>{stay ? <HotelBooking stay={stay} /> : <Missing />}</BookingPage>;
};
