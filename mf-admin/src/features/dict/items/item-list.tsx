import type { DictItemRow } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { HasPerm } from '@portal/shared/session';
import { EmptyState, Icon, SearchForm, useMedia } from '@portal/shared/ui';
import { KeywordFilter } from '#src/list/filters/filter-bar.tsx';
import type { ListState } from '#src/list/filters/use-list-filters.ts';
import { ListCard } from '#src/list/list-card.tsx';
import { listMessages } from '#src/list/list-messages.ts';
import { ListPager } from '#src/list/list-pager.tsx';
import { ListTable } from '#src/list/table/list-table.tsx';
import { useDeleteRows } from '#src/list/use-delete-rows.tsx';
import { useStatusChange } from '#src/list/use-status-change.ts';
import { AdminQuery } from '#src/ui/admin-query.tsx';
import { Button } from '#src/ui/button.tsx';
import { RowsSkeleton } from '#src/ui/rows-skeleton.tsx';
import styles from '../dict.module.css';
import { useDeleteItems, useItemPage, useSetItemStatus, useTypeName } from '../dict-calls.ts';
import { dictMessages } from '../dict-messages.ts';
import { useItemColumns } from './item-columns.tsx';

interface ItemListProps {
  readonly typeCode: string;
  readonly state: ListState;
  readonly onEdit: (item?: DictItemRow) => void;
}

const Heading = ({ name, onAdd }: { name: string; onAdd: () => void }) => {
  const t = useMessages(dictMessages);
  return (
    <div className={styles.heading}>
      <h2>{t('items.table', { name })}</h2>
      <HasPerm anyOf={['sys:dict:add']}>
        <Button icon={<Icon name="plus" size={16} />} onClick={onAdd}>
          {t('items.add')}
        </Button>
      </HasPerm>
    </div>
  );
};

/** The items of one dictionary. */
export const ItemList = ({ typeCode, state, onEdit }: ItemListProps) => {
  const t = useMessages(dictMessages);
  const common = useMessages(listMessages);
  const { keywords, pageNum, pageSize } = state.filters;
  const name = useTypeName(typeCode);
  const query = useItemPage({ typeCode, keywords, pageNum, pageSize });
  const narrow = useMedia('(max-width: 1199px)');
  const remove = useDeleteRows<DictItemRow>(useDeleteItems());
  const { changeStatus, changing } = useStatusChange<DictItemRow>(useSetItemStatus());
  const removal = {
    ...{ key: 'remove', label: () => common('deleteSelected'), anyOf: ['sys:dict:delete'], danger: true },
    run: (items: readonly DictItemRow[], onDone: () => void) => void remove(items, onDone),
  };
  const columns = useItemColumns(
    {
      onEdit,
      onDelete: (item) => void remove([item]),
      onStatus: (item, status) => void changeStatus(item, status),
      changing,
    },
    narrow,
  );
  return (
    <ListCard busy={query.isPlaceholderData}>
      <Heading name={name} onAdd={() => onEdit()} />
      <SearchForm label={t('items.table', { name })}>
        <KeywordFilter
          value={keywords}
          hint={t('items.search')}
          onSearch={(words) => state.change({ keywords: words })}
        />
      </SearchForm>
      <AdminQuery
        query={query}
        skeleton={<RowsSkeleton height={40} />}
        empty={({ total }) => total === 0}
        emptyState={<EmptyState title={t('items.empty')} body={t('items.emptyBody')} />}
      >
        {({ list, total }) => (
          <>
            <ListTable
              label={t('items.table', { name })}
              name="items"
              rows={list}
              total={total}
              columns={columns}
              bulk={[removal]}
            />
            <ListPager {...state.filters} total={total} onChange={state.change} />
          </>
        )}
      </AdminQuery>
    </ListCard>
  );
};
