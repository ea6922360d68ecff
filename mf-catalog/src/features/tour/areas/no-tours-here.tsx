import { useMessages } from '@portal/shared/i18n';
import { paths } from '@portal/shared/router';
import { EmptyState, LinkButton } from '@portal/shared/ui';
import { areasMessages } from './areas-messages.ts';

/** A block that has no tours now, and a way on. */
export const NoToursHere = () => {
  const t = useMessages(areasMessages);
  return (
    <EmptyState
      icon="compass"
      title={t('emptyTitle')}
      body={t('emptyBody')}
      action={
        <LinkButton kind="quiet" to={paths.tours('route')}>
          {t('browse')}
        </LinkButton>
      }
    />
  );
};
