import { useMessages } from '@portal/shared/i18n';
import { PersonalPage } from '#src/frame/personal-page.tsx';
import { CollectionBook } from './favourites.tsx';
import { collectionMessages } from './favourite-messages.ts';

/** `/personal/collections`: what the member has put aside. */
export const CollectionScreen = () => {
  const t = useMessages(collectionMessages);
  return (
    <PersonalPage title={t('title')} lead={t('lead')}>
      <CollectionBook />
    </PersonalPage>
  );
};
