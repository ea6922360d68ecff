import { useMessages } from '@portal/shared/i18n';
import { paths } from '@portal/shared/router';
import { EmptyState, LinkButton } from '@portal/shared/ui';
import { tourMessages } from '../tour-messages.ts';

/** A block that has no tours now, and a way on. */
export const NoToursHere = () => {
  const t = useMessages(tourMessages);
  return (
    <EmptyState
      icon="compass"
      title={t('areas.emptyTitle')}
      body={t('areas.emptyBody')}
      action={
        <LinkButton kind="quiet" to={paths.tours('route')}>
          {t('areas.browse')}
        </LinkButton>
      }
    />
  );
};
