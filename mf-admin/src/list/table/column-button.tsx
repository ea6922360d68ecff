import { useMessages } from '@portal/shared/i18n';
import { Icon } from '@portal/shared/ui';
import { lazy } from 'react';
import { Overlay } from '#src/layout/overlay.tsx';
import { useOverlay } from '#src/layout/use-overlay.ts';
import { Button } from '#src/ui/button.tsx';
import { tableMessages } from './table-messages.ts';
import type { ColumnSetup } from './use-columns.ts';

const ColumnDrawer = lazy(() => import('./column-drawer.tsx'));

/** Opens what the columns of a table are set up with. */
export const ColumnButton = ({ columns }: { columns: ColumnSetup }) => {
  const t = useMessages(tableMessages);
  const [open, setOpen, turn] = useOverlay<true>();
  return (
    <>
      <Button kind="text" size="small" icon={<Icon name="columns" size={16} />} onClick={() => setOpen(true)}>
        {t('columns')}
      </Button>
      {open && (
        <Overlay>
          <ColumnDrawer key={turn} columns={columns} onClosed={() => setOpen(undefined)} />
        </Overlay>
      )}
    </>
  );
};
