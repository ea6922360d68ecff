import type { TourExtra } from '@portal/shared/contract';
import { formatMoney, useLanguage, useMessages, useText } from '@portal/shared/i18n';
import { TextList } from '#src/product/detail/text-list.tsx';
import styles from './detail.module.css';
import { tourDetailMessages } from './tour-detail-messages.ts';

/** What can be booked with the tour, and its price. Nothing for a tour without extras. */
export const ExtrasList = ({ extras }: { readonly extras: readonly TourExtra[] }) => {
  const t = useMessages(tourDetailMessages);
  const text = useText();
  const language = useLanguage();
  if (extras.length === 0) return null;
  const texts = extras.map(({ name, price, perPerson }) => {
    const words = { name: text(name), amount: formatMoney(price, language) };
    return { zh: t(perPerson ? 'price.perPerson' : 'price.perBooking', words) };
  });
  return (
    <div>
      <h3 className={styles.subtitle}>{t('price.extras')}</h3>
      <TextList texts={texts} icon="plus" />
    </div>
  );
};
