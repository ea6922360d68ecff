import type { MenuNode } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { HasPerm } from '@portal/shared/session';
import { EmptyState, Icon } from '@portal/shared/ui';
import { lazy, useState } from 'react';
import { Overlay } from '#src/layout/overlay.tsx';
import { Page } from '#src/layout/page.tsx';
import { useOverlay } from '#src/layout/use-overlay.ts';
import { FilterBar } from '#src/list/filters/filter-bar.tsx';
import { useListFilters } from '#src/list/filters/use-list-filters.ts';
import { ListCard } from '#src/list/list-card.tsx';
import { useStatusChange } from '#src/list/use-status-change.ts';
import { AdminQuery } from '#src/ui/admin-query.tsx';
import { Button } from '#src/ui/button.tsx';
import { RowsSkeleton } from '#src/ui/rows-skeleton.tsx';
import type { MenuType } from './form/menu-form.ts';
import { MenuTable } from './list/menu-table.tsx';
import { branchIds, folderIds } from './menu-branch.ts';
import { useMenuTree, useSetMenuVisible } from './menu-calls.ts';
import { menuMessages } from './menu-messages.ts';
import { useMenuDeletion } from './use-delete-menu.tsx';

/** Shows a menu in the navigation or hides it, and takes that back. */
const useMenuVisible = () => {
  const t = useMessages(menuMessages);
  return useStatusChange<MenuNode>(useSetMenuVisible(), undefined, ({ name }, visible) =>
    t(visible === 1 ? 'done.shown' : 'done.hidden', { name }),
  );
};

const MenuDrawer = lazy(() => import('./form/menu-drawer.tsx'));

/** What the drawer is open for. */
interface Editing {
  readonly id?: number;
  readonly parentId?: number;
  readonly type?: MenuType;
}

/** Which rows were opened by hand, while what was looked for. */
interface Chosen {
  readonly keywords: string | undefined;
  readonly ids: readonly number[];
}

const NoMenus = ({ onClear }: { onClear: () => void }) => {
  const t = useMessages(menuMessages);
  return (
    <EmptyState
      title={t('empty.title')}
      body={t('empty.body')}
      action={<Button onClick={onClear}>{t('empty.clear')}</Button>}
    />
  );
};

const AddButton = ({ onAdd }: { onAdd: () => void }) => {
  const t = useMessages(menuMessages);
  return (
    <HasPerm anyOf={['sys:menu:add']}>
      <Button kind="primary" icon={<Icon name="plus" size={16} />} onClick={onAdd}>
        {t('add')}
      </Button>
    </HasPerm>
  );
};

/** Menus: the tree, and what is done with it. */
export const MenuScreen = () => {
  const t = useMessages(menuMessages);
  const state = useListFilters();
  const { keywords } = state.filters;
  const tree = useMenuTree(keywords);
  const [chosen, setChosen] = useState<Chosen>();
  const [editing, setEditing, turn] = useOverlay<Editing>();
  const remove = useMenuDeletion();
  const { changeStatus, changing } = useMenuVisible();
  const menus = tree.data ?? [];
  // What was opened by hand holds as long as the same is looked for.
  const byHand = chosen?.keywords === keywords ? chosen?.ids : undefined;
  const expanded = byHand ?? (keywords ? branchIds(menus) : folderIds(menus));

  return (
    <Page title={t('title')} lead={t('lead')} actions={<AddButton onAdd={() => setEditing({})} />}>
      <ListCard busy={tree.isPlaceholderData}>
        <FilterBar state={state} label={t('table')} hint={t('search')} hasStatus={false} />
        <AdminQuery
          query={tree}
          skeleton={<RowsSkeleton height={40} />}
          empty={(rows) => rows.length === 0}
          emptyState={<NoMenus onClear={state.clear} />}
        >
          {(rows) => (
            <MenuTable
              menus={rows}
              branches={branchIds(rows)}
              expanded={expanded}
              onExpand={(ids) => setChosen({ keywords, ids })}
              onAdd={({ id, type }) =>
                setEditing({ parentId: id, type: type === 'MENU' ? 'BUTTON' : 'MENU' })
              }
              onEdit={({ id }) => setEditing({ id })}
              onDelete={(menu) => void remove(menu)}
              onVisible={(menu, visible) => void changeStatus(menu, visible)}
              changing={changing}
            />
          )}
        </AdminQuery>
      </ListCard>
      {editing && (
        <Overlay>
          <MenuDrawer key={turn} {...editing} onClosed={() => setEditing(undefined)} />
        </Overlay>
      )}
    </Page>
  );
};
