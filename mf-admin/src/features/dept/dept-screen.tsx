import { useMessages } from '@portal/shared/i18n';
import { HasPerm } from '@portal/shared/session';
import { Icon } from '@portal/shared/ui';
import { lazy, useState } from 'react';
import { Overlay } from '#src/layout/overlay.tsx';
import { Page } from '#src/layout/page.tsx';
import { useOverlay } from '#src/layout/use-overlay.ts';
import { EmptyList } from '#src/list/empty-list.tsx';
import { FilterBar } from '#src/list/filters/filter-bar.tsx';
import { useListFilters } from '#src/list/filters/use-list-filters.ts';
import { ListCard } from '#src/list/list-card.tsx';
import { AdminQuery } from '#src/ui/admin-query.tsx';
import { Button } from '#src/ui/button.tsx';
import { RowsSkeleton } from '#src/ui/rows-skeleton.tsx';
import { branchIds } from './dept-branch.ts';
import { useDeptTree } from './dept-calls.ts';
import { deptMessages } from './dept-messages.ts';
import { DeptTable } from './dept-table.tsx';
import { useDeptChanges } from './use-dept-changes.tsx';

const DeptDrawer = lazy(() => import('./form/dept-drawer.tsx'));

/** What the drawer is open for. */
interface Editing {
  readonly id?: number;
  readonly parentId?: number;
}

const DeptList = ({ onEdit }: { onEdit: (editing: Editing) => void }) => {
  const t = useMessages(deptMessages);
  const state = useListFilters();
  const { keywords, status } = state.filters;
  const tree = useDeptTree({ keywords, status });
  const [closed, setClosed] = useState<readonly number[]>([]);
  const { changeStatus, remove, changing } = useDeptChanges();
  const branches = branchIds(tree.data ?? []);
  return (
    <ListCard busy={tree.isPlaceholderData}>
      <FilterBar state={state} label={t('table')} hint={t('search')} />
      <AdminQuery
        query={tree}
        skeleton={<RowsSkeleton height={40} />}
        empty={(rows) => rows.length === 0}
        emptyState={
          <EmptyList
            state={state}
            title={t('empty.title')}
            narrowed={t('empty.narrowed')}
            none={t('empty.none')}
          />
        }
      >
        {(depts) => (
          <DeptTable
            depts={depts}
            branches={branches}
            expanded={branches.filter((id) => !closed.includes(id))}
            onExpand={(open) => setClosed(branches.filter((id) => !open.includes(id)))}
            onAdd={({ id }) => onEdit({ parentId: id })}
            onEdit={({ id }) => onEdit({ id })}
            onDelete={(dept) => void remove([dept])}
            onStatus={(dept, next) => void changeStatus(dept, next)}
            changing={changing}
          />
        )}
      </AdminQuery>
    </ListCard>
  );
};

/** Departments: the tree, and what is done with it. */
export const DeptScreen = () => {
  const t = useMessages(deptMessages);
  const [editing, setEditing, turn] = useOverlay<Editing>();
  const add = (
    <HasPerm anyOf={['sys:dept:add']}>
      <Button kind="primary" icon={<Icon name="plus" size={16} />} onClick={() => setEditing({})}>
        {t('add')}
      </Button>
    </HasPerm>
  );
  return (
    <Page title={t('title')} lead={t('lead')} actions={add}>
      <DeptList onEdit={setEditing} />
      {editing && (
        <Overlay>
          <DeptDrawer key={turn} {...editing} onClosed={() => setEditing(undefined)} />
        </Overlay>
      )}
    </Page>
  );
};
