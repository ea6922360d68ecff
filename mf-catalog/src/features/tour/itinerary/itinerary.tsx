import type { ItineraryDay } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { isSimilarRidePossible } from '@portal/shared/rules';
import { Picture } from '@portal/shared/ui';
import { tourDetailMessages } from '../detail/tour-detail-messages.ts';
import { DayFacts } from './day-facts.tsx';
import styles from './itinerary.module.css';
import { RouteDiagram } from './route-diagram.tsx';
import { RouteLine } from './route-line.tsx';

interface DayProps {
  readonly day: ItineraryDay;
  readonly number: number;
}

const Day = ({ day, number }: DayProps) => {
  const t = useMessages(tourDetailMessages);
  const text = useText();
  return (
    <li className={styles.day}>
      <p className={styles.number}>{t('itinerary.day', { number })}</p>
      <div className={styles.story}>
        <h3>{text(day.title)}</h3>
        <RouteLine sights={day.sights} />
        <p className={styles.body}>{text(day.body)}</p>
        {day.picture && (
          <div className={styles.picture}>
            <Picture
              src={day.picture}
              alt=""
              width={1200}
              height={900}
              sizes="(min-width: 1000px) 640px, 92vw"
            />
          </div>
        )}
        <DayFacts day={day} />
      </div>
    </li>
  );
};

/** The tour day by day; flights and trains are for reference. */
export const Itinerary = ({ days }: { days: readonly ItineraryDay[] }) => {
  const t = useMessages(tourDetailMessages);
  return (
    <>
      <RouteDiagram days={days} />
      <ol className={styles.days}>
        {days.map((day, index) => (
          <Day key={index} day={day} number={index + 1} />
        ))}
      </ol>
      {days.some(({ rides }) => rides?.some(isSimilarRidePossible)) && (
        <p className={styles.note}>{t('itinerary.ridesNote')}</p>
      )}
    </>
  );
};
