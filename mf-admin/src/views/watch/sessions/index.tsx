import { sessionList } from '#src/features/session/session-list.tsx';
import { ListScreen } from '#src/list/list-screen.tsx';

export default function Sessions() {
  return <ListScreen list={sessionList} />;
}
