import { formatInstant, useLanguage, useMessages } from '@portal/shared/i18n';
import { Tag } from '@portal/shared/ui';
import { listMessages } from '#src/list/list-messages.ts';
import { RowActions } from '#src/list/row-actions.tsx';
import type { TableColumns } from '#src/list/table/table-column.ts';
import { useProviderNames } from '#src/order-parts/use-provider-names.ts';
import styles from '../reconciliation.module.css';
import { reconciliationMessages } from '../reconciliation-messages.ts';
import { gapOf, type NamedDay, yuanOf } from './day-facts.ts';

/** What the screen does with a day. */
export interface DayHandlers {
  readonly onOpen: (day: NamedDay) => void;
  readonly onRun: (day: string) => void;
  readonly onSheet: (day: string) => void;
  /** The day that is being looked at again. */
  readonly running: string | undefined;
}

const sums = ['billPayments', 'bookPayments', 'billRefunds', 'bookRefunds'] as const;

const useSums = (): TableColumns<NamedDay> => {
  const t = useMessages(reconciliationMessages);
  const right = { align: 'right' as const, width: 92, className: styles.money };
  return [
    ...sums.map((name) => ({
      ...{ ...right, title: t(`columns.${name}`), dataIndex: name },
      render: (fen: number) => yuanOf(fen),
    })),
    {
      ...{ ...right, title: t('columns.gap'), key: 'gap' },
      render: (_, day) => <span data-gap={gapOf(day) !== 0 || undefined}>{yuanOf(gapOf(day))}</span>,
    },
  ];
};

const useActions = ({ onOpen, onRun, onSheet, running }: DayHandlers) => {
  const t = useMessages(reconciliationMessages);
  const query = ['trade:reconcile:query'];
  return (day: NamedDay) => (
    <RowActions
      name={day.name}
      open={2}
      actions={[
        { key: 'open', label: t('open'), anyOf: query, onSelect: () => onOpen(day) },
        {
          ...{ key: 'run', label: t('run'), anyOf: ['trade:reconcile:run'], disabled: running !== undefined },
          onSelect: () => onRun(day.day),
        },
        { key: 'sheet', label: t('sheet'), anyOf: query, onSelect: () => onSheet(day.day) },
      ]}
    />
  );
};

const Result = ({ differences, openDifferences }: NamedDay) => {
  const t = useMessages(reconciliationMessages);
  if (differences === 0) return <Tag tone="good">{t('agree')}</Tag>;
  if (openDifferences === 0) return <Tag tone="good">{t('resolved', { count: differences })}</Tag>;
  return <Tag tone="bad">{t('differ', { count: openDifferences })}</Tag>;
};

/** The columns of the days. */
export const useDayColumns = (handlers: DayHandlers): TableColumns<NamedDay> => {
  const t = useMessages(reconciliationMessages);
  const providers = useProviderNames();
  const common = useMessages(listMessages);
  const language = useLanguage();
  const money = useSums();
  const actionsOf = useActions(handlers);
  return [
    { title: t('columns.day'), key: 'day', width: 112, render: (_, { day }) => <strong>{day}</strong> },
    {
      ...{ title: t('columns.provider'), key: 'provider', width: 104 },
      render: (_, { provider }) => providers(provider),
    },
    ...money,
    {
      ...{ title: t('columns.result'), key: 'result', width: 96 },
      render: (_, day) => <Result {...day} />,
    },
    {
      ...{ title: t('columns.ranAt'), key: 'ranAt', width: 132 },
      render: (_, { ranAt }) => formatInstant(ranAt, language),
    },
    {
      ...{ title: common('actions'), key: 'actions', width: 208, fixed: 'right' as const },
      render: (_, day) => actionsOf(day),
    },
  ];
};
