import { useMessages } from '@portal/shared/i18n';
import { orderStateNames } from '@portal/shared/rules';
import { Icon, saveFile, toast } from '@portal/shared/ui';
import { Button } from 'antd';
import { AdminPage } from '#src/frame/admin-page.tsx';
import { AdminQuery } from '#src/frame/admin-query.tsx';
import { CountTabs } from '#src/frame/count-tabs.tsx';
import { ListPaper } from '#src/frame/list-paper.tsx';
import { NothingFits } from '#src/frame/nothing-fits.tsx';
import { Pages } from '#src/frame/pages.tsx';
import { ReadingTable } from '#src/frame/reading-table.tsx';
import { RowsSkeleton } from '#src/frame/rows-skeleton.tsx';
import { useListFilters } from '#src/frame/use-list-filters.ts';
import { useOrderWords } from '#src/order/use-order-words.ts';
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
    <AdminPage title={t('title')} lead={t('lead')} actions={<ExportButton filters={filters} />}>
      <ListPaper busy={query.isPlaceholderData}>
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
            <NothingFits
              state={state}
              title={t('empty.title')}
              narrowed={t('empty.narrowed')}
              none={t('empty.none')}
            />
          }
        >
          {({ list, total }) => (
            <>
              <ReadingTable
                label={t('table')}
                rows={list.map((order, id) => ({ ...order, id, name: order.orderNo }))}
                total={total}
                columns={columns}
                width={1112}
              />
              <Pages {...state.filters} total={total} onChange={state.change} />
            </>
          )}
        </AdminQuery>
      </ListPaper>
    </AdminPage>
  );
};
