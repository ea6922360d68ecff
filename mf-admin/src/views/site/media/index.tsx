import { mediaList } from '#src/features/media/media-list.tsx';
import { ListScreen } from '#src/list/list-screen.tsx';

export default function Media() {
  return <ListScreen list={mediaList} />;
}
