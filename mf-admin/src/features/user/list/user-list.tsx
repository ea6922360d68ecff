import { useMessages } from '@portal/shared/i18n';
import { EmptyList } from '#src/list/empty-list.tsx';
import { ListCard } from '#src/list/list-card.tsx';
import { ListPager } from '#src/list/list-pager.tsx';
import { SelectableTable } from '#src/list/table/selectable-table.tsx';
import { AdminQuery } from '#src/ui/admin-query.tsx';
import { RowsSkeleton } from '#src/ui/rows-skeleton.tsx';
import { useUserChanges } from '../use-user-changes.ts';
import { type UserPage, useUserPage } from '../user-calls.ts';
import type { OpenLayer } from '../user-layer.tsx';
import { userMessages } from '../user-messages.ts';
import type { FilterState } from './use-user-filters.ts';
import { useUserColumns } from './user-columns.tsx';
import { useIsSelf } from './user-row-parts.tsx';

interface UserListProps {
  readonly state: FilterState;
  readonly onOpen: (layer: OpenLayer) => void;
}

const Rows = ({ page, state, onOpen }: UserListProps & { page: UserPage }) => {
  const t = useMessages(userMessages);
  const { changeStatus, remove, changing } = useUserChanges();
  const isSelf = useIsSelf();
  const columns = useUserColumns({
    onEdit: (user) => onOpen({ kind: 'edit', user }),
    onPassword: (user) => onOpen({ kind: 'password', user }),
    onDelete: (user) => void remove([user]),
    onStatus: (user, status) => void changeStatus(user, status),
    changing,
  });
  return (
    <>
      <SelectableTable
        label={t('table')}
        rows={page.list.map((user) => ({ ...user, name: user.nickname }))}
        total={page.total}
        columns={columns}
        width={908}
        anyOf={['sys:user:delete']}
        canGo={(user) => !isSelf(user)}
        onDelete={(users, onDone) => void remove(users, onDone)}
      />
      <ListPager {...state.filters} total={page.total} onChange={state.change} />
    </>
  );
};

/** The users that pass the filters, page by page. */
export const UserList = ({ state, onOpen }: UserListProps) => {
  const t = useMessages(userMessages);
  const query = useUserPage(state.filters);
  return (
    <ListCard busy={query.isPlaceholderData}>
      <AdminQuery
        query={query}
        skeleton={<RowsSkeleton height={56} />}
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
        {(page) => <Rows page={page} state={state} onOpen={onOpen} />}
      </AdminQuery>
    </ListCard>
  );
};
