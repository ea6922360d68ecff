import { useMessages } from '@portal/shared/i18n';
import { Button, Dialog } from '@portal/shared/ui';
import { useState } from 'react';
import { FilterPanel, type TourFacets } from './filter-panel.tsx';
import { activeFilters, allFilters } from './tour-filters.ts';
import { tourListMessages } from './tour-list-messages.ts';
import type { FilterState } from './use-tour-filters.ts';

interface FilterDrawerProps extends FilterState {
  readonly facets: TourFacets | null | undefined;
  readonly total: number | undefined;
}

/** The filters where there is no room for them beside the list. They take effect at once; closing shows the list. */
export const FilterDrawer = ({ facets, total, ...state }: FilterDrawerProps) => {
  const t = useMessages(tourListMessages);
  const [open, setOpen] = useState(false);
  const active = activeFilters(state.filters).length;
  const close = () => setOpen(false);
  return (
    <>
      <Button kind="quiet" onClick={() => setOpen(true)} aria-haspopup="dialog">
        {active === 0 ? t('filters.open') : t('filters.openCount', { count: active })}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={t('filters.title')}
        footer={
          <>
            <Button kind="quiet" disabled={active === 0} onClick={() => state.clear(allFilters)}>
              {t('filters.clear')}
            </Button>
            <Button onClick={close}>
              {total === undefined ? t('finding') : t('show', { count: total })}
            </Button>
          </>
        }
      >
        <FilterPanel facets={facets} {...state} />
      </Dialog>
    </>
  );
};
