import { EditScreen } from '#src/features/article/edit/edit-screen.tsx';

export default function EditArticle() {
  return <EditScreen />;
}
