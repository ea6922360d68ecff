import { fileList } from '#src/features/file/file-list.tsx';
import { ListScreen } from '#src/list/list-screen.tsx';

export default function Files() {
  return <ListScreen list={fileList} />;
}
