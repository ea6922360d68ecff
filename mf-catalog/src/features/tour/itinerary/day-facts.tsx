import type { ItineraryDay } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { Link, paths } from '@portal/shared/router';
import { Icon, type IconName } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { tourDetailMessages } from '../detail/tour-detail-messages.ts';
import styles from './itinerary.module.css';
import { Rides } from './rides.tsx';
import { SightMaps } from './sight-maps.tsx';

const mealNames = ['breakfast', 'lunch', 'dinner'] as const;

interface Fact {
  readonly icon: IconName;
  readonly term: string;
  readonly value: ReactNode;
}

const Hotel = ({ day: { hotel, hotelStars, hotelId } }: { day: ItineraryDay }) => {
  const t = useMessages(tourDetailMessages);
  const text = useText();
  const name = hotelStars
    ? t('itinerary.hotelStars', { hotel: text(hotel), stars: hotelStars })
    : text(hotel);
  return hotelId ? <Link to={paths.product('hotel', hotelId)}>{name}</Link> : name;
};

/** What a day brings besides its sights: meals, a bed, how one gets about, maps of its stops. */
export const DayFacts = ({ day }: { day: ItineraryDay }) => {
  const t = useMessages(tourDetailMessages);
  const text = useText();
  const meals = mealNames.filter((meal) => day.meals[meal]).map((meal) => t(`itinerary.${meal}`));
  const { hotel, transport, rides = [] } = day;
  const located = day.sights.filter(({ latitude }) => typeof latitude === 'number');
  const facts: readonly Fact[] = [
    { icon: 'meal', term: t('itinerary.meals'), value: meals.join(' · ') || t('itinerary.noMeals') },
    { icon: 'bed', term: t('itinerary.hotel'), value: hotel && <Hotel day={day} /> },
    { icon: 'bus', term: t('itinerary.transport'), value: text(transport) },
    { icon: 'ticket', term: t('itinerary.rides'), value: rides.length > 0 && <Rides rides={rides} /> },
    { icon: 'pin', term: t('itinerary.maps'), value: located.length > 0 && <SightMaps sights={located} /> },
  ];
  return (
    <dl className={styles.facts}>
      {facts
        .filter(({ value }) => value)
        .map(({ icon, term, value }) => (
          <div key={term}>
            <dt>
              <Icon name={icon} size={18} />
              {term}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
};
