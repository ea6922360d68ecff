import { useMessages } from '@portal/shared/i18n';
import { HasPerm } from '@portal/shared/session';
import { EmptyState, Icon, SearchForm, useQueryParams } from '@portal/shared/ui';
import { Button, Input } from 'antd';
import { lazy, useId, useState } from 'react';
import { AdminPage } from '#src/frame/admin-page.tsx';
import { AdminQuery } from '#src/frame/admin-query.tsx';
import { Layer } from '#src/frame/layer.tsx';
import { RowsSkeleton } from '#src/frame/rows-skeleton.tsx';
import { useLayer } from '#src/frame/use-layer.ts';
import type { MenuType } from './form/menu-form.ts';
import { MenuTable } from './list/menu-table.tsx';
import { branchIds, folderIds } from './menu-branch.ts';
import { useMenuTree } from './menu-calls.ts';
import { menuMessages } from './menu-messages.ts';
import styles from './menu-screen.module.css';
import { useMenuDeletion } from './use-delete-menu.tsx';

const MenuDrawer = lazy(() => import('./form/menu-drawer.tsx'));

/** What the drawer is open for. */
interface Editing {
  readonly id?: number;
  readonly parentId?: number;
  readonly type?: MenuType;
}

const Keywords = ({ value, onSearch }: { value: string | undefined; onSearch: (text: string) => void }) => {
  const t = useMessages(menuMessages);
  const id = useId();
  return (
    <SearchForm label={t('table')} className={styles.search}>
      <label htmlFor={id}>{t('search.label')}</label>
      <Input.Search
        key={value}
        id={id}
        defaultValue={value}
        placeholder={t('search.hint')}
        maxLength={100}
        allowClear
        onSearch={(text) => onSearch(text.trim())}
      />
    </SearchForm>
  );
};

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
      <Button type="primary" icon={<Icon name="plus" size={16} />} onClick={onAdd}>
        {t('add')}
      </Button>
    </HasPerm>
  );
};

/** Menus: the tree, and what is done with it. */
export const MenuScreen = () => {
  const t = useMessages(menuMessages);
  const { get, set } = useQueryParams();
  const keywords = get('keywords');
  const tree = useMenuTree(keywords);
  const [chosen, setChosen] = useState<readonly number[]>();
  const [editing, setEditing, turn] = useLayer<Editing>();
  const remove = useMenuDeletion();
  const search = (text: string) => {
    setChosen(undefined);
    set({ keywords: text });
  };
  const menus = tree.data ?? [];
  const expanded = chosen ?? (keywords ? branchIds(menus) : folderIds(menus));

  return (
    <AdminPage title={t('title')} lead={t('lead')} actions={<AddButton onAdd={() => setEditing({})} />}>
      <div className={styles.paper} aria-busy={tree.isPlaceholderData}>
        <div className={styles.tools}>
          <Keywords value={keywords} onSearch={search} />
          <Button onClick={() => setChosen(branchIds(menus))}>{t('expand')}</Button>
          <Button onClick={() => setChosen([])}>{t('collapse')}</Button>
        </div>
        <AdminQuery
          query={tree}
          skeleton={<RowsSkeleton height={40} />}
          empty={(rows) => rows.length === 0}
          emptyState={<NoMenus onClear={() => search('')} />}
        >
          {(rows) => (
            <MenuTable
              menus={rows}
              expanded={expanded}
              onExpand={setChosen}
              onAdd={({ id, type }) =>
                setEditing({ parentId: id, type: type === 'MENU' ? 'BUTTON' : 'MENU' })
              }
              onEdit={({ id }) => setEditing({ id })}
              onDelete={(menu) => void remove(menu)}
            />
          )}
        </AdminQuery>
      </div>
      {editing && (
        <Layer>
          <MenuDrawer key={turn} {...editing} onClosed={() => setEditing(undefined)} />
        </Layer>
      )}
    </AdminPage>
  );
};
