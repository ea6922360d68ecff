import { useMessages } from '@portal/shared/i18n';
import { PersonalPage } from '#src/frame/personal-page.tsx';
import { favouriteMessages } from './favourite-messages.ts';
import { Favourites } from './favourites.tsx';

/** `/personal/collections`: the favourites. */
export const FavouritesScreen = () => {
  const t = useMessages(favouriteMessages);
  return (
    <PersonalPage title={t('title')} lead={t('lead')}>
      <Favourites />
    </PersonalPage>
  );
};
