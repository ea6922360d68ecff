import type { FastifyInstance } from 'fastify';
import type { Deps } from '#src/deps.ts';
import { isNotModified } from '#src/http/conditional.ts';
import { handle } from '#src/http/handle.ts';
import { serveAssets } from './asset-routes.ts';
import type { LiveSet } from './live-set.ts';
import { readPublishForm } from './publish-form.ts';
import * as service from './release-service.ts';
import { withReleaseToken } from './release-token.ts';

const historyShown = 20;

const answerLive = (app: FastifyInstance, live: LiveSet): void =>
  handle(app, 'GET /api/v1/releases/live', async ({ request, reply }) => {
    const { releases, etag } = await live.current();
    void reply.headers({ etag, 'cache-control': 'no-cache' });
    if (isNotModified(request.headers['if-none-match'], etag)) void reply.code(304);
    return releases;
  });

/** Publishing, promoting and taking back releases, and their files. `live` is shared with the document. */
export const registerReleases = async (
  app: FastifyInstance,
  { database: { db }, env }: Deps,
  live: LiveSet,
): Promise<void> => {
  serveAssets(app, db);
  answerLive(app, live);
  await app.register(async (scope) => {
    scope.authenticate = withReleaseToken(app.authenticate, env.releaseToken);
    handle(scope, 'GET /api/v1/releases', () => service.listStatus(db));
    handle(scope, 'GET /api/v1/releases/:app/history', ({ params, query }) =>
      service.listHistory(db, params.app, query.limit ?? historyShown),
    );
    handle(scope, 'POST /api/v1/releases', async ({ request, member }) =>
      service.publish(db, await readPublishForm(request), member.username),
    );
    handle(scope, 'POST /api/v1/releases/promote', ({ body, member }) =>
      service.promote(db, { ...body, actor: member.username }),
    );
    handle(scope, 'POST /api/v1/releases/rollback', ({ body, member }) =>
      service.rollback(db, { ...body, actor: member.username }),
    );
  });
};
