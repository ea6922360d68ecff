import { useMessages } from '@portal/shared/i18n';
import { Button, EmptyState } from '@portal/shared/ui';
import { productListMessages } from './product-list-messages.ts';

/** The address asks for a page behind the last: the way back to the first. */
export const NoSuchPage = ({ onFirst }: { onFirst: () => void }) => {
  const t = useMessages(productListMessages);
  return (
    <EmptyState
      title={t('noSuchPage.title')}
      action={
        <Button kind="quiet" onClick={onFirst}>
          {t('noSuchPage.first')}
        </Button>
      }
    />
  );
};
