import { queryOf } from '@portal/shared/api';
import { useMessages } from '@portal/shared/i18n';
import { paths } from '@portal/shared/router';
import { Button, EmptyState, LinkButton, Pager, QueryView, Skeleton, Tabs } from '@portal/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { OrderCard } from '../order-card.tsx';
import { orderMessages } from '../order-messages.ts';
import { countAll, stateTabs } from '../order-states.ts';
import { listMessages } from './list-messages.ts';
import styles from './order-list.module.css';
import { OrderSearch } from './order-search.tsx';
import { type OrderFilters, pageSize, useOrderFilters } from './use-order-filters.ts';

const useOrders = ({ state, keywords, pageNum }: OrderFilters) =>
  useQuery({
    ...queryOf(
      'GET /api/v1/orders',
      { query: { kind: 'tour', state, keywords, pageNum, pageSize } },
      { silent: true },
    ),
    placeholderData: keepPreviousData,
  });

const NoOrders = ({ filters, onClear }: { filters: OrderFilters; onClear: () => void }) => {
  const t = useMessages(listMessages);
  const words = useMessages(orderMessages);
  const { state, keywords } = filters;
  if (keywords)
    return (
      <EmptyState
        title={t('emptySearch')}
        body={t('emptySearchBody')}
        action={
          <Button kind="quiet" onClick={onClear}>
            {t('clear')}
          </Button>
        }
      />
    );
  return (
    <EmptyState
      icon="compass"
      title={state ? t('emptyState', { state: words(`states.${state}`) }) : t('empty')}
      body={t('emptyBody')}
      action={<LinkButton to={paths.tours('route')}>{t('browse')}</LinkButton>}
    />
  );
};

const places = [0, 1, 2];

/** The member's tour orders by state, searched and paged. The address holds all of it. */
export const OrderList = () => {
  const t = useMessages(listMessages);
  const words = useMessages(orderMessages);
  const { filters, change } = useOrderFilters();
  const orders = useOrders(filters);
  const counts = useQuery(
    queryOf('GET /api/v1/orders/counts', { query: { kind: 'tour' } }, { silent: true }),
  ).data;
  const tabs = [
    { value: 'all' as const, label: t('all'), count: counts && countAll(counts) },
    ...stateTabs(counts ?? {}).map((state) => ({
      value: state,
      label: words(`states.${state}`),
      count: counts && (counts[state] ?? 0),
    })),
  ];
  return (
    <>
      <OrderSearch
        key={filters.keywords ?? ''}
        keywords={filters.keywords ?? ''}
        onSearch={(keywords) => change({ keywords })}
      />
      <Tabs
        label={t('tabs')}
        items={tabs}
        value={filters.state ?? 'all'}
        onChange={(state) => change({ state: state === 'all' ? undefined : state })}
      >
        <div className={styles.orders} aria-busy={orders.isPlaceholderData}>
          <h2 className="visually-hidden">{t('results')}</h2>
          <QueryView
            query={orders}
            skeleton={places.map((place) => <Skeleton key={place} height={184} radius="var(--radius)" />)}
            empty={({ list }) => list.length === 0}
            emptyState={
              <NoOrders filters={filters} onClear={() => change({ keywords: undefined, state: undefined })} />
            }
          >
            {({ list, total }) => (
              <>
                {list.map((order) => (
                  <OrderCard key={order.orderNo} order={order} />
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
        </div>
      </Tabs>
    </>
  );
};
