import { NewsScreen } from '#src/features/article/news/news-screen.tsx';

export default function NewsDetail() {
  return <NewsScreen />;
}
