import type { FastifyInstance } from 'fastify';
import { findSchedule } from '#src/catalog/schedules/index.ts';
import type { Deps } from '#src/platform/context/index.ts';
import { handle, parseIds } from '#src/platform/http/index.ts';
import {
  changeArticle,
  createArticle,
  getArticle,
  pageArticles,
  removeArticles,
  setArticleStatus,
} from './article-admin-service.ts';
import { listCategories } from './article-record-repository.ts';
import { setArticleSchedule } from './article-schedule.ts';

/** The editors' calls for articles. */
export const registerWriting = (app: FastifyInstance, deps: Deps): void => {
  const { db } = deps;
  handle(app, 'GET /api/v1/articles/page', ({ query }) => pageArticles(deps, query));
  handle(app, 'GET /api/v1/articles/categories', ({ query }) => listCategories(db, query.kind ?? 'news'));
  handle(app, 'GET /api/v1/articles/:id/form', ({ params }) => getArticle(db, params.id));
  handle(app, 'POST /api/v1/articles', ({ member, body }) => createArticle(deps, member, body));
  handle(app, 'PUT /api/v1/articles/:id', ({ member, params, body }) =>
    changeArticle(deps, member, params.id, body),
  );
  handle(app, 'PUT /api/v1/articles/:id/status', ({ member, params, query }) =>
    setArticleStatus(deps, member, params.id, query.status),
  );
  handle(app, 'GET /api/v1/articles/:id/schedule', ({ params }) =>
    findSchedule(db, { kind: 'article', id: params.id }),
  );
  handle(app, 'PUT /api/v1/articles/:id/schedule', ({ member, params, body }) =>
    setArticleSchedule(deps, member, params.id, body),
  );
  handle(app, 'DELETE /api/v1/articles/:id', ({ member, params }) =>
    removeArticles(deps, member, parseIds(params.id)),
  );
};
