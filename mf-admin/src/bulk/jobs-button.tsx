import { useMessages } from '@portal/shared/i18n';
import { Icon } from '@portal/shared/ui';
import { lazy, useState } from 'react';
import { Overlay } from '#src/layout/overlay.tsx';
import { listMessages } from '#src/list/list-messages.ts';
import { Button } from '#src/ui/button.tsx';

const JobsDrawer = lazy(() => import('./jobs-drawer.tsx'));

/** Opens the bulk jobs of the reader: running ones, and the results of former ones. */
export const JobsButton = () => {
  const t = useMessages(listMessages);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={<Icon name="clock" size={16} />} onClick={() => setOpen(true)}>
        {t('bulkJobs')}
      </Button>
      {open && (
        <Overlay>
          <JobsDrawer onClosed={() => setOpen(false)} />
        </Overlay>
      )}
    </>
  );
};
