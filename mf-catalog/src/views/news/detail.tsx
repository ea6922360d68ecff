export { NewsScreen as default } from '#src/features/article/news/news-screen.tsx';
