import { useMessages } from '@portal/shared/i18n';
import { Button, Dialog } from '@portal/shared/ui';
import { useState } from 'react';
import { productListMessages } from '../product-list-messages.ts';
import { shownTotal } from '../shown-total.ts';
import { FilterPanel } from './filter-panel.tsx';
import type { FilterProps } from './filter-props.ts';
import { activeFilters } from './product-filters.ts';

interface FilterDrawerProps extends FilterProps {
  readonly total: number | undefined;
}

/** The filters where there is no room for them beside the list. They take effect at once; closing shows the list. */
export const FilterDrawer = ({ total, ...props }: FilterDrawerProps) => {
  const t = useMessages(productListMessages);
  const words = useMessages(props.list.words);
  const [open, setOpen] = useState(false);
  const active = activeFilters(props.list, props.filters);
  const close = () => setOpen(false);
  return (
    <>
      <Button kind="quiet" onClick={() => setOpen(true)} aria-haspopup="dialog">
        {active.length === 0 ? t('filters.open') : t('filters.openCount', { count: active.length })}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={t('filters.title')}
        footer={
          <>
            <Button kind="quiet" disabled={active.length === 0} onClick={() => props.clear(active)}>
              {t('filters.clear')}
            </Button>
            <Button onClick={close}>
              {total === undefined
                ? words('finding')
                : words('show', { count: total, total: shownTotal(total) })}
            </Button>
          </>
        }
      >
        <FilterPanel {...props} />
      </Dialog>
    </>
  );
};
