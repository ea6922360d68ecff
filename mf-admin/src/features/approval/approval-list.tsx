import type { Approval } from '@portal/shared/contract';
import { formatInstant, formatMoney, useLanguage, useMessages, useText } from '@portal/shared/i18n';
import { deputyPerm } from '@portal/shared/rules';
import { Tag, TextLink } from '@portal/shared/ui';
import { lazy } from 'react';
import { defineList } from '#src/list/define-list.ts';
import { useApprove } from './approval-calls.ts';
import { approvalMessages } from './approval-messages.ts';
import { WaitingTime } from './waiting-time.tsx';

const DeclineDrawer = lazy(() => import('./decline-drawer.tsx'));

const kinds = ['refund', 'rejection', 'prices', 'publishing'] as const;
const anyOf = ['trade:refund:approve', 'biz:approval:product', deputyPerm];

const pathOf = ({ kind, subject }: Approval): string => {
  if (kind === 'publishing') return `/business/products?keywords=${subject}`;
  return kind === 'prices' ? `/business/calendar?productId=${subject}` : `/business/refunds?no=${subject}`;
};

/** The record, with a link for those who decide in their own right: a deputyship does not open its screen. */
const Subject = ({ approval }: { approval: Approval }) => {
  const { subject, title, bar, onBehalfOf } = approval;
  const t = useMessages(approvalMessages);
  const text = useText();
  return (
    <span style={{ display: 'grid', gap: 2, justifyItems: 'start', overflowWrap: 'anywhere' }}>
      {onBehalfOf ? <span>{subject}</span> : <TextLink to={pathOf(approval)}>{subject}</TextLink>}
      <small>{text(title)}</small>
      {bar && <Tag tone="sand">{t(`bars.${bar}`)}</Tag>}
      {onBehalfOf && <Tag tone="sea">{t('onBehalfOf', { name: onBehalfOf })}</Tag>}
    </span>
  );
};

/** What it comes to: an amount, the largest move of prices, or when a product is to be published. */
const Extent = ({ approval: { kind, amount, percent, at } }: { approval: Approval }) => {
  const language = useLanguage();
  const t = useMessages(approvalMessages);
  if (kind === 'publishing') return <>{at === null ? t('atOnce') : formatInstant(at, language)}</>;
  return <>{amount === null ? `${percent} %` : formatMoney(amount, language)}</>;
};

/** What waits for a second person, decided in place. */
export const approvalList = defineList({
  call: 'GET /api/v1/approvals',
  messages: approvalMessages,
  rowKey: 'key',
  rowName: ({ kind, subject }, { t }) => t('named', { kind: t(`kinds.${kind}`), subject }),
  filters: (filter) => ({ kind: filter.choice(kinds, 'kinds') }),
  columns: (column) => [
    column.tag('kind', 152, 'kinds', (kind) => (kind === 'rejection' ? 'sand' : 'coral')),
    column.custom('object', 232, (approval) => <Subject approval={approval} />),
    column.custom('amount', 112, (approval) => <Extent approval={approval} />, { align: 'right' }),
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
      // Rejecting what the terms grant is a proposal, which deputies do not make.
      isShown: ({ bar, kind, onBehalfOf, isGranted }) =>
        bar === null && !(kind === 'refund' && onBehalfOf && isGranted),
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
