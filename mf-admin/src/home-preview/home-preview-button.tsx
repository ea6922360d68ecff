import { useMessages } from '@portal/shared/i18n';
import { Icon } from '@portal/shared/ui';
import { lazy } from 'react';
import { Overlay } from '#src/layout/overlay.tsx';
import { useOverlay } from '#src/layout/use-overlay.ts';
import { Button } from '#src/ui/button.tsx';
import { homePreviewMessages } from './home-preview-messages.ts';

const HomePreviewDrawer = lazy(() => import('./home-preview-drawer.tsx'));

/** Opens the choice of a time for which the home page is previewed. */
export const HomePreviewButton = () => {
  const t = useMessages(homePreviewMessages);
  const [open, setOpen, turn] = useOverlay<true>();
  return (
    <>
      <Button icon={<Icon name="eye" size={16} />} onClick={() => setOpen(true)}>
        {t('action')}
      </Button>
      {open && (
        <Overlay key={turn}>
          <HomePreviewDrawer onClosed={() => setOpen(undefined)} />
        </Overlay>
      )}
    </>
  );
};
