export { registerArticles } from './article-routes.ts';
