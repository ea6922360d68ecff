import type { ProductCard } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { paths } from '@portal/shared/router';
import { Breadcrumbs, type Crumb, Rating } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { AlertButton } from './alert/alert-button.tsx';
import styles from './detail.module.css';
import { detailMessages } from './detail-messages.ts';
import { FavouriteButton } from './favourite/favourite-button.tsx';
import { reviewsId } from './reviews/reviews-id.ts';
import { scrollToStart } from './scroll-to-start.ts';
import { ShareButton } from './share-button.tsx';

type Headed = Pick<ProductCard, 'id' | 'kind' | 'title' | 'summary' | 'fromPrice' | 'rating' | 'reviewCount'>;

interface DetailHeadProps {
  readonly product: Headed;
  /** The breadcrumbs between the home page and the product; default: the list of its kind. */
  readonly trail?: readonly Crumb[];
  /** Beside the rating: a saving, stars, how many were sold. */
  readonly marks?: ReactNode;
  /** More buttons beside sharing and collecting. */
  readonly actions?: ReactNode;
}

const useCrumbs = ({ kind, title }: Headed, trail: readonly Crumb[] | undefined): readonly Crumb[] => {
  const t = useMessages(detailMessages);
  const text = useText();
  const list = [{ label: t(`kinds.${kind}`), to: paths.productList(kind) }];
  return [{ label: t('home'), to: paths.home }, ...(trail ?? list), { label: text(title) }];
};

const showReviews = () => scrollToStart(document.getElementById(reviewsId));

/** The title of a product, what others thought of it, and what can be done with it besides booking. */
export const DetailHead = ({ product, trail, marks, actions }: DetailHeadProps) => {
  const t = useMessages(detailMessages);
  const text = useText();
  const title = text(product.title);
  return (
    <>
      <div className={styles.crumbs}>
        <Breadcrumbs items={useCrumbs(product, trail)} />
      </div>
      <header className={styles.head}>
        <h1>{title}</h1>
        {product.summary && <p className={styles.summary}>{text(product.summary)}</p>}
        <div className={styles.line}>
          <div className={styles.marks}>
            {product.rating !== null && (
              <button type="button" className={styles.toReviews} title={t('toReviews')} onClick={showReviews}>
                <Rating tenths={product.rating} count={product.reviewCount} />
              </button>
            )}
            {marks}
          </div>
          <div className={styles.actions}>
            {actions}
            <ShareButton title={title} />
            <AlertButton product={product} />
            <FavouriteButton productId={product.id} />
          </div>
        </div>
      </header>
    </>
  );
};
