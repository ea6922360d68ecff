import type { ProductCard } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { EmptyState, LinkButton, Pager, QueryView, Skeleton } from '@portal/shared/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { ProductRow } from '../card/product-row.tsx';
import { ProductStory } from '../card/product-story.tsx';
import { activeFilters, pageSize, withoutFilters } from './filters/product-filters.ts';
import type { FilterState } from './filters/use-product-filters.ts';
import { NoSuchPage } from './no-such-page.tsx';
import type { ProductList } from './product-list.ts';
import { productListMessages } from './product-list-messages.ts';
import styles from './product-results.module.css';
import { maxCounted } from './shown-total.ts';

interface ResultsProps extends FilterState {
  readonly list: ProductList;
}

/** No results: offers to clear the filters, or the list that this one is a part of. */
const NoProducts = ({ list, filters, to }: ResultsProps) => {
  const t = useMessages(productListMessages);
  const words = useMessages(list.words);
  const active = activeFilters(list, filters);
  const browse = list.within && (
    <LinkButton kind="quiet" to={list.within}>
      {t('browse')}
    </LinkButton>
  );
  const clearAll = (
    <LinkButton kind="quiet" to={to(withoutFilters(active))}>
      {t('filters.clear')}
    </LinkButton>
  );
  return (
    <EmptyState
      title={words('empty.title')}
      body={active.length > 0 ? words('empty.filtered') : words('empty.none')}
      action={active.length > 0 ? clearAll : browse}
    />
  );
};

const places = [0, 1, 2, 3];

/** With their margins as tall as the content that they replace. */
const heights = { rows: 'calc(260px - 2 * var(--space-3))', cards: 360 } as const;
const around = { rows: styles.rowPlaces, cards: styles.cards } as const;

const ResultsSkeleton = ({ look }: Pick<ProductList, 'look'>) => (
  <div className={around[look]}>
    {places.map((place) => (
      <Skeleton key={place} height={heights[look]} />
    ))}
  </div>
);

interface ProductsProps extends Pick<ResultsProps, 'list' | 'filters'> {
  readonly products: readonly ProductCard[];
}

const Products = ({ list: { look, linkTo, extra: Extra }, filters, products }: ProductsProps) => (
  <div className={styles[look]}>
    {products.map((product, place) =>
      look === 'cards' ? (
        <ProductStory key={product.id} product={product} eager={place === 0} />
      ) : (
        <ProductRow
          key={product.id}
          product={product}
          to={linkTo?.(product, filters)}
          extra={Extra && <Extra product={product} />}
          eager={place === 0}
        />
      ),
    )}
  </div>
);

interface ProductResultsProps extends ResultsProps {
  readonly query: UseQueryResult<{ readonly list: readonly ProductCard[]; readonly total: number }>;
}

/** The products that pass the filters, page by page. */
export const ProductResults = ({ query, ...state }: ProductResultsProps) => {
  const { list, filters, to } = state;
  const title = useMessages(list.words)('results');
  return (
    <section aria-label={title} aria-busy={query.isPlaceholderData} className={styles.results}>
      <h2 className="visually-hidden">{title}</h2>
      <QueryView
        query={query}
        skeleton={<ResultsSkeleton look={list.look} />}
        empty={(page) => page.list.length === 0}
        emptyState={
          filters.pageNum > 1 ? <NoSuchPage first={to({ pageNum: undefined })} /> : <NoProducts {...state} />
        }
      >
        {(page) => (
          <>
            <Products list={list} filters={filters} products={page.list} />
            <Pager
              pageNum={filters.pageNum}
              pageSize={pageSize}
              total={page.total}
              more={page.total >= maxCounted}
              to={(pageNum) => to({ pageNum: pageNum === 1 ? undefined : pageNum })}
            />
          </>
        )}
      </QueryView>
    </section>
  );
};
