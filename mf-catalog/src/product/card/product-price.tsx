import { formatMoney, useLanguage, useMessages } from '@portal/shared/i18n';
import { Price, Tag } from '@portal/shared/ui';
import { productMessages } from './product-messages.ts';
import styles from './product-price.module.css';
import { type Priced, savingOf } from './saving.ts';

interface ProductPriceProps {
  readonly product: Priced;
  readonly size?: 'medium' | 'large';
}

/** What a product costs from, per person, night, ticket or piece, and what it cost before while it is on sale. */
export const ProductPrice = ({ product, size = 'medium' }: ProductPriceProps) => {
  const t = useMessages(productMessages);
  const saving = savingOf(product);
  if (product.fromPrice === null) return <p className={styles.noPrice}>{t(`noPrice.${product.kind}`)}</p>;
  return (
    <Price
      fen={product.fromPrice}
      from
      unit={t(`units.${product.kind}`)}
      size={size}
      was={saving && (product.marketPrice ?? undefined)}
    />
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
