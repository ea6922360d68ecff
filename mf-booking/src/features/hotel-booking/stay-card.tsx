import { formatDay, useLanguage, useMessages, useText } from '@portal/shared/i18n';
import { paths } from '@portal/shared/router';
import { daysBetween } from '@portal/shared/rules';
import { Tag } from '@portal/shared/ui';
import { ChosenCard } from '#src/booking/parts/chosen-card.tsx';
import { hotelBookingMessages } from './hotel-booking-messages.ts';
import type { HotelOffer } from './hotel-kind.ts';

/** What is being booked: the room with its bed and breakfast, and the nights. */
export const StayCard = ({ hotel, room, stay: { checkIn, checkOut } }: HotelOffer) => {
  const t = useMessages(hotelBookingMessages);
  const text = useText();
  const language = useLanguage();
  const { bed, breakfasts, maxGuests } = room;
  const marks = (
    <>
      <Tag>{text(bed)}</Tag>
      <Tag>{breakfasts > 0 ? t('stay.breakfasts', { count: breakfasts }) : t('stay.noBreakfast')}</Tag>
      <Tag tone="sand">{t('stay.guests', { count: maxGuests })}</Tag>
    </>
  );
  return (
    <ChosenCard
      picture={room.picture}
      title={text(hotel.title)}
      part={text(room.name)}
      marks={marks}
      other={{ to: paths.hotel(hotel.id, { checkIn, checkOut }), label: t('stay.change') }}
    >
      <span>{t('stay.label')}</span>{' '}
      <strong>
        {formatDay(checkIn, language, { year: true })} – {formatDay(checkOut, language)}
      </strong>{' '}
      <span>{t('stay.nights', { count: daysBetween(checkIn, checkOut) })}</span>
    </ChosenCard>
  );
};
