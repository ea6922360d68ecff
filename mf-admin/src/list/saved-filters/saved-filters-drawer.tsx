import { useMessages } from '@portal/shared/i18n';
import { confirm, toast } from '@portal/shared/ui';
import { useDrawer } from '#src/layout/use-drawer.ts';
import { ViewDrawer } from '#src/layout/view-drawer.tsx';
import { listMessages } from '../list-messages.ts';
import { FilterLine } from './filter-line.tsx';
import { NameForm } from './name-form.tsx';
import styles from './saved-filters.module.css';
import { removeFilter, renameFilter, type SavedFilter, saveFilter, toggleDefault } from './saved-filters.ts';
import { savedFiltersMessages } from './saved-filters-messages.ts';
import { SharedLines } from './shared-lines.tsx';
import { useSavedFilters } from './use-saved-filters.ts';
import { type SharedFilter, useSharedFilters, useUnshare } from './use-shared-filters.ts';

interface SavedFiltersDrawerProps {
  /** What the list is narrowed by now. */
  readonly present: SavedFilter['filters'];
  readonly onClosed: () => void;
}

/** Saves the filters of now under a name, and looks after those that are saved. */
export default function SavedFiltersDrawer({ present, onClosed }: SavedFiltersDrawerProps) {
  const t = useMessages(savedFiltersMessages);
  const common = useMessages(listMessages);
  const drawer = useDrawer(onClosed);
  const [saved, set] = useSavedFilters();
  const { shared, roles } = useSharedFilters(true);
  const unshare = useUnshare();
  const keep = (name: string) => {
    set(saveFilter(saved, name, present));
    toast.success(t('done', { name: name.trim() }));
    drawer.close();
  };
  const remove = async (name: string) => {
    const question = { title: common('remove.one', { name }), confirmLabel: common('delete'), danger: true };
    if (await confirm(question)) set(removeFilter(saved, name));
  };
  const removeShared = async ({ id, name, role }: SharedFilter) => {
    const title = t('shared.remove', { name, role: role.name });
    if (await confirm({ title, confirmLabel: common('delete'), danger: true })) unshare.mutate(id);
  };
  return (
    <ViewDrawer drawer={drawer} title={common('savedFilters.title')} width={400}>
      {Object.keys(present).length > 0 ? (
        <NameForm saved={saved} label={t('saveNow')} submit={t('saveNow')} onSubmit={keep} />
      ) : (
        <p className={styles.soft}>{t('nothingToSave')}</p>
      )}
      {saved.length === 0 && <p className={styles.soft}>{t('none')}</p>}
      <ul className={styles.lines} aria-label={common('savedFilters.title')}>
        {saved.map((one) => (
          <FilterLine
            key={one.name}
            saved={saved}
            filter={one}
            roles={roles}
            onRename={(name) => set(renameFilter(saved, one.name, name))}
            onDefault={() => set(toggleDefault(saved, one.name))}
            onRemove={() => void remove(one.name)}
          />
        ))}
      </ul>
      <SharedLines shared={shared} onRemove={(filter) => void removeShared(filter)} />
    </ViewDrawer>
  );
}
