import { useMessages } from '@portal/shared/i18n';
import { Icon } from '@portal/shared/ui';
import styles from './product-facts.module.css';
import { productMessages } from './product-messages.ts';

/** The stars of a hotel. */
export const Stars = ({ count }: { count: number }) => {
  const t = useMessages(productMessages);
  return (
    <span className={styles.stars}>
      {Array.from({ length: count }, (_, place) => (
        <Icon key={place} name="star" size={14} filled />
      ))}
      <span className="visually-hidden">{t('stars', { count })}</span>
    </span>
  );
};

/** The grade of a sight, `5A`. */
export const SightGrade = ({ grade }: { grade: number }) => {
  const t = useMessages(productMessages);
  return <strong className={styles.sight}>{t('sight', { grade })}</strong>;
};
