import { ListScreen } from '#src/features/article/list/list-screen.tsx';

export default function Articles() {
  return <ListScreen />;
}
