import type { ProductCard } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { Link, paths } from '@portal/shared/router';
import { Picture, Rating, Tag } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { NextDepartures } from './next-departures.tsx';
import { OpenToday } from './open-today.tsx';
import { ProductFacts } from './product-facts.tsx';
import { productMessages } from './product-messages.ts';
import { ProductPrice, SavingTag } from './product-price.tsx';
import styles from './product-row.module.css';
import { useProductPrefetch } from './use-product-prefetch.ts';

interface ProductRowProps {
  readonly product: ProductCard;
  /** In the place of the line above the title. */
  readonly facts?: ReactNode;
  /** Where it leads, when not to the product's page as it is. */
  readonly to?: string;
  /** What else can be done with it. */
  readonly extra?: ReactNode;
  /** Its picture is the first of the page. */
  readonly eager?: boolean;
}

const maxThemes = 4;

/** A product in a list: the picture, what it is about, what it costs. */
export const ProductRow = ({ product, facts, to, extra, eager }: ProductRowProps) => {
  const t = useMessages(productMessages);
  const text = useText();
  const prefetch = useProductPrefetch(product);
  return (
    <article className={styles.row} {...prefetch}>
      <div className={styles.picture}>
        <Picture
          src={product.picture}
          alt=""
          width={1200}
          height={900}
          sizes="(min-width: 720px) 300px, 92vw"
          eager={eager}
        />
      </div>
      <div className={styles.words}>
        {facts ?? <ProductFacts product={product} />}
        <h3 className={styles.title}>
          <Link to={to ?? paths.product(product.kind, product.id)} className={styles.link}>
            {text(product.title)}
          </Link>
        </h3>
        {product.summary && <p className={styles.summary}>{text(product.summary)}</p>}
        <OpenToday product={product} />
        <NextDepartures product={product} />
        {product.themes.length > 0 && (
          <ul className={styles.themes}>
            {product.themes.slice(0, maxThemes).map((theme, place) => (
              <li key={place}>
                <Tag tone="sand">{text(theme)}</Tag>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles.price}>
        <ProductPrice product={product} size="large" />
        <span className={styles.saving}>
          <SavingTag product={product} />
        </span>
        {product.rating !== null && <Rating tenths={product.rating} count={product.reviewCount} />}
        {product.soldCount > 0 && (
          <p className={styles.sold}>{t(`sold.${product.kind}`, { count: product.soldCount })}</p>
        )}
        {extra}
      </div>
    </article>
  );
};
