import { useMessages } from '@portal/shared/i18n';
import { paths, useLocation, useNavigate } from '@portal/shared/router';
import { Button } from '@portal/shared/ui';
import { detailMessages } from './detail-messages.ts';
import { useCollected } from './use-collected.ts';

/** Puts a product into the member's collection or takes it out. A visitor logs in first and comes back here. */
export const CollectButton = ({ productId }: { productId: number }) => {
  const t = useMessages(detailMessages);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { member, collected, busy, set } = useCollected(productId);
  const press = () => {
    if (member) set(!collected);
    else void navigate(paths.login(pathname + search));
  };
  return (
    <Button kind="quiet" icon={collected ? 'check' : 'heart'} disabled={busy} onClick={press}>
      {collected ? t('collected') : t('collect')}
      {collected && <span className="visually-hidden">{t('uncollect')}</span>}
    </Button>
  );
};
