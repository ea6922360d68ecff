import type { CallData } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { paths } from '@portal/shared/router';
import { Button, EmptyState, LinkButton, Pager, QueryView, Skeleton } from '@portal/shared/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { ProductRow } from '#src/product/card/product-row.tsx';
import { activeFilters, allFilters, pageSize } from './tour-filters.ts';
import { tourListMessages } from './tour-list-messages.ts';
import styles from './tour-results.module.css';
import type { FilterState } from './use-tour-filters.ts';

type TourPage = CallData<'GET /api/v1/tours'>;

/** Nothing fits, and the way out of it: fewer filters, or all tours. */
const NoTours = ({ filters, clear }: FilterState) => {
  const t = useMessages(tourListMessages);
  const filtered = activeFilters(filters).length > 0;
  return (
    <EmptyState
      title={t('empty.title')}
      body={filtered ? t('empty.filtered') : t('empty.none')}
      action={
        filtered ? (
          <Button kind="quiet" onClick={() => clear(allFilters)}>
            {t('filters.clear')}
          </Button>
        ) : (
          <LinkButton kind="quiet" to={paths.tours('route')}>
            {t('empty.browse')}
          </LinkButton>
        )
      }
    />
  );
};

const places = [0, 1, 2, 3];

const RowsSkeleton = () => places.map((place) => <Skeleton key={place} height={260} />);

interface TourResultsProps extends FilterState {
  readonly query: UseQueryResult<TourPage>;
}

/** The tours that pass the filters, page by page. */
export const TourResults = ({ query, ...state }: TourResultsProps) => {
  const t = useMessages(tourListMessages);
  const { filters, change } = state;
  return (
    <section aria-label={t('results')} aria-busy={query.isPlaceholderData} className={styles.results}>
      <h2 className="visually-hidden">{t('results')}</h2>
      <QueryView
        query={query}
        skeleton={<RowsSkeleton />}
        empty={({ list }) => list.length === 0}
        emptyState={<NoTours {...state} />}
      >
        {({ list, total }) => (
          <>
            {list.map((tour, place) => (
              <ProductRow key={tour.id} product={tour} eager={place < 2} />
            ))}
            <Pager
              pageNum={filters.pageNum}
              pageSize={pageSize}
              total={total}
              onChange={(pageNum) => change({ pageNum })}
            />
          </>
        )}
      </QueryView>
    </section>
  );
};
