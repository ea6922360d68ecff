export { HelpArticleScreen as default } from '#src/features/article/help/help-article-screen.tsx';
