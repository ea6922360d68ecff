import { RoleScreen } from '#src/features/role/role-screen.tsx';

export default function Roles() {
  return <RoleScreen />;
}
