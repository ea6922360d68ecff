import type { ProductCard } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { productMessages } from '../card/product-messages.ts';
import styles from './detail.module.css';

/** How often a product was sold, in the words of its kind; nothing before the first time. */
export const Sold = ({ product }: { product: Pick<ProductCard, 'kind' | 'soldCount'> }) => {
  const t = useMessages(productMessages);
  if (product.soldCount === 0) return null;
  return <span className={styles.sold}>{t(`sold.${product.kind}`, { count: product.soldCount })}</span>;
};
