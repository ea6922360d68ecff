import { formatDay } from '@portal/shared/i18n';
import { confirmationOf, orderStateNames } from '@portal/shared/rules';
import { TextLink } from '@portal/shared/ui';
import { plainJob } from '#src/bulk/plain-job.tsx';
import { defineList } from '#src/list/define-list.ts';
import { type FilterParser, oneOf } from '#src/list/filters/filter-parsers.ts';
import { orderPath } from '#src/order-parts/order-paths.ts';
import { productKinds } from '#src/ui/product-kinds.ts';
import { exportOrders, useOrderCounts } from '../order-calls.ts';
import { Amount, Buyer, Product, Tags } from './order-cells.tsx';
import { orderListMessages } from './order-list-messages.ts';
import { useKindOptions, useStateOptions, useStepOptions } from './order-options.ts';
import { usePrint } from './use-print.ts';

const ConfirmOrders = plainJob('order-confirm', orderListMessages, 'confirm.hint');

const step: FilterParser<string> = (text) => (/^[A-Z_]{1,32}$/.test(text) ? text : undefined);

/** The orders of everybody: found, counted by state, and opened. */
export const orderList = defineList({
  call: 'GET /api/v1/staff/orders',
  messages: orderListMessages,
  rowKey: 'orderNo',
  rowName: ({ orderNo }) => orderNo,
  filters: (filter) => ({
    state: filter.tabsFrom(oneOf('TO_CONFIRM', ...orderStateNames), useStateOptions, {
      ...{ all: 'all', useCounts: useOrderCounts, countedTo: 1_000 },
    }),
    kind: filter.choiceFrom(oneOf(...productKinds), useKindOptions, { clears: ['fulfilment'] }),
    fulfilment: filter.choiceFrom(step, useStepOptions),
    changed: filter.choice(['recently'], 'changes'),
    balance: filter.choice(['open', 'due'], 'balances'),
    ordered: filter.dayRange('from', 'to'),
    travel: filter.dayRange('travelFrom', 'travelTo'),
    amount: filter.moneyRange('minAmount', 'maxAmount'),
    sort: filter.choice(['oldest', 'travel', 'amount'], 'sorts', { unset: 'sorts.newest' }),
  }),
  columns: (column) => [
    column.custom('order', 184, ({ orderNo }) => <TextLink to={orderPath(orderNo)}>{orderNo}</TextLink>, {
      fixed: 'left',
    }),
    column.custom('state', 152, (order) => <Tags order={order} />),
    column.custom('product', 208, (order) => <Product order={order} />),
    column.custom('travel', 112, ({ travelDay }, { language }) =>
      travelDay ? formatDay(travelDay, language) : '—',
    ),
    column.custom('amount', 136, (order) => <Amount order={order} />),
    column.custom('buyer', 160, (order) => <Buyer order={order} />),
    column.instant('createdAt', 184, { title: 'placed' }),
  ],
  export: {
    ...{
      anyOf: ['biz:order:query'],
      label: 'export',
      hint: 'exportHint',
      fileName: 'file',
      done: 'exported',
    },
    call: exportOrders,
  },
  allRows: 'orders',
  bulk: [
    {
      ...{ key: 'confirm', label: 'confirm.chosen', anyOf: ['trade:order:fulfil'], drawer: ConfirmOrders },
      can: (order) => confirmationOf(order) !== undefined,
    },
    { key: 'print', label: 'print.chosen', anyOf: ['biz:order:query'], command: usePrint },
  ],
  sheets: [{ kind: 'order-ship', label: 'shipSheet', anyOf: ['trade:order:fulfil'] }],
  rowHeight: 56,
});
