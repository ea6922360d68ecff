import { Countdown, useGroupText } from '@portal/shared/booking';
import type { Departure, TourDetail } from '@portal/shared/contract';
import { formatDay, useLanguage, useMessages, useText } from '@portal/shared/i18n';
import { paths } from '@portal/shared/router';
import { addDays, groupProgress } from '@portal/shared/rules';
import { Tag } from '@portal/shared/ui';
import { ChosenCard } from '#src/booking/parts/chosen-card.tsx';
import { tourBookingMessages } from './tour-booking-messages.ts';

interface DepartureCardProps {
  readonly tour: TourDetail;
  readonly departure: Departure;
  readonly heldUntil?: string;
}

/** How few seats are left before it is worth saying. */
const few = 10;

/** What is being booked, and when it leaves. */
export const DepartureCard = ({ tour, departure, heldUntil }: DepartureCardProps) => {
  const t = useMessages(tourBookingMessages);
  const text = useText();
  const language = useLanguage();
  const { day, seats } = departure;
  const last = addDays(day, tour.days - 1);
  const group = useGroupText()(groupProgress(departure, tour.content));
  const from = formatDay(day, language, { year: true });
  const marks = (
    <>
      <Tag>{t('departure.days', { count: tour.days })}</Tag>
      {group && <Tag tone="sand">{group}</Tag>}
      {seats <= few && <Tag tone="warn">{t('departure.seats', { count: seats })}</Tag>}
      {heldUntil && <Countdown until={heldUntil} label={t('departure.held')} />}
    </>
  );
  return (
    <ChosenCard
      picture={tour.picture}
      title={text(tour.title)}
      marks={marks}
      other={{ to: `${paths.tour(tour.id)}#departures`, label: t('departure.change') }}
    >
      <span>{t('departure.departs')}</span>{' '}
      <strong>{last === day ? from : `${from} – ${formatDay(last, language)}`}</strong>
    </ChosenCard>
  );
};
