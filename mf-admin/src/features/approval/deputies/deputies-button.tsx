import { useMessages } from '@portal/shared/i18n';
import { rootRole } from '@portal/shared/rules';
import { HasPerm, useSession } from '@portal/shared/session';
import { Icon } from '@portal/shared/ui';
import { lazy } from 'react';
import { Overlay } from '#src/layout/overlay.tsx';
import { useOverlay } from '#src/layout/use-overlay.ts';
import { Button } from '#src/ui/button.tsx';
import { deputyMessages } from './deputy-messages.ts';

const DeputiesDrawer = lazy(() => import('./deputies-drawer.tsx'));

/** Opens the deputies of those who decide on approvals; ROOT is not represented. */
export const DeputiesButton = () => {
  const t = useMessages(deputyMessages);
  const isRoot = useSession(({ user }) => user?.roles.includes(rootRole));
  const [open, setOpen, turn] = useOverlay<true>();
  if (isRoot) return null;
  return (
    <HasPerm anyOf={['trade:refund:approve', 'biz:approval:product']}>
      <Button icon={<Icon name="user" size={16} />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      {open && (
        <Overlay>
          <DeputiesDrawer key={turn} onClosed={() => setOpen(undefined)} />
        </Overlay>
      )}
    </HasPerm>
  );
};
