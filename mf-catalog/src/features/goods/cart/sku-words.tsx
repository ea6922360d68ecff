import type { CartSku } from '@portal/shared/contract';
import { useText } from '@portal/shared/i18n';
import { Link, paths } from '@portal/shared/router';
import styles from './cart.module.css';

/** Title and chosen options of a thing, for those who cannot see the line they belong to. */
export const useSkuName = (): ((sku: CartSku) => string) => {
  const text = useText();
  return ({ title, options }) => [title, ...options].map(text).join(' ');
};

/** What it is, with the choice that was made. */
export const SkuWords = ({ sku }: { sku: CartSku }) => {
  const text = useText();
  return (
    <>
      <h3 className={styles.name}>
        <Link to={paths.goodsDetail(sku.productId)}>{text(sku.title)}</Link>
      </h3>
      {sku.options.length > 0 && <p className={styles.options}>{sku.options.map(text).join(' · ')}</p>}
    </>
  );
};
