export { ArticleScreen as default } from '#src/features/article/article-screen.tsx';
