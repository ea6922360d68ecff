import type { DictTypeRow } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { EmptyState, SearchForm } from '@portal/shared/ui';
import { KeywordFilter } from '#src/list/filters/filter-bar.tsx';
import { ListCard } from '#src/list/list-card.tsx';
import { listMessages } from '#src/list/list-messages.ts';
import { ListPager } from '#src/list/list-pager.tsx';
import { RowActions } from '#src/list/row-actions.tsx';
import { StatusTag } from '#src/list/status-switch.tsx';
import { ListTable } from '#src/list/table/list-table.tsx';
import type { TableColumns } from '#src/list/table/table-column.ts';
import { useDeleteRows } from '#src/list/use-delete-rows.tsx';
import { AdminQuery } from '#src/ui/admin-query.tsx';
import { RowsSkeleton } from '#src/ui/rows-skeleton.tsx';
import styles from '../dict.module.css';
import { useDeleteTypes, useTypePage } from '../dict-calls.ts';
import { dictMessages } from '../dict-messages.ts';
import type { DictPlace } from '../use-dict-place.ts';

interface TypeListProps {
  readonly place: DictPlace;
  readonly onEdit: (type: DictTypeRow) => void;
}

const TypeName = ({ type, onOpen }: { type: DictTypeRow; onOpen: () => void }) => {
  const t = useMessages(dictMessages);
  const text = useText();
  return (
    <span className={styles.name}>
      <button type="button" className={styles.open} onClick={onOpen}>
        {text({ zh: type.name, en: type.nameEn ?? undefined })}
      </button>
      <span className={styles.detail}>
        {type.code} · {t('types.items', { count: type.itemCount })}
      </span>
    </span>
  );
};

const useColumns = (
  { place, onEdit }: TypeListProps,
  onDelete: (type: DictTypeRow) => void,
): TableColumns<DictTypeRow> => {
  const t = useMessages(dictMessages);
  const common = useMessages(listMessages);
  return [
    {
      title: t('types.name'),
      key: 'name',
      render: (_, type) => <TypeName type={type} onOpen={() => place.choose(type.code)} />,
    },
    {
      title: common('status'),
      key: 'status',
      width: 72,
      render: (_, { status }) => <StatusTag status={status} />,
    },
    {
      title: common('actions'),
      key: 'actions',
      width: 56,
      render: (_, type) => (
        <RowActions
          name={type.name}
          open={0}
          actions={[
            {
              key: 'edit',
              label: common('edit'),
              anyOf: ['sys:dict_type:edit'],
              onSelect: () => onEdit(type),
            },
            {
              key: 'delete',
              label: common('delete'),
              anyOf: ['sys:dict_type:delete'],
              danger: true,
              onSelect: () => onDelete(type),
            },
          ]}
        />
      ),
    },
  ];
};

const Going = ({ types }: { types: readonly DictTypeRow[] }) => {
  const t = useMessages(dictMessages);
  const count = types.reduce((sum, { itemCount }) => sum + itemCount, 0);
  return count > 0 ? <p>{t('types.going', { count })}</p> : null;
};

/** The dictionaries; choosing one shows its items. */
export const TypeList = (props: TypeListProps) => {
  const t = useMessages(dictMessages);
  const common = useMessages(listMessages);
  const { types, code, choose } = props.place;
  const { keywords, pageNum, pageSize } = types.filters;
  const query = useTypePage({ keywords, pageNum, pageSize });
  const remove = useDeleteRows<DictTypeRow>(useDeleteTypes(), (going) => <Going types={going} />);
  const removeAll = (going: readonly DictTypeRow[], onDone?: () => void) =>
    void remove(going, () => {
      onDone?.();
      if (going.some((type) => type.code === code)) choose(undefined);
    });
  const columns = useColumns(props, (type) => removeAll([type]));
  const removal = {
    ...{ key: 'remove', label: () => common('deleteSelected'), anyOf: ['sys:dict_type:delete'] },
    ...{ danger: true, run: removeAll },
  };
  return (
    <ListCard busy={query.isPlaceholderData}>
      <SearchForm label={t('types.table')}>
        <KeywordFilter
          value={keywords}
          hint={t('types.search')}
          onSearch={(words) => types.change({ keywords: words })}
        />
      </SearchForm>
      <AdminQuery
        query={query}
        skeleton={<RowsSkeleton height={56} />}
        empty={({ total }) => total === 0}
        emptyState={<EmptyState title={t('types.empty')} body={t('types.emptyBody')} />}
      >
        {({ list, total }) => (
          <>
            <ListTable
              label={t('types.table')}
              name="types"
              rows={list}
              total={total}
              columns={columns}
              bulk={[removal]}
              rowClassName={(type) => (type.code === code ? (styles.chosen ?? '') : '')}
            />
            <ListPager {...types.filters} total={total} onChange={types.change} />
          </>
        )}
      </AdminQuery>
    </ListCard>
  );
};
