import { roleList } from '#src/features/role/role-list.tsx';
import { ListScreen } from '#src/list/list-screen.tsx';

export default function Roles() {
  return <ListScreen list={roleList} />;
}
