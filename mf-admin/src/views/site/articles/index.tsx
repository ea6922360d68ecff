import { ArticleScreen } from '#src/features/article/article-screen.tsx';

export default function Articles() {
  return <ArticleScreen />;
}
