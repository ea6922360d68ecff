import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { cacheReads } from '../../http/cached-reads.ts';
import { handle } from '../../http/handle.ts';
import { listPages } from './article-repository.ts';
import { findNewsPage, getCompanyPage, getNews, getStatement } from './article-service.ts';

/** What the agency writes, as everybody may read it. */
export const registerArticles = (app: FastifyInstance, { database: { db } }: Deps): void => {
  void app.register(async (scope) => {
    cacheReads(scope);
    handle(scope, 'GET /api/v1/news', ({ query }) => findNewsPage(db, query));
    handle(scope, 'GET /api/v1/news/:id', ({ params }) => getNews(db, params.id));
    handle(scope, 'GET /api/v1/statements', () => listPages(db, 'statement'));
    handle(scope, 'GET /api/v1/statements/:id', ({ params }) => getStatement(db, params.id));
    handle(scope, 'GET /api/v1/company', () => listPages(db, 'company'));
    handle(scope, 'GET /api/v1/company/:code', ({ params }) => getCompanyPage(db, params.code));
  });
};
