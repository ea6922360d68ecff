import type { ProductRow } from '@portal/shared/contract';
import { dayOf } from '@portal/shared/rules';
import { lazy } from 'react';
import { plainJob } from '#src/bulk/plain-job.tsx';
import { defineList } from '#src/list/define-list.ts';
import { oneOf } from '#src/list/filters/filter-parsers.ts';
import type { ListRow } from '#src/list/list-row.ts';
import { ProductScheduleDrawer } from '#src/schedule/row-drawers.tsx';
import { productKinds } from '#src/ui/product-kinds.ts';
import { OpenDays, ProductName, ProductPrice, ProductState } from './list/product-cells.tsx';
import { productStates, useKindCounts, useStateOptions } from './list/product-options.ts';
import { useDeleteProducts } from './product-calls.ts';
import { productMessages } from './product-messages.ts';
import { calendarPath, editPath, previewPath } from './product-paths.ts';
import { useCopy, usePublish, useTakeDown } from './use-product-changes.tsx';

const PublishProducts = lazy(() => import('./publishing/publish-products.tsx'));
const MovePrices = lazy(() => import('./prices/move-prices.tsx'));
const TakeDownProducts = plainJob('product-take-down', productMessages, 'takeDown.body');

const adding = { anyOf: ['biz:product:add'] };
const publishing = { anyOf: ['biz:product:publish'] };
const isDraft = ({ status }: ProductRow) => status === 'draft';
const isLive = ({ status }: ProductRow) => status === 'live';

const onRow = (useCommand: typeof usePublish | typeof useTakeDown) => () => {
  const { run } = useCommand();
  return (row: ListRow<ProductRow>) => void run([row]);
};

/** Products of all kinds, and what is done with them. */
export const productList = defineList({
  call: 'GET /api/v1/products/page',
  messages: productMessages,
  rowName: ({ title }, { text }) => text(title),
  filters: (filter) => ({
    kind: filter.tabs(productKinds, 'kinds', { all: 'allKinds', useCounts: useKindCounts }),
    state: filter.choiceFrom(oneOf(...productStates), useStateOptions, { unset: 'anyState' }),
    sort: filter.choice(['sold', 'price'], 'sorts', { unset: 'sorts.updated' }),
  }),
  toQuery: ({ state: status, ...filters }) => ({ ...filters, status }),
  columns: (column) => [
    column.custom('name', 304, (product) => <ProductName product={product} />),
    column.custom('kind', 72, ({ kind }, { t }) => t(`kinds.${kind}`)),
    column.custom('status', 120, (product) => <ProductState {...product} />),
    column.custom('price', 96, (product) => <ProductPrice {...product} />),
    column.custom('stock', 104, (product) => <OpenDays {...product} />),
    column.number('soldCount', 64, { title: 'sold', align: 'left' }),
    column.custom('dept', 120, ({ dept }, { t }) => dept ?? t('noDept')),
    column.custom('updated', 112, ({ updatedAt }) => dayOf(new Date(updatedAt))),
  ],
  actions: [
    { key: 'edit', anyOf: ['biz:product:edit'], path: ({ id }) => editPath(id) },
    {
      ...{ key: 'calendar', label: 'actions.calendar', anyOf: ['biz:calendar:edit'] },
      path: ({ id }) => calendarPath(id),
    },
    {
      ...{ key: 'preview', label: 'actions.preview', anyOf: ['biz:product:query'] },
      command: () => (row) => void window.open(previewPath(row.item.kind, row.item.id), '_blank', 'noopener'),
    },
    {
      ...{ ...publishing, key: 'publish', label: 'actions.publish', command: onRow(usePublish) },
      isShown: (product) => !isLive(product) && !product.changed,
    },
    {
      ...{ ...publishing, key: 'publishChanges', label: 'actions.publishChanges' },
      command: onRow(usePublish),
      isShown: ({ changed }) => changed,
    },
    {
      ...{ ...publishing, key: 'takeDown', label: 'actions.takeDown', command: onRow(useTakeDown) },
      isShown: isLive,
    },
    {
      ...{ ...publishing, key: 'schedule', label: 'actions.schedule' },
      drawer: ProductScheduleDrawer,
    },
    { ...adding, key: 'copy', label: 'actions.copy', command: useCopy },
    {
      ...{ ...publishing, key: 'move', label: 'actions.move' },
      drawer: lazy(() => import('./list/department-drawer.tsx')),
    },
  ],
  allRows: 'products',
  bulk: [
    { ...publishing, key: 'publish', label: 'chosen.publish', drawer: PublishProducts },
    { ...publishing, key: 'takeDown', label: 'chosen.takeDown', can: isLive, drawer: TakeDownProducts },
    { key: 'price', label: 'chosen.price', anyOf: ['biz:calendar:edit'], drawer: MovePrices },
  ],
  remove: { anyOf: ['biz:product:delete'], mutation: useDeleteProducts, isShown: isDraft },
  add: { ...adding, param: 'product', label: 'add', drawer: lazy(() => import('./list/create-drawer.tsx')) },
  ...{ actionsWidth: 200, openActions: 2, rowHeight: 60 },
});
