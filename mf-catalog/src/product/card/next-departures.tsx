import type { ProductCard } from '@portal/shared/contract';
import { formatDay, useLanguage, useMessages } from '@portal/shared/i18n';
import { Icon } from '@portal/shared/ui';
import { productListMessages } from '../list/product-list-messages.ts';
import { isLowStock } from '../stock/low-stock.ts';
import styles from './product-row.module.css';

/** The next departures of a tour that have seats, with how many where they are few; nothing for other products. */
export const NextDepartures = ({ product }: { product: Pick<ProductCard, 'departures'> }) => {
  const t = useMessages(productListMessages);
  const language = useLanguage();
  if (!product.departures?.length) return null;
  const days = product.departures.map(({ day, seats }) => {
    const name = formatDay(day, language, { weekday: false });
    return isLowStock(seats) ? t('departures.few', { day: name, count: seats }) : name;
  });
  return (
    <p className={styles.hours}>
      <Icon name="calendar" size={16} />
      {t('departures.next', { days: days.join(t('departures.separator')) })}
    </p>
  );
};
