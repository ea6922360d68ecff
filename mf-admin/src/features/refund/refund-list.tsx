import { lazy } from 'react';
import { defineList } from '#src/list/define-list.ts';
import { keywords } from '#src/list/filters/filter-parsers.ts';
import { useRefundCounts } from './refund-calls.ts';
import { Amount, Numbered, Ordered, RefundTags, refundParam } from './refund-cells.tsx';
import { refundMessages } from './refund-messages.ts';
import { useBulkApproval } from './use-approval.ts';

const states = ['REQUESTED', 'FAILED', 'APPROVED', 'PROCESSING', 'SUCCESS', 'REJECTED'] as const;
const scopes = ['whole', 'part', 'traveller', 'excess'] as const;
const anyOf = ['trade:refund:approve'];

/** Refunds: what waits for a decision, what is stuck, and what was done. */
export const refundList = defineList({
  call: 'GET /api/v1/refunds',
  messages: refundMessages,
  rowKey: 'refundNo',
  rowName: ({ refundNo }) => refundNo,
  filters: (filter) => ({
    state: filter.tabs(states, 'states', { all: 'all', useCounts: useRefundCounts, countedTo: 1_000 }),
    scope: filter.choice(scopes, 'scopes'),
    asked: filter.dayRange('from', 'to'),
  }),
  columns: (column) => [
    column.custom('refund', 184, (refund) => <Numbered refund={refund} />, { fixed: 'left' }),
    column.custom('state', 144, (refund) => <RefundTags refund={refund} />),
    column.custom('order', 232, (refund) => <Ordered refund={refund} />),
    column.custom('amount', 128, (refund) => <Amount refund={refund} />),
    column.text('reason', 200),
    column.instant('createdAt', 184, { title: 'asked' }),
  ],
  open: {
    param: refundParam,
    parser: keywords(64),
    anyOf,
    drawer: lazy(() => import('./refund-drawer.tsx')),
  },
  bulk: [
    {
      ...{ key: 'approve', label: 'approveChosen', anyOf, command: useBulkApproval },
      can: ({ state, bars }) => state === 'REQUESTED' && bars.approve === null,
    },
  ],
  rowHeight: 56,
});
