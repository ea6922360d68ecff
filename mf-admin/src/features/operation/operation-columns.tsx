import { formatInstant, useLanguage, useMessages } from '@portal/shared/i18n';
import { listMessages } from '#src/list/list-messages.ts';
import { RowActions } from '#src/list/row-actions.tsx';
import type { TableColumns } from '#src/list/table/table-column.ts';
import type { OperationRow } from './operation-calls.ts';
import { operationMessages } from './operation-messages.ts';
import { useOperationNames } from './operation-names.ts';

/** The columns of the log. */
export const useOperationColumns = (onOpen: (id: number) => void): TableColumns<OperationRow> => {
  const t = useMessages(operationMessages);
  const common = useMessages(listMessages);
  const language = useLanguage();
  const { subjectName, actionName } = useOperationNames();
  const action = ({ id }: OperationRow) => ({
    key: 'open',
    label: t('open'),
    anyOf: ['watch:operation:query'],
    onSelect: () => onOpen(id),
  });
  return [
    {
      title: t('columns.what'),
      key: 'what',
      width: 176,
      render: (_, row) => <strong>{actionName(row.action)}</strong>,
    },
    {
      title: t('columns.subject'),
      key: 'subject',
      width: 248,
      render: (_, { subject, subjectId }) => `${subjectName(subject)} ${subjectId}`,
    },
    {
      title: t('columns.actor'),
      key: 'actor',
      width: 176,
      render: (_, { actor, actorId }) => (actorId === null ? t('system') : actor),
    },
    {
      title: t('columns.at'),
      dataIndex: 'createdAt',
      width: 176,
      render: (at: string) => formatInstant(at, language),
    },
    {
      title: common('actions'),
      key: 'actions',
      width: 88,
      fixed: 'right',
      render: (_, row) => (
        <RowActions name={`${actionName(row.action)} ${row.name}`} actions={[action(row)]} />
      ),
    },
  ];
};
