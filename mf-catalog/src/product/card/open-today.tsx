import type { ProductCard } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { Icon, useToday } from '@portal/shared/ui';
import { hoursOn } from '../hours-on.ts';
import { productMessages } from './product-messages.ts';
import styles from './product-row.module.css';

/** When a sight is open today; nothing for what has no hours, or where they are not known for the day. */
export const OpenToday = ({ product }: { product: Pick<ProductCard, 'openingHours'> }) => {
  const t = useMessages(productMessages);
  const hours = hoursOn(product.openingHours ?? [], useToday());
  if (!hours) return null;
  const { from, to, lastEntry } = hours;
  return (
    <p className={styles.hours}>
      <Icon name="clock" size={16} />
      {t('openToday', { from, to, lastEntry })}
    </p>
  );
};
