import type { Departure, TourDetail } from '@portal/shared/contract';
import { formatDay, useLanguage, useMessages, useText } from '@portal/shared/i18n';
import { paths } from '@portal/shared/router';
import { addDays } from '@portal/shared/rules';
import { Card, Picture, Tag, TextLink } from '@portal/shared/ui';
import styles from './departure-card.module.css';
import { tourBookingMessages } from './tour-booking-messages.ts';

interface DepartureCardProps {
  readonly tour: TourDetail;
  readonly departure: Departure;
}

/** How few seats are left before it is worth saying. */
const few = 10;

/** What is being booked, and when it leaves. */
export const DepartureCard = ({ tour, departure }: DepartureCardProps) => {
  const t = useMessages(tourBookingMessages);
  const text = useText();
  const language = useLanguage();
  const { day, seats } = departure;
  const last = addDays(day, tour.days - 1);
  const from = formatDay(day, language, { year: true });
  return (
    <Card as="section" className={styles.departure}>
      <div className={styles.picture}>
        <Picture src={tour.picture} alt="" width={1200} height={900} sizes="240px" eager />
      </div>
      <div className={styles.departureWords}>
        <h2 className={styles.tourTitle}>{text(tour.title)}</h2>
        <p className={styles.dates}>
          <span>{t('departure.departs')}</span>{' '}
          <strong>{last === day ? from : `${from} – ${formatDay(last, language)}`}</strong>
        </p>
        <p className={styles.marks}>
          <Tag>{t('departure.days', { count: tour.days })}</Tag>
          {seats <= few && <Tag tone="warn">{t('departure.seats', { count: seats })}</Tag>}
          <TextLink to={`${paths.tour(tour.id)}#departures`}>{t('departure.change')}</TextLink>
        </p>
      </div>
    </Card>
  );
};
