import { formatMoney, useLanguage, useMessages } from '@portal/shared/i18n';
import { Price, Tag } from '@portal/shared/ui';
import { productMessages } from './product-messages.ts';
import styles from './product-price.module.css';
import { type Priced, savingOf } from './saving.ts';

interface ProductPriceProps {
  readonly product: Priced;
  readonly size?: 'medium' | 'large';
}

/** What a stay with dates costs as a whole, where that is not the price of one night. */
const StayPrice = ({ stay }: { stay: NonNullable<Priced['stay']> }) => {
  const t = useMessages(productMessages);
  const language = useLanguage();
  return (
    <span className={styles.stay}>
      {t('stay', { count: stay.nights, amount: formatMoney(stay.price, language) })}
    </span>
  );
};

/** What a product costs from, per person, night, ticket or piece, and what it cost before while it is on sale. */
export const ProductPrice = ({ product, size = 'medium' }: ProductPriceProps) => {
  const t = useMessages(productMessages);
  const saving = savingOf(product);
  const { kind, fromPrice, stay, marketPrice } = product;
  if (fromPrice === null) return <p className={styles.noPrice}>{t(`noPrice.${kind}`)}</p>;
  const price = (
    <Price
      fen={fromPrice}
      from
      unit={t(`units.${kind}`)}
      size={size}
      was={saving && (marketPrice ?? undefined)}
    />
  );
  if (!stay || stay.nights === 1) return price;
  return (
    <span className={styles.dated}>
      {price}
      <StayPrice stay={stay} />
    </span>
  );
};

/** The saving of a product on sale, in money and percent; nothing when there is none. */
export const SavingTag = ({ product }: { product: Priced }) => {
  const t = useMessages(productMessages);
  const language = useLanguage();
  const saving = savingOf(product);
  if (!saving) return null;
  const amount = t('save', { amount: formatMoney(saving.amount, language) });
  return <Tag tone="coral">{t('savePercent', { amount, percent: saving.percent })}</Tag>;
};
