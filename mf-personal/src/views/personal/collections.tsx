import { useMessages } from '@portal/shared/i18n';
import { favouriteMessages } from '#src/features/favourites/favourite-messages.ts';
import { Favourites } from '#src/features/favourites/favourites.tsx';
import { PersonalPage } from '#src/frame/personal-page.tsx';

export default function Collections() {
  const t = useMessages(favouriteMessages);
  return (
    <PersonalPage title={t('title')} lead={t('lead')}>
      <Favourites />
    </PersonalPage>
  );
}
