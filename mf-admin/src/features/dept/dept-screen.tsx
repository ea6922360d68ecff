import { useMessages } from '@portal/shared/i18n';
import { HasPerm } from '@portal/shared/session';
import { Icon } from '@portal/shared/ui';
import { lazy, useState } from 'react';
import { AdminQuery } from '#src/frame/admin-query.tsx';
import { Layer } from '#src/frame/layer.tsx';
import { ListPaper, ListTools } from '#src/frame/list-paper.tsx';
import { NothingFits } from '#src/frame/nothing-fits.tsx';
import { PlainPage } from '#src/frame/plain-page.tsx';
import { RowsSkeleton } from '#src/frame/rows-skeleton.tsx';
import { useLayer } from '#src/frame/use-layer.ts';
import { useListFilters } from '#src/frame/use-list-filters.ts';
import { Button } from '#src/parts/button.tsx';
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
    <ListPaper busy={tree.isPlaceholderData}>
      <ListTools state={state} label={t('table')} hint={t('search')} />
      <AdminQuery
        query={tree}
        skeleton={<RowsSkeleton height={40} />}
        empty={(rows) => rows.length === 0}
        emptyState={
          <NothingFits
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
    </ListPaper>
  );
};

/** Departments: the tree, and what is done with it. */
export const DeptScreen = () => {
  const t = useMessages(deptMessages);
  const [editing, setEditing, turn] = useLayer<Editing>();
  const add = (
    <HasPerm anyOf={['sys:dept:add']}>
      <Button kind="primary" icon={<Icon name="plus" size={16} />} onClick={() => setEditing({})}>
        {t('add')}
      </Button>
    </HasPerm>
  );
  return (
    <PlainPage title={t('title')} lead={t('lead')} actions={add}>
      <DeptList onEdit={setEditing} />
      {editing && (
        <Layer>
          <DeptDrawer key={turn} {...editing} onClosed={() => setEditing(undefined)} />
        </Layer>
      )}
    </PlainPage>
  );
};
