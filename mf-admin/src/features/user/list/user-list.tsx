import type { UserRow } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { EmptyState, useMedia } from '@portal/shared/ui';
import { Button, Pagination } from 'antd';
import { useState } from 'react';
import { AdminQuery } from '#src/frame/admin-query.tsx';
import { RowsSkeleton } from '#src/frame/rows-skeleton.tsx';
import { useUserChanges } from '../use-user-changes.ts';
import { type UserPage, useUserPage } from '../user-calls.ts';
import type { OpenLayer } from '../user-layer.tsx';
import { userMessages } from '../user-messages.ts';
import { SelectionBar } from './selection-bar.tsx';
import type { FilterState } from './use-user-filters.ts';
import { UserCards } from './user-cards.tsx';
import { isNarrowed, pageSizes } from './user-filters.ts';
import styles from './user-list.module.css';
import { type RowHandlers, useIsSelf } from './user-row-parts.tsx';
import { UserTable } from './user-table.tsx';

const NoUsers = ({ filters, clear }: FilterState) => {
  const t = useMessages(userMessages);
  const narrowed = isNarrowed(filters);
  return (
    <EmptyState
      title={t('empty.title')}
      body={t(narrowed ? 'empty.narrowed' : 'empty.none')}
      action={narrowed && <Button onClick={clear}>{t('filters.clear')}</Button>}
    />
  );
};

const Pages = ({ filters, change, total }: FilterState & { total: number }) => {
  return (
    <Pagination
      className={styles.pages}
      align="end"
      responsive
      current={filters.pageNum}
      pageSize={filters.pageSize}
      pageSizeOptions={[...pageSizes]}
      showSizeChanger
      total={total}
      onChange={(pageNum, pageSize) =>
        change(pageSize === filters.pageSize ? { pageNum } : { pageSize, pageNum: undefined })
      }
    />
  );
};

interface UserListProps {
  readonly state: FilterState;
  readonly onOpen: (layer: OpenLayer) => void;
}

const Rows = ({ page, state, onOpen }: UserListProps & { page: UserPage }) => {
  const narrow = useMedia('(max-width: 767px)');
  const { changeStatus, remove, changing } = useUserChanges();
  const isSelf = useIsSelf();
  const [selected, setSelected] = useState<readonly number[]>([]);
  const chosen = page.list.filter(({ id }) => selected.includes(id));
  const removeUsers = (users: readonly UserRow[]) => void remove(users, () => setSelected([]));
  const handlers: RowHandlers = {
    onEdit: (user) => onOpen({ kind: 'edit', user }),
    onPassword: (user) => onOpen({ kind: 'password', user }),
    onDelete: (user) => removeUsers([user]),
    onStatus: (user, status) => void changeStatus(user, status),
    changing,
  };
  return (
    <>
      <SelectionBar
        total={page.total}
        ids={chosen.map(({ id }) => id)}
        selectable={page.list.filter((user) => !isSelf(user)).map(({ id }) => id)}
        onSelect={setSelected}
        onDelete={() => removeUsers(chosen)}
      />
      {narrow ? (
        <UserCards users={page.list} {...handlers} />
      ) : (
        <UserTable
          users={page.list}
          selected={chosen.map(({ id }) => id)}
          onSelect={setSelected}
          {...handlers}
        />
      )}
      <Pages {...state} total={page.total} />
    </>
  );
};

/** The users that pass the filters, page by page. */
export const UserList = ({ state, onOpen }: UserListProps) => {
  const query = useUserPage(state.filters);
  return (
    <div className={styles.list} aria-busy={query.isPlaceholderData}>
      <AdminQuery
        query={query}
        skeleton={<RowsSkeleton height={56} />}
        empty={({ total }) => total === 0}
        emptyState={<NoUsers {...state} />}
      >
        {(page) => <Rows page={page} state={state} onOpen={onOpen} />}
      </AdminQuery>
    </div>
  );
};
