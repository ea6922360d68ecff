import type { ProductCard } from '@portal/shared/contract';
import { Skeleton } from '@portal/shared/ui';
import styles from './product-stories.module.css';
import { ProductStory } from './product-story.tsx';

interface ProductStoriesProps {
  readonly products: readonly ProductCard[];
  /** The first leads, large; the others follow. */
  readonly leading?: boolean;
}

/** Products as the stories of a page. */
export const ProductStories = ({ products, leading = false }: ProductStoriesProps) => {
  const [first, ...rest] = products;
  if (!first) return null;
  return (
    <div className={styles.stories}>
      {leading && <ProductStory product={first} look="lead" />}
      <div className={styles.strip}>
        {(leading ? rest : products).map((product) => (
          <ProductStory key={product.id} product={product} />
        ))}
      </div>
    </div>
  );
};

interface StoriesSkeletonProps {
  readonly count: number;
  readonly leading?: boolean;
  /** How many lines the longest title will have. */
  readonly lines?: 1 | 2;
}

const titleHeights = { 1: 56, 2: 82 } as const;

/** Holds the place of stories, as tall as they will be: lines of a story are whole pixels. */
export const StoriesSkeleton = ({ count, leading = false, lines = 1 }: StoriesSkeletonProps) => (
  <div className={styles.stories}>
    {leading && (
      <div className={styles.leadPlace}>
        <Skeleton height="100%" radius="var(--radius)" />
      </div>
    )}
    <div className={styles.strip}>
      {Array.from({ length: count }, (_, place) => (
        <div key={place} className={styles.place}>
          <div className={styles.picturePlace}>
            <Skeleton height="100%" radius="var(--radius)" />
          </div>
          <Skeleton height={16} width="60%" />
          <Skeleton height={titleHeights[lines]} width="90%" />
          <Skeleton height={24} width="40%" />
        </div>
      ))}
    </div>
  </div>
);
