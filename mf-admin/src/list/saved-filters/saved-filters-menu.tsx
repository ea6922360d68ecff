import { useMessages } from '@portal/shared/i18n';
import { Icon, type MenuItem } from '@portal/shared/ui';
import { lazy } from 'react';
import { Overlay } from '#src/layout/overlay.tsx';
import { useOverlay } from '#src/layout/use-overlay.ts';
import { MenuButton } from '#src/ui/menu-button.tsx';
import type { FilterView } from '../filters/use-list-filters.ts';
import { filterInUse } from './saved-filters.ts';
import { savedFiltersMessages } from './saved-filters-messages.ts';
import { useDefaultFilter, useSavedFilters } from './use-saved-filters.ts';

const SavedFiltersDrawer = lazy(() => import('./saved-filters-drawer.tsx'));

const useEntries = (view: FilterView, onManage: () => void): readonly MenuItem[] => {
  const t = useMessages(savedFiltersMessages);
  const [saved] = useSavedFilters();
  const used = filterInUse(saved, view.present);
  const isNarrow = Object.keys(view.present).length > 0;
  return [
    ...saved.map(({ name, filters }) => ({
      key: `use ${name}`,
      label: name,
      checked: name === used?.name,
      onSelect: () => view.show(filters),
    })),
    {
      key: 'save',
      label: t('save'),
      apart: saved.length > 0,
      disabled: !isNarrow || used !== undefined,
      onSelect: onManage,
    },
    { key: 'manage', label: t('manage'), disabled: saved.length === 0, onSelect: onManage },
  ];
};

/** The filters somebody saved for this screen: to narrow the list by one, to save those of now, to look after them. */
export const SavedFiltersMenu = ({ view }: { view: FilterView }) => {
  const t = useMessages(savedFiltersMessages);
  const [saved] = useSavedFilters();
  const [open, setOpen, turn] = useOverlay<true>();
  useDefaultFilter(saved, view);
  const entries = useEntries(view, () => setOpen(true));
  return (
    <>
      <MenuButton icon={<Icon name="bookmark" size={16} />} menu={t('title')} entries={entries}>
        {filterInUse(saved, view.present)?.name ?? t('title')}
      </MenuButton>
      {open && (
        <Overlay>
          <SavedFiltersDrawer key={turn} present={view.present} onClosed={() => setOpen(undefined)} />
        </Overlay>
      )}
    </>
  );
};
