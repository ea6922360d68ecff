import type { DictItemRow } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { HasPerm } from '@portal/shared/session';
import { EmptyState, Icon, SearchForm, useMedia } from '@portal/shared/ui';
import { AdminQuery } from '#src/frame/admin-query.tsx';
import { Keywords, ListPaper } from '#src/frame/list-paper.tsx';
import { Pages } from '#src/frame/pages.tsx';
import { RecordTable } from '#src/frame/record-table.tsx';
import { RowsSkeleton } from '#src/frame/rows-skeleton.tsx';
import type { ListState } from '#src/frame/use-list-filters.ts';
import { useRemoval } from '#src/frame/use-removal.tsx';
import { useStatusChange } from '#src/frame/use-status-change.ts';
import { Button } from '#src/parts/button.tsx';
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
  const { keywords, pageNum, pageSize } = state.filters;
  const name = useTypeName(typeCode);
  const query = useItemPage({ typeCode, keywords, pageNum, pageSize });
  const narrow = useMedia('(max-width: 1199px)');
  const remove = useRemoval<DictItemRow>(useDeleteItems());
  const { changeStatus, changing } = useStatusChange<DictItemRow>(useSetItemStatus());
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
    <ListPaper busy={query.isPlaceholderData}>
      <Heading name={name} onAdd={() => onEdit()} />
      <SearchForm label={t('items.table', { name })}>
        <Keywords
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
            <RecordTable
              label={t('items.table', { name })}
              name="items"
              rows={list}
              total={total}
              columns={columns}
              anyOf={['sys:dict:delete']}
              onDelete={(items, onDone) => void remove(items, onDone)}
            />
            <Pages {...state.filters} total={total} onChange={state.change} />
          </>
        )}
      </AdminQuery>
    </ListPaper>
  );
};
