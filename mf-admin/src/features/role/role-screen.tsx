import type { RoleRow } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { isProtectedRole } from '@portal/shared/rules';
import { HasPerm } from '@portal/shared/session';
import { Icon } from '@portal/shared/ui';
import { lazy } from 'react';
import { AdminQuery } from '#src/frame/admin-query.tsx';
import { Layer } from '#src/frame/layer.tsx';
import { ListPaper, ListTools } from '#src/frame/list-paper.tsx';
import { NothingFits } from '#src/frame/nothing-fits.tsx';
import { Pages } from '#src/frame/pages.tsx';
import { PlainPage } from '#src/frame/plain-page.tsx';
import { RecordTable } from '#src/frame/record-table.tsx';
import { RowsSkeleton } from '#src/frame/rows-skeleton.tsx';
import { useLayer } from '#src/frame/use-layer.ts';
import { useListFilters } from '#src/frame/use-list-filters.ts';
import { Button } from '#src/parts/button.tsx';
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
  <Layer>
    {open.kind === 'form' ? (
      <RoleDrawer role={open.role} onClosed={onClosed} />
    ) : (
      <GrantDrawer role={open.role} onClosed={onClosed} />
    )}
  </Layer>
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
    <ListPaper busy={query.isPlaceholderData}>
      <ListTools state={state} label={t('table')} hint={t('search')} />
      <AdminQuery
        query={query}
        skeleton={<RowsSkeleton />}
        empty={({ total }) => total === 0}
        emptyState={
          <NothingFits
            state={state}
            title={t('empty.title')}
            narrowed={t('empty.narrowed')}
            none={t('empty.none')}
          />
        }
      >
        {({ list, total }) => (
          <>
            <RecordTable
              label={t('table')}
              rows={list}
              total={total}
              columns={columns}
              width={1028}
              anyOf={['sys:role:delete']}
              canGo={({ code }) => !isProtectedRole(code)}
              onDelete={(roles, onDone) => void remove(roles, onDone)}
            />
            <Pages {...state.filters} total={total} onChange={state.change} />
          </>
        )}
      </AdminQuery>
    </ListPaper>
  );
};

/** Roles: the list, and what is done with it. */
export const RoleScreen = () => {
  const t = useMessages(roleMessages);
  const [open, setOpen, turn] = useLayer<Open>();
  return (
    <PlainPage
      title={t('title')}
      lead={t('lead')}
      actions={<AddButton onAdd={() => setOpen({ kind: 'form' })} />}
    >
      <RoleList onOpen={setOpen} />
      {open && <RoleLayer key={turn} open={open} onClosed={() => setOpen(undefined)} />}
    </PlainPage>
  );
};
