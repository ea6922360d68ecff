import type { RoleRow } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { isProtectedRole } from '@portal/shared/rules';
import { HasPerm } from '@portal/shared/session';
import { Icon } from '@portal/shared/ui';
import { lazy } from 'react';
import { Overlay } from '#src/layout/overlay.tsx';
import { Page } from '#src/layout/page.tsx';
import { useOverlay } from '#src/layout/use-overlay.ts';
import { EmptyList } from '#src/list/empty-list.tsx';
import { FilterBar } from '#src/list/filters/filter-bar.tsx';
import { useListFilters } from '#src/list/filters/use-list-filters.ts';
import { ListCard } from '#src/list/list-card.tsx';
import { ListPager } from '#src/list/list-pager.tsx';
import { SelectableTable } from '#src/list/table/selectable-table.tsx';
import { AdminQuery } from '#src/ui/admin-query.tsx';
import { Button } from '#src/ui/button.tsx';
import { RowsSkeleton } from '#src/ui/rows-skeleton.tsx';
import { useRoleColumns } from './list/role-columns.tsx';
import { useRolePage } from './role-calls.ts';
import { roleMessages } from './role-messages.ts';
import { useRoleChanges } from './use-role-changes.ts';

const RoleDrawer = lazy(() => import('./form/role-drawer.tsx'));
const GrantDrawer = lazy(() => import('./grants/grant-drawer.tsx'));

/** What lies over the list. */
type Open =
  | { readonly kind: 'form'; readonly role?: RoleRow }
  | { readonly kind: 'grants'; readonly role: RoleRow };

const AddButton = ({ onAdd }: { onAdd: () => void }) => {
  const t = useMessages(roleMessages);
  return (
    <HasPerm anyOf={['sys:role:add']}>
      <Button kind="primary" icon={<Icon name="plus" size={16} />} onClick={onAdd}>
        {t('add')}
      </Button>
    </HasPerm>
  );
};

const RoleLayer = ({ open, onClosed }: { open: Open; onClosed: () => void }) => (
  <Overlay>
    {open.kind === 'form' ? (
      <RoleDrawer role={open.role} onClosed={onClosed} />
    ) : (
      <GrantDrawer role={open.role} onClosed={onClosed} />
    )}
  </Overlay>
);

const RoleList = ({ onOpen }: { onOpen: (open: Open) => void }) => {
  const t = useMessages(roleMessages);
  const state = useListFilters();
  const query = useRolePage(state.filters);
  const { changeStatus, remove, changing } = useRoleChanges();
  const columns = useRoleColumns({
    onEdit: (role) => onOpen({ kind: 'form', role }),
    onGrant: (role) => onOpen({ kind: 'grants', role }),
    onDelete: (roles) => void remove(roles),
    onStatus: (role, status) => void changeStatus(role, status),
    changing,
  });
  return (
    <ListCard busy={query.isPlaceholderData}>
      <FilterBar state={state} label={t('table')} hint={t('search')} />
      <AdminQuery
        query={query}
        skeleton={<RowsSkeleton />}
        empty={({ total }) => total === 0}
        emptyState={
          <EmptyList
            state={state}
            title={t('empty.title')}
            narrowed={t('empty.narrowed')}
            none={t('empty.none')}
          />
        }
      >
        {({ list, total }) => (
          <>
            <SelectableTable
              label={t('table')}
              rows={list}
              total={total}
              columns={columns}
              width={1028}
              anyOf={['sys:role:delete']}
              canGo={({ code }) => !isProtectedRole(code)}
              onDelete={(roles, onDone) => void remove(roles, onDone)}
            />
            <ListPager {...state.filters} total={total} onChange={state.change} />
          </>
        )}
      </AdminQuery>
    </ListCard>
  );
};

/** Roles: the list, and what is done with it. */
export const RoleScreen = () => {
  const t = useMessages(roleMessages);
  const [open, setOpen, turn] = useOverlay<Open>();
  return (
    <Page title={t('title')} lead={t('lead')} actions={<AddButton onAdd={() => setOpen({ kind: 'form' })} />}>
      <RoleList onOpen={setOpen} />
      {open && <RoleLayer key={turn} open={open} onClosed={() => setOpen(undefined)} />}
    </Page>
  );
};
