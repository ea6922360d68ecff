import { useMessages } from '@portal/shared/i18n';
import { orderStateNames } from '@portal/shared/rules';
import { Icon, saveFile, toast } from '@portal/shared/ui';
import { Button } from 'antd';
import { AntdPage } from '#src/layout/antd-page.tsx';
import { EmptyList } from '#src/list/empty-list.tsx';
import { CountTabs } from '#src/list/filters/count-tabs.tsx';
import { useListFilters } from '#src/list/filters/use-list-filters.ts';
import { ListCard } from '#src/list/list-card.tsx';
import { ListPager } from '#src/list/list-pager.tsx';
import { ListTable } from '#src/list/table/list-table.tsx';
import { useOrderWords } from '#src/order-parts/use-order-words.ts';
import { AdminQuery } from '#src/ui/admin-query.tsx';
import { RowsSkeleton } from '#src/ui/rows-skeleton.tsx';
import { useOrderColumns } from './list/order-columns.tsx';
import { askable, narrowing, type OrderFilters, orderReaders } from './list/order-filters.ts';
import { orderListMessages } from './list/order-list-messages.ts';
import { OrderTools } from './list/order-tools.tsx';
import { useExportOrders, useOrderCounts, useOrderPage } from './order-calls.ts';

const ExportButton = ({ filters }: { filters: OrderFilters }) => {
  const t = useMessages(orderListMessages);
  const exporting = useExportOrders();
  const save = async () => {
    saveFile(await exporting.mutateAsync(narrowing(filters)), 'orders.csv');
    toast.success(t('exported'));
  };
  return (
    <Button
      icon={<Icon name="download" size={16} />}
      loading={exporting.isPending}
      onClick={() => void save()}
    >
      {t('export')}
    </Button>
  );
};

/** The orders of everybody: found, counted by state, and opened. */
export const OrderListScreen = () => {
  const t = useMessages(orderListMessages);
  const state = useListFilters(orderReaders);
  const filters = askable(state.filters);
  const query = useOrderPage(filters);
  const counts = useOrderCounts(narrowing(filters));
  const columns = useOrderColumns();
  const words = useOrderWords();
  return (
    <AntdPage title={t('title')} lead={t('lead')} actions={<ExportButton filters={filters} />}>
      <ListCard busy={query.isPlaceholderData}>
        <CountTabs
          label={t('tabs')}
          all={t('all')}
          many={(count) => t('many', { count })}
          names={orderStateNames}
          nameOf={words.state}
          counts={counts.data ?? {}}
          chosen={filters.state}
          onChange={(value) => state.change({ state: value })}
        />
        <OrderTools {...state} />
        <AdminQuery
          query={query}
          skeleton={<RowsSkeleton height={56} />}
          empty={({ total }) => total === 0}
          emptyState={
            <EmptyList
              state={state}
              title={t('empty.title')}
              narrowed={t('empty.narrowed')}
              none={t('empty.none')}
            />
          }
        >
          {({ list, total }) => (
            <>
              <ListTable
                label={t('table')}
                rows={list.map((order, id) => ({ ...order, id, name: order.orderNo }))}
                total={total}
                columns={columns}
                width={1112}
              />
              <ListPager {...state.filters} total={total} onChange={state.change} />
            </>
          )}
        </AdminQuery>
      </ListCard>
    </AntdPage>
  );
};
