import type { TourCard } from '@portal/shared/contract';
import { formatMoney, useLanguage, useMessages } from '@portal/shared/i18n';
import { Price, Tag } from '@portal/shared/ui';
import { savingOf } from './saving.ts';
import styles from './tour-card.module.css';
import { tourMessages } from './tour-messages.ts';

type Priced = Pick<TourCard, 'fromPrice' | 'marketPrice' | 'onSale'>;

/** What a tour costs from, and what it saves while it is on sale. */
export const TourPrice = ({ tour, size = 'medium' }: { tour: Priced; size?: 'medium' | 'large' }) => {
  const t = useMessages(tourMessages);
  const saving = savingOf(tour);
  if (tour.fromPrice === null) return <p className={styles.noPrice}>{t('noPrice')}</p>;
  return <Price fen={tour.fromPrice} from size={size} was={saving && (tour.marketPrice ?? undefined)} />;
};

/** The saving of a tour on sale, in money and percent; nothing when there is none. */
export const SavingTag = ({ tour }: { tour: Priced }) => {
  const t = useMessages(tourMessages);
  const language = useLanguage();
  const saving = savingOf(tour);
  if (!saving) return null;
  const amount = t('save', { amount: formatMoney(saving.amount, language) });
  return <Tag tone="coral">{t('savePercent', { amount, percent: saving.percent })}</Tag>;
};
