import { queryOf } from '@portal/shared/api';
import { useMessages, useText } from '@portal/shared/i18n';
import { paths } from '@portal/shared/router';
import { Card, EmptyState, LinkButton, Pager, QueryView, Skeleton, TextLink } from '@portal/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { OwnReview } from '../own-review.tsx';
import styles from './own-posts.module.css';
import { ownPostsMessages } from './own-posts-messages.ts';

export interface PageProps {
  readonly pageNum: number;
  readonly onTurn: (pageNum: number) => void;
}

const pageSize = 10;

/** The member's reviews, each beside its product. */
export const OwnReviews = ({ pageNum, onTurn }: PageProps) => {
  const t = useMessages(ownPostsMessages);
  const text = useText();
  const query = useQuery({
    ...queryOf('GET /api/v1/account/reviews', { query: { pageNum, pageSize } }),
    placeholderData: keepPreviousData,
  });
  const orders = <LinkButton to={paths.personal()}>{t('orders')}</LinkButton>;
  return (
    <QueryView
      query={query}
      skeleton={<Skeleton height={240} />}
      empty={({ total }) => total === 0}
      emptyState={<EmptyState icon="star" title={t('noReviews')} body={t('noReviewsBody')} action={orders} />}
    >
      {({ list, total }) => (
        <div className={styles.list}>
          {list.map(({ product, ...review }) => (
            <Card key={review.id} as="article" padded className={styles.card}>
              <h2 className={styles.head}>
                <TextLink to={paths.product(product.kind, product.id)}>{text(product.title)}</TextLink>
              </h2>
              <OwnReview review={review} />
            </Card>
          ))}
          <Pager pageNum={pageNum} pageSize={pageSize} total={total} onChange={onTurn} />
        </div>
      )}
    </QueryView>
  );
};
