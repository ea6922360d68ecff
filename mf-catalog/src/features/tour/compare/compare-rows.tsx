import type { Text } from '@portal/shared/contract';
import { formatDay, formatMoney, useLanguage, useMessages, useText } from '@portal/shared/i18n';
import { Rating, Skeleton } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { productMessages } from '#src/product/card/product-messages.ts';
import { ProductPrice } from '#src/product/card/product-price.tsx';
import { RefundSteps } from '../purchase/refund-section.tsx';
import styles from './compare.module.css';
import { hotelsOf, mealsOf, nextDepartures } from './compare-facts.ts';
import { compareMessages } from './compare-messages.ts';
import type { ComparedTour } from './use-compared-tours.ts';

const Texts = ({ texts }: { texts: readonly Text[] }) => {
  const text = useText();
  return (
    <ul className={styles.texts}>
      {texts.map((item, place) => (
        <li key={place}>{text(item)}</li>
      ))}
    </ul>
  );
};

const Departures = ({ departures }: Pick<ComparedTour, 'departures'>) => {
  const t = useMessages(compareMessages);
  const language = useLanguage();
  if (departures === null) return t('none');
  if (!departures) return <Skeleton height={72} />;
  const next = nextDepartures(departures);
  if (next.length === 0) return t('noDepartures');
  return (
    <ul className={styles.texts}>
      {next.map(({ day, price, skuId }) => (
        <li key={`${day}-${skuId}`}>
          {t('departure', { day: formatDay(day, language), price: formatMoney(price, language) })}
        </li>
      ))}
    </ul>
  );
};

export interface CompareRow {
  readonly name: string;
  readonly cell: (compared: ComparedTour) => ReactNode;
}

/** What tours are compared by, from what decides first to what is read last. */
export const useCompareRows = (): readonly CompareRow[] => {
  const t = useMessages(compareMessages);
  const words = useMessages(productMessages);
  const text = useText();
  const meals = ({ tour }: ComparedTour) => {
    const count = mealsOf(tour);
    const kinds = (['breakfast', 'lunch', 'dinner'] as const).filter((meal) => count[meal] > 0);
    return kinds.map((meal) => t(meal, { count: count[meal] })).join(' · ') || t('noMeals');
  };
  return [
    { name: t('rows.price'), cell: ({ tour }) => <ProductPrice product={tour} /> },
    {
      name: t('rows.rating'),
      cell: ({ tour }) => (
        <Rating tenths={tour.rating} count={tour.rating === null ? undefined : tour.reviewCount} />
      ),
    },
    { name: t('rows.days'), cell: ({ tour }) => words('days', { count: tour.days }) },
    { name: t('rows.departureCity'), cell: ({ tour }) => text(tour.departureCity) || t('none') },
    { name: t('rows.destination'), cell: ({ tour }) => text(tour.destination) || t('none') },
    { name: t('rows.departures'), cell: ({ departures }) => <Departures departures={departures} /> },
    {
      name: t('rows.group'),
      cell: ({ tour: { content } }) => t('group', { count: content.minGroup, most: content.maxPeople }),
    },
    { name: t('rows.meals'), cell: meals },
    { name: t('rows.hotels'), cell: ({ tour }) => hotelsOf(tour).map(text).join(' · ') || t('noNight') },
    { name: t('rows.included'), cell: ({ tour }) => <Texts texts={tour.content.included} /> },
    { name: t('rows.excluded'), cell: ({ tour }) => <Texts texts={tour.content.excluded} /> },
    { name: t('rows.refund'), cell: ({ tour }) => <RefundSteps tiers={tour.content.refundTiers} /> },
  ];
};
