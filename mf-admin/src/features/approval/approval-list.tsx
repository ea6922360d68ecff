import type { Approval } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { Tag, TextLink } from '@portal/shared/ui';
import { lazy } from 'react';
import { defineList } from '#src/list/define-list.ts';
import { useApprove } from './approval-calls.ts';
import { approvalMessages } from './approval-messages.ts';
import { WaitingTime } from './waiting-time.tsx';

const DeclineDrawer = lazy(() => import('./decline-drawer.tsx'));

const kinds = ['refund', 'rejection'] as const;
const anyOf = ['trade:refund:approve'];

const Subject = ({ approval: { subject, title, bar } }: { approval: Approval }) => {
  const t = useMessages(approvalMessages);
  const text = useText();
  return (
    <span style={{ display: 'grid', gap: 2, justifyItems: 'start', overflowWrap: 'anywhere' }}>
      <TextLink to={`/business/refunds?no=${subject}`}>{subject}</TextLink>
      <small>{text(title)}</small>
      {bar && <Tag tone="sand">{t(`bars.${bar}`)}</Tag>}
    </span>
  );
};

/** What waits for a second person, decided in place. */
export const approvalList = defineList({
  call: 'GET /api/v1/approvals',
  messages: approvalMessages,
  rowKey: 'subject',
  rowName: ({ kind, subject }, { t }) => t('named', { kind: t(`kinds.${kind}`), subject }),
  filters: (filter) => ({ kind: filter.choice(kinds, 'kinds') }),
  columns: (column) => [
    column.tag('kind', 128, 'kinds', (kind) => (kind === 'refund' ? 'coral' : 'sand')),
    column.custom('object', 232, (approval) => <Subject approval={approval} />),
    column.money('amount', 112),
    column.text('proposedBy', 120, { blank: 'buyer' }),
    column.text('reason', 240),
    column.custom('age', 96, (approval) => <WaitingTime since={approval.createdAt} />),
  ],
  actions: [
    {
      ...{ key: 'approve', label: 'actions.approve', anyOf, command: useApprove },
      isShown: ({ bar }) => bar === null,
    },
    {
      ...{ key: 'decline', label: 'actions.decline', anyOf, danger: true, drawer: DeclineDrawer },
      isShown: ({ bar }) => bar === null,
    },
    {
      ...{ key: 'withdraw', label: 'actions.withdraw', anyOf, drawer: DeclineDrawer },
      isShown: ({ bar }) => bar === 'proposed',
    },
  ],
  actionsWidth: 160,
  isAlwaysFresh: true,
  pollEvery: 30_000,
  rowHeight: 72,
});
