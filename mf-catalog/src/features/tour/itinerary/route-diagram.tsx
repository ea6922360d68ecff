import type { ItineraryDay, Ride } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { Icon } from '@portal/shared/ui';
import { tourDetailMessages } from '../detail/tour-detail-messages.ts';
import styles from './route-diagram.module.css';

/** One stroked path each, on a 24 px grid. */
const ridePaths: Readonly<Record<Ride['kind'], string>> = {
  flight: 'M10 14 3 12l1.5-1.5 6 .5L15 5.5c1-1 3-1.5 4-.5s.5 3-.5 4L13 14l.5 6L12 21.5z',
  train: 'M6 4h12v12H6zm0 7h12M9.5 13.5h.1m4.8 0h.1M8.5 16 6 21m9.5-5 2.5 5M7.5 19h9',
  coach: 'M4 5h16v12H4zm0 7h16M7.5 17v2.5m9-2.5v2.5',
  ship: 'M4 14h16l-2.5 6h-11zM7 14V9h10v5M12 9V4',
  car: 'M4 17v-4l2-6h12l2 6v4zm0-4h16M7.5 17v2m9-2v2',
};

const RideIcon = ({ kind }: Pick<Ride, 'kind'>) => {
  const label = useMessages(tourDetailMessages)(`itinerary.by.${kind}`);
  return (
    <svg viewBox="0 0 24 24" role="img" aria-label={label} className={styles.ride}>
      <path d={ridePaths[kind]} />
    </svg>
  );
};

const DayStops = ({ day: { title, sights, hotel, rides = [] }, number }: DayProps) => {
  const t = useMessages(tourDetailMessages);
  const text = useText();
  const kinds = [...new Set(rides.map(({ kind }) => kind))];
  return (
    <li className={styles.day}>
      <p className={styles.head}>
        {t('itinerary.day', { number })}
        {kinds.map((kind) => (
          <RideIcon key={kind} kind={kind} />
        ))}
      </p>
      <p>{sights.length > 0 ? sights.map(text).join(' → ') : text(title)}</p>
      {hotel && (
        <p className={styles.night}>
          <Icon name="bed" size={16} label={t('itinerary.hotel')} />
          {text(hotel)}
        </p>
      )}
    </li>
  );
};

interface DayProps {
  readonly day: ItineraryDay;
  readonly number: number;
}

/** The whole route of a tour of several days: the stops of each, flights, trains and ships, and where one sleeps. */
export const RouteDiagram = ({ days }: { days: readonly ItineraryDay[] }) => {
  const t = useMessages(tourDetailMessages);
  if (days.length < 2) return null;
  return (
    <ol className={styles.diagram} aria-label={t('itinerary.diagram')}>
      {days.map((day, index) => (
        <DayStops key={index} day={day} number={index + 1} />
      ))}
    </ol>
  );
};
