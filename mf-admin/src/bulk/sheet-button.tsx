import type { BulkSheetKind } from '@portal/shared/contract';
import { Icon } from '@portal/shared/ui';
import { lazy, useState } from 'react';
import { Overlay } from '#src/layout/overlay.tsx';
import { Button } from '#src/ui/button.tsx';

const SheetDrawer = lazy(() => import('./sheet-drawer.tsx'));

/** Opens a bulk job whose rows come from a sheet. */
export const SheetButton = ({ kind, label }: { kind: BulkSheetKind; label: string }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={<Icon name="upload" size={16} />} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {open && (
        <Overlay>
          <SheetDrawer kind={kind} onClosed={() => setOpen(false)} />
        </Overlay>
      )}
    </>
  );
};
