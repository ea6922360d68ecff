import type { ProductCard } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { paths, useLocation, useNavigate } from '@portal/shared/router';
import { useSession } from '@portal/shared/session';
import { Button } from '@portal/shared/ui';
import { lazy, Suspense, useState } from 'react';
import { detailMessages } from '../detail-messages.ts';

const AlertDialog = lazy(async () => ({ default: (await import('./alert-dialog.tsx')).AlertDialog }));

interface AlertButtonProps {
  readonly product: Pick<ProductCard, 'id' | 'kind' | 'fromPrice'>;
}

/** Opens the dialog that sets an alert, loaded then. A visitor logs in first and returns here. */
export const AlertButton = ({ product }: AlertButtonProps) => {
  const t = useMessages(detailMessages);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const member = useSession(({ token }) => token !== '');
  const [open, setOpen] = useState(false);
  const press = () => (member ? setOpen(true) : void navigate(paths.login(pathname + search)));
  return (
    <>
      <Button kind="quiet" icon="bell" onClick={press}>
        {t('alert')}
      </Button>
      {open && (
        <Suspense>
          <AlertDialog product={product} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
