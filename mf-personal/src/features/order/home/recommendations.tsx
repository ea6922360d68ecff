import { queryOf } from '@portal/shared/api';
import type { ProductCard } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { Link, paths } from '@portal/shared/router';
import { Card, Picture, Price, QueryView, Section, SkeletonCards } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import styles from './home.module.css';
import { homeMessages } from './home-messages.ts';

const most = 4;

const Recommended = ({ product }: { product: ProductCard }) => {
  const t = useMessages(homeMessages);
  const text = useText();
  const { kind, id, title, picture, fromPrice } = product;
  return (
    <Card as="article" className={styles.product}>
      <Picture src={picture} alt="" width={1200} height={900} sizes="(min-width: 900px) 220px, 46vw" />
      <div className={styles.productWords}>
        <h3>
          <Link to={paths.product(kind, id)}>{text(title)}</Link>
        </h3>
        {fromPrice !== null && <Price fen={fromPrice} from unit={t(`unit.${kind}`)} size="small" />}
      </div>
    </Card>
  );
};

const useRecommended = (like: number | undefined) => {
  const tours = useQuery({
    ...queryOf('GET /api/v1/tours', { query: { pageSize: most } }, { quiet: true }),
    enabled: like === undefined,
    select: ({ list }) => list,
  });
  const related = useQuery({
    ...queryOf('GET /api/v1/products/:id/related', { params: { id: like ?? 0 } }, { quiet: true }),
    enabled: like !== undefined,
  });
  return like === undefined ? tours : related;
};

/** What goes with the next trip, or what many choose. Last on the page, and left out where nothing can be said. */
export const Recommendations = ({ like }: { like: number | undefined }) => {
  const t = useMessages(homeMessages);
  const query = useRecommended(like);
  if (query.error || query.data?.length === 0) return null;
  return (
    <Section title={t('recommended')}>
      <QueryView query={query} skeleton={<SkeletonCards count={most} min="160px" />}>
        {(products) => (
          <div className={styles.products}>
            {products.slice(0, most).map((product) => (
              <Recommended key={product.id} product={product} />
            ))}
          </div>
        )}
      </QueryView>
    </Section>
  );
};
