import { NewsListScreen } from '#src/features/article/news/news-list-screen.tsx';

export default function NewsList() {
  return <NewsListScreen />;
}
