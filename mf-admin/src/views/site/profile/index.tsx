import { ProfileScreen } from '#src/features/profile/profile-screen.tsx';

export default function SiteProfile() {
  return <ProfileScreen />;
}
