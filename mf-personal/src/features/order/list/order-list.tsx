import { queryOf } from '@portal/shared/api';
import { useMessages } from '@portal/shared/i18n';
import { paths } from '@portal/shared/router';
import { Button, EmptyState, LinkButton, Pager, QueryView, Skeleton, Tabs } from '@portal/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { OrderCard } from '../order-card.tsx';
import { countsOf, kindIcons, type OrderScope } from '../order-kinds.ts';
import { countAll, stateTabs } from '../order-states.ts';
import { useStateName } from '../use-state-name.ts';
import { isReversed } from './date-range.ts';
import { listMessages } from './list-messages.ts';
import { OrderChoice } from './order-choice.tsx';
import styles from './order-list.module.css';
import { OrderRange } from './order-range.tsx';
import { OrderSearch } from './order-search.tsx';
import { type OrderFilters, pageSize, useOrderFilters } from './use-order-filters.ts';

interface KindProps {
  readonly kind: OrderScope;
}

/** An end before the beginning is said to be wrong where it stands, and not asked for. */
const useOrders = (scope: OrderScope, filters: OrderFilters) => {
  const kind = scope === 'all' ? undefined : scope;
  const to = isReversed(filters) ? undefined : filters.to;
  return useQuery({
    ...queryOf('GET /api/v1/orders', { query: { ...filters, kind, to, pageSize } }),
    placeholderData: keepPreviousData,
  });
};

interface NoOrdersProps extends KindProps {
  readonly filters: OrderFilters;
  readonly onClear: () => void;
}

const NoOrders = ({ kind, filters, onClear }: NoOrdersProps) => {
  const t = useMessages(listMessages);
  const nameOf = useStateName(kind);
  const { state, keywords, from, to } = filters;
  if (keywords || from || to)
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
      icon={kindIcons[kind]}
      title={state ? t('emptyState', { state: nameOf(state) }) : t(`empty.${kind}`)}
      body={t(`emptyBody.${kind}`)}
      action={
        <LinkButton to={paths.productList(kind === 'all' ? 'tour' : kind)}>{t(`browse.${kind}`)}</LinkButton>
      }
    />
  );
};

const places = [0, 1, 2];

const useTabs = (kind: OrderScope) => {
  const t = useMessages(listMessages);
  const nameOf = useStateName(kind);
  const all = useQuery(queryOf('GET /api/v1/orders/counts', {})).data;
  const counts = all && countsOf(all, kind);
  return [
    { value: 'all' as const, label: t('all'), count: counts && countAll(counts) },
    ...stateTabs(counts ?? {}).map((state) => ({
      value: state,
      label: nameOf(state),
      count: counts && (counts[state] ?? 0),
    })),
  ];
};

interface ResultsProps extends KindProps {
  readonly filters: OrderFilters;
  readonly change: ReturnType<typeof useOrderFilters>['change'];
}

const Results = ({ kind, filters, change }: ResultsProps) => {
  const t = useMessages(listMessages);
  const orders = useOrders(kind, filters);
  const { pageNum } = filters;
  const none = { keywords: undefined, kind: undefined, state: undefined, from: undefined, to: undefined };
  return (
    <div className={styles.orders} aria-busy={orders.isPlaceholderData}>
      <h2 className="visually-hidden">{t('results')}</h2>
      <QueryView
        query={orders}
        skeleton={places.map((place) => <Skeleton key={place} height={184} radius="var(--radius)" />)}
        empty={({ list }) => list.length === 0}
        emptyState={<NoOrders kind={kind} filters={filters} onClear={() => change(none)} />}
      >
        {({ list, total }) => (
          <>
            {list.map((order) => (
              <OrderCard key={order.orderNo} order={order} withKind={kind === 'all'} />
            ))}
            <Pager {...{ pageNum, pageSize, total }} onChange={(page) => change({ pageNum: page })} />
          </>
        )}
      </QueryView>
    </div>
  );
};

/** The member's orders, of a kind or all, by state, searched and paged. The address holds all of it. */
export const OrderList = ({ kind: scope }: KindProps) => {
  const t = useMessages(listMessages);
  const { filters: all, change } = useOrderFilters();
  const isMixed = scope === 'all';
  const filters = isMixed ? all : { ...all, kind: undefined, sort: undefined };
  const kind = filters.kind ?? scope;
  const tabs = useTabs(kind);
  const { keywords = '' } = filters;
  return (
    <>
      <div className={styles.filters}>
        <OrderSearch
          key={keywords}
          kind={kind}
          keywords={keywords}
          onSearch={(words) => change({ keywords: words })}
        />
        {isMixed && <OrderChoice filters={filters} onChange={change} />}
        <OrderRange range={filters} onChange={change} />
      </div>
      <Tabs
        label={t('tabs')}
        items={tabs}
        value={filters.state ?? 'all'}
        onChange={(state) => change({ state: state === 'all' ? undefined : state })}
      >
        <Results {...{ kind, filters, change }} />
      </Tabs>
    </>
  );
};
