import type { DictItemRow } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { listMessages } from '#src/list/list-messages.ts';
import { RowActions } from '#src/list/row-actions.tsx';
import { StatusSwitch } from '#src/list/status-switch.tsx';
import type { TableColumn, TableColumns } from '#src/list/table/table-column.ts';
import styles from '../dict.module.css';
import { dictMessages } from '../dict-messages.ts';

/** What the list does with an item. */
export interface ItemHandlers {
  readonly onEdit: (item: DictItemRow) => void;
  readonly onDelete: (item: DictItemRow) => void;
  readonly onStatus: (item: DictItemRow, status: 0 | 1) => void;
  /** The item whose status is being changed. */
  readonly changing: number | undefined;
}

type Column = TableColumn<DictItemRow>;

const useActionsColumn = ({ onEdit, onDelete }: ItemHandlers, narrow: boolean): Column => {
  const common = useMessages(listMessages);
  return {
    title: common('actions'),
    key: 'actions',
    width: narrow ? 56 : 116,
    render: (_, item) => (
      <RowActions
        name={item.name}
        open={narrow ? 0 : undefined}
        actions={[
          { key: 'edit', label: common('edit'), anyOf: ['sys:dict:edit'], onSelect: () => onEdit(item) },
          {
            key: 'delete',
            label: common('delete'),
            anyOf: ['sys:dict:delete'],
            danger: true,
            onSelect: () => onDelete(item),
          },
        ]}
      />
    ),
  };
};

/** The columns of a dictionary's items; where there is little room the name carries value and remark. */
export const useItemColumns = (handlers: ItemHandlers, narrow: boolean): TableColumns<DictItemRow> => {
  const t = useMessages(dictMessages);
  const common = useMessages(listMessages);
  const actions = useActionsColumn(handlers, narrow);
  const status: Column = {
    title: common('status'),
    key: 'status',
    width: 88,
    render: (_, item) => (
      <StatusSwitch
        name={item.name}
        status={item.status}
        anyOf={['sys:dict:edit']}
        busy={handlers.changing === item.id}
        onChange={(next) => handlers.onStatus(item, next)}
      />
    ),
  };
  if (narrow)
    return [
      {
        title: t('items.name'),
        key: 'name',
        render: (_, { name, nameEn, value, remark }) => (
          <span className={styles.name}>
            {name}
            <span className={styles.detail}>{[nameEn, value, remark].filter(Boolean).join(' · ')}</span>
          </span>
        ),
      },
      status,
      actions,
    ];
  return [
    { title: t('items.name'), key: 'name', dataIndex: 'name' },
    { title: t('items.nameEn'), key: 'nameEn', render: (_, { nameEn }) => nameEn ?? t('none') },
    {
      title: t('items.value'),
      key: 'value',
      render: (_, { value }) => <code className={styles.code}>{value}</code>,
    },
    { title: t('items.sort'), width: 64, dataIndex: 'sort' },
    status,
    { title: t('items.remark'), key: 'remark', render: (_, { remark }) => remark ?? t('none') },
    actions,
  ];
};
