import { useMessages } from '@portal/shared/i18n';
import type { To } from '@portal/shared/router';
import { EmptyState, LinkButton } from '@portal/shared/ui';
import { productListMessages } from './product-list-messages.ts';

/** The address asks for a page behind the last: the way back to the first. */
export const NoSuchPage = ({ first }: { first: To }) => {
  const t = useMessages(productListMessages);
  return (
    <EmptyState
      title={t('noSuchPage.title')}
      action={
        <LinkButton kind="quiet" to={first}>
          {t('noSuchPage.first')}
        </LinkButton>
      }
    />
  );
};
