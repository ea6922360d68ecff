import { useMessages } from '@portal/shared/i18n';
import { Icon, type MenuItem } from '@portal/shared/ui';
import { lazy, useState } from 'react';
import { Overlay } from '#src/layout/overlay.tsx';
import { useOverlay } from '#src/layout/use-overlay.ts';
import { MenuButton } from '#src/ui/menu-button.tsx';
import type { FilterView } from '../filters/use-list-filters.ts';
import { listMessages } from '../list-messages.ts';
import { filterInUse } from './saved-filters.ts';
import { useDefaultFilter, useSavedFilters } from './use-saved-filters.ts';
import { type SharedFilter, useSharedFilters } from './use-shared-filters.ts';

const SavedFiltersDrawer = lazy(() => import('./saved-filters-drawer.tsx'));

const useEntries = (
  view: FilterView,
  shared: readonly SharedFilter[],
  onManage: () => void,
): readonly MenuItem[] => {
  const t = useMessages(listMessages);
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
    ...shared.map(({ id, name, role, filters }, place) => ({
      key: `shared ${id}`,
      label: `${name} · ${role.name}`,
      apart: place === 0 && saved.length > 0,
      checked:
        used === undefined && filterInUse([{ name, filters, isDefault: false }], view.present) !== undefined,
      onSelect: () => view.show(filters),
    })),
    {
      key: 'save',
      label: t('savedFilters.save'),
      apart: saved.length + shared.length > 0,
      disabled: !isNarrow || used !== undefined,
      onSelect: onManage,
    },
    {
      key: 'manage',
      label: t('savedFilters.manage'),
      disabled: saved.length + shared.length === 0,
      onSelect: onManage,
    },
  ];
};

/** The filters that were saved for this screen or shared with one's roles: shows them, saves those of now. */
export const SavedFiltersMenu = ({ view }: { view: FilterView }) => {
  const t = useMessages(listMessages);
  const [saved] = useSavedFilters();
  const [open, setOpen, turn] = useOverlay<true>();
  useDefaultFilter(saved, view);
  const [isAsked, setAsked] = useState(false);
  const { shared } = useSharedFilters(isAsked);
  const entries = useEntries(view, shared, () => setOpen(true));
  const ask = () => setAsked(true);
  return (
    <>
      <MenuButton
        icon={<Icon name="bookmark" size={16} />}
        menu={t('savedFilters.title')}
        entries={entries}
        onPointerEnter={ask}
        onFocus={ask}
      >
        {filterInUse(saved, view.present)?.name ?? t('savedFilters.title')}
      </MenuButton>
      {open && (
        <Overlay>
          <SavedFiltersDrawer key={turn} present={view.present} onClosed={() => setOpen(undefined)} />
        </Overlay>
      )}
    </>
  );
};
