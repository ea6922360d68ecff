import { dayOf } from '@portal/shared/rules';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#src/platform/context/index.ts';
import { answerWithEtag, handle } from '#src/platform/http/index.ts';
import { registerWriting } from './article-admin-routes.ts';
import { listPages } from './article-repository.ts';
import { findNewsPage, getCompanyPage, getNews, getStatement } from './article-service.ts';
import { getHelpArticle, listHelp } from './help/help-service.ts';

/** The public calls for articles. */
export const registerArticlePages = (app: FastifyInstance, { db, now }: Deps): void => {
  const today = () => dayOf(now());
  void app.register(async (scope) => {
    answerWithEtag(scope);
    handle(scope, 'GET /api/v1/news', ({ query }) => findNewsPage(db, today(), query));
    handle(scope, 'GET /api/v1/news/:id', ({ params }) => getNews(db, today(), params.id));
    handle(scope, 'GET /api/v1/statements', () => listPages(db, today(), 'statement'));
    handle(scope, 'GET /api/v1/statements/:id', ({ params }) => getStatement(db, today(), params.id));
    handle(scope, 'GET /api/v1/help', ({ query }) => listHelp(db, today(), query.keywords));
    handle(scope, 'GET /api/v1/help/:code', ({ params }) => getHelpArticle(db, today(), params.code));
    handle(scope, 'GET /api/v1/company', () => listPages(db, today(), 'company'));
    handle(scope, 'GET /api/v1/company/:code', ({ params }) => getCompanyPage(db, today(), params.code));
  });
};

/** The public calls for articles, and the editors' calls. */
export const registerArticles = (app: FastifyInstance, deps: Deps): void => {
  registerArticlePages(app, deps);
  registerWriting(app, deps);
};
