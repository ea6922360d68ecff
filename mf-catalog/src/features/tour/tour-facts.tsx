import type { TourCard } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import styles from './tour-card.module.css';
import { tourMessages } from './tour-messages.ts';

/** The line above a tour's title: how long, from where, to where. */
export const TourFacts = ({ tour }: { tour: Pick<TourCard, 'days' | 'departureCity' | 'destination'> }) => {
  const t = useMessages(tourMessages);
  const text = useText();
  const facts = [
    text(tour.destination),
    t('days', { count: tour.days }),
    tour.departureCity && t('departsFrom', { city: text(tour.departureCity) }),
  ].filter(Boolean);
  return <p className={styles.facts}>{facts.join(' · ')}</p>;
};
