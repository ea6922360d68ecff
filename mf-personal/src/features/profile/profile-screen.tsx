import { useMessages } from '@portal/shared/i18n';
import { QueryView, Skeleton } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { accountQuery } from '#src/account-query.ts';
import { PersonalPage } from '#src/frame/personal-page.tsx';
import { AvatarCard } from './avatar-card.tsx';
import styles from './profile.module.css';
import { ProfileForm } from './profile-form.tsx';
import { profileMessages } from './profile-messages.ts';

const Places = () => (
  <div className={styles.cards}>
    <Skeleton height={180} radius="var(--radius)" />
    <Skeleton height={360} radius="var(--radius)" />
  </div>
);

const OwnProfile = () => (
  <QueryView query={useQuery(accountQuery)} skeleton={<Places />}>
    {(account) => (
      <div className={styles.cards}>
        <AvatarCard account={account} />
        <ProfileForm account={account} />
      </div>
    )}
  </QueryView>
);

/** `/personal/info`: who the member is, as they say. */
export const ProfileScreen = () => {
  const t = useMessages(profileMessages);
  return (
    <PersonalPage title={t('title')} lead={t('lead')}>
      <OwnProfile />
    </PersonalPage>
  );
};
