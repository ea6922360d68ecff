import type { ProductCard } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { Link, paths } from '@portal/shared/router';
import { Card, Picture, Price } from '@portal/shared/ui';
import { bookingMessages } from '../messages.ts';
import styles from './recommended.module.css';

const Recommended = ({ product }: { product: ProductCard }) => {
  const t = useMessages(bookingMessages);
  const text = useText();
  const { kind, id, title, picture, fromPrice } = product;
  return (
    <Card as="article" className={styles.product}>
      <Picture src={picture} alt="" width={1200} height={900} sizes="(min-width: 900px) 220px, 46vw" />
      <div className={styles.words}>
        <h3>
          <Link to={paths.product(kind, id)}>{text(title)}</Link>
        </h3>
        {fromPrice !== null && <Price fen={fromPrice} from unit={t(`unit.${kind}`)} size="small" />}
      </div>
    </Card>
  );
};

/** Products beside each other, four in a row: picture, title, price. */
export const RecommendedProducts = ({ products }: { products: readonly ProductCard[] }) => (
  <div className={styles.products}>
    {products.map((product) => (
      <Recommended key={product.id} product={product} />
    ))}
  </div>
);
