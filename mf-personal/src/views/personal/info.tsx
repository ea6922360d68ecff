import { ProfileScreen } from '#src/features/profile/profile-screen.tsx';

export default function Info() {
  return <ProfileScreen />;
}
