import type { ProductCard } from '@portal/shared/contract';
import { useText } from '@portal/shared/i18n';
import { Link, paths } from '@portal/shared/router';
import { Picture, Rating } from '@portal/shared/ui';
import { ProductFacts } from './product-facts.tsx';
import { ProductPrice, SavingTag } from './product-price.tsx';
import styles from './product-story.module.css';
import { useProductPrefetch } from './use-product-prefetch.ts';

interface ProductStoryProps {
  readonly product: ProductCard;
  /** `story` is a card among others, `lead` the large one they follow. */
  readonly look?: 'story' | 'lead';
  /** Its picture is the first of the page. */
  readonly eager?: boolean;
}

const widths = { story: '(min-width: 900px) 300px, 92vw', lead: '(min-width: 900px) 760px, 92vw' } as const;

/** A product as a story in a magazine: its picture, what and where it is, its title, its price. */
export const ProductStory = ({ product, look = 'story', eager }: ProductStoryProps) => {
  const text = useText();
  const prefetch = useProductPrefetch(product);
  return (
    <article className={styles[look]} {...prefetch}>
      <div className={styles.picture}>
        <Picture src={product.picture} alt="" width={1200} height={900} sizes={widths[look]} eager={eager} />
        <span className={styles.saving}>
          <SavingTag product={product} />
        </span>
      </div>
      <div className={styles.words}>
        <ProductFacts product={product} />
        <h3 className={styles.title}>
          <Link to={paths.product(product.kind, product.id)} className={styles.link}>
            {text(product.title)}
          </Link>
        </h3>
        {look === 'lead' && product.summary && <p className={styles.summary}>{text(product.summary)}</p>}
        <div className={styles.foot}>
          <ProductPrice product={product} size={look === 'lead' ? 'large' : 'medium'} />
          {product.rating !== null && <Rating tenths={product.rating} count={product.reviewCount} />}
        </div>
      </div>
    </article>
  );
};
