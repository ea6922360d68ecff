import { useMessages } from '@portal/shared/i18n';
import { paths, useLocation, useNavigate } from '@portal/shared/router';
import { Button } from '@portal/shared/ui';
import { useEffect, useEffectEvent } from 'react';
import { detailMessages } from '../detail-messages.ts';
import { rememberFavourite, takePendingFavourite } from './pending-favourite.ts';
import { useFavourite } from './use-favourite.ts';

/**
 * Puts a product into the member's collection or takes it out. A visitor logs in first and returns here,
 * which completes the action; a return without a session does nothing.
 */
export const FavouriteButton = ({ productId }: { productId: number }) => {
  const t = useMessages(detailMessages);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { member, collected, busy, set } = useFavourite(productId);
  const finish = useEffectEvent(() => {
    if (takePendingFavourite(productId) && member) set(true);
  });
  useEffect(() => finish(), []);
  const press = () => {
    if (member) return set(!collected);
    rememberFavourite(productId);
    void navigate(paths.login(pathname + search));
  };
  return (
    <Button kind="quiet" icon={collected ? 'check' : 'heart'} disabled={busy} onClick={press}>
      {collected ? t('collected') : t('collect')}
      {collected && <span className="visually-hidden">{t('uncollect')}</span>}
    </Button>
  );
};
