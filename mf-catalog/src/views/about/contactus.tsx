import { ProfileScreen } from '#src/features/article/about/profile-screen.tsx';

export default function CompanyProfile() {
  return <ProfileScreen />;
}
