import type { Ride } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { isSimilarRidePossible, rideLine } from '@portal/shared/rules';
import { tourDetailMessages } from '../detail/tour-detail-messages.ts';
import styles from './itinerary.module.css';

/** The flights, trains and other rides of a day, one on a line. */
export const Rides = ({ rides }: { rides: readonly Ride[] }) => {
  const t = useMessages(tourDetailMessages);
  const text = useText();
  const words = { text, nextDay: (time: string) => t('itinerary.nextDay', { time }) };
  const lineOf = (ride: Ride): string => {
    const line = rideLine(ride, words);
    if (!isSimilarRidePossible(ride)) return line;
    return t(ride.kind === 'flight' ? 'itinerary.flight' : 'itinerary.train', { ride: line });
  };
  return (
    <ul className={styles.rides}>
      {rides.map((ride, place) => (
        <li key={place}>{lineOf(ride)}</li>
      ))}
    </ul>
  );
};
