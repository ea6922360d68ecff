import { loginList } from '#src/features/login/login-list.tsx';
import { ListScreen } from '#src/list/list-screen.tsx';

export default function Logins() {
  return <ListScreen list={loginList} />;
}
