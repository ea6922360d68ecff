import { operationList } from '#src/features/operation/operation-list.tsx';
import { ListScreen } from '#src/list/list-screen.tsx';

export default function Operations() {
  return <ListScreen list={operationList} />;
}
