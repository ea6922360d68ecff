import { UserScreen } from '#src/features/user/user-screen.tsx';

export default function Users() {
  return <UserScreen />;
}
