export { pageArticles } from './article-admin-service.ts';
export { listArticlesShowing } from './article-record-repository.ts';
export { registerArticlePages, registerArticles } from './article-routes.ts';
export { articleSteps } from './article-schedule.ts';
