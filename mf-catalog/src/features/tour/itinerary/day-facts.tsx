import type { ItineraryDay } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { Icon, type IconName } from '@portal/shared/ui';
import { tourDetailMessages } from '../detail/tour-detail-messages.ts';
import styles from './itinerary.module.css';

const mealNames = ['breakfast', 'lunch', 'dinner'] as const;

interface Fact {
  readonly icon: IconName;
  readonly term: string;
  readonly value: string;
}

/** What a day brings besides its sights: meals, a bed, how one gets about. */
export const DayFacts = ({ day }: { day: ItineraryDay }) => {
  const t = useMessages(tourDetailMessages);
  const text = useText();
  const meals = mealNames.filter((meal) => day.meals[meal]).map((meal) => t(`itinerary.${meal}`));
  const facts: readonly Fact[] = [
    {
      icon: 'meal',
      term: t('itinerary.meals'),
      value: meals.length > 0 ? meals.join(' · ') : t('itinerary.noMeals'),
    },
    { icon: 'bed', term: t('itinerary.hotel'), value: text(day.hotel) },
    { icon: 'bus', term: t('itinerary.transport'), value: text(day.transport) },
  ];
  return (
    <dl className={styles.facts}>
      {facts
        .filter(({ value }) => value !== '')
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
