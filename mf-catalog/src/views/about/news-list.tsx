export { NewsListScreen as default } from '#src/features/article/news/news-list-screen.tsx';
