import type { ReleaseRecord } from '@portal/shared/contract';
import type { FastifyInstance } from 'fastify';
import fresh from 'fresh';
import type { Deps } from '#src/platform/context/index.ts';
import { invalidField } from '#src/platform/errors/index.ts';
import { handle } from '#src/platform/http/index.ts';
import type { AssetCache } from './asset-cache.ts';
import { serveAssets } from './asset-routes.ts';
import { registerCanaries } from './canary/canary-routes.ts';
import { approveForce } from './force/approval-service.ts';
import { readForce } from './force/read-force.ts';
import * as locks from './lock/release-locks.ts';
import { listLog } from './log/log-repository.ts';
import { getRelease } from './lookup/release-lookup.ts';
import { planPromotions } from './plan/plan-service.ts';
import { registerPreviews } from './preview/preview-routes.ts';
import * as service from './release-service.ts';
import { readTrustedKeys } from './signing/trusted-keys.ts';
import { withReleaseTokens } from './token/authenticate-token.ts';
import { requireRight } from './token/require-right.ts';
import { registerTokens } from './token/token-routes.ts';
import { readPublishForm } from './upload/publish-form.ts';
import type { ReleaseChoice } from './visitor/release-choice.ts';

const historyShown = 20;

const answerLive = (app: FastifyInstance, choice: ReleaseChoice): void =>
  handle(app, 'GET /api/v1/releases/live', async ({ request, reply }) => {
    const { releases, etag } = (await choice.forCall(request, reply)).live;
    void reply.headers({ etag, 'cache-control': 'private, no-cache', vary: 'Authorization, Cookie' });
    if (fresh(request.headers, { etag })) void reply.code(304);
    return releases;
  });

/** Forcing failed checks requires a reason. */
const checkReason = ({ force, reason }: { readonly force?: boolean; readonly reason?: string }): void => {
  if (force && !reason) throw invalidField('reason', '强制发布需要说明原因', 'Forcing needs a reason');
};

/**
 * Publishing, promoting, locking and rolling back releases, and serving their files. `choice` and `assets` are shared
 * with the document.
 */
export const registerReleases = async (
  app: FastifyInstance,
  deps: Deps,
  {
    choice,
    assets,
    findClientOnly,
  }: {
    readonly choice: ReleaseChoice;
    readonly assets: AssetCache;
    readonly findClientOnly: service.FindClientOnly;
  },
): Promise<void> => {
  const { db } = deps.database;
  const trusted = readTrustedKeys(deps.env.releaseKeys);
  serveAssets(app, assets);
  answerLive(app, choice);
  handle(app, 'GET /api/v1/releases/log', ({ query }) => listLog(db, query.after ?? 0));
  await app.register(async (scope) => {
    scope.authenticate = withReleaseTokens(app.authenticate, deps);
    registerTokens(scope, deps);
    handle(scope, 'GET /api/v1/releases', () => service.listStatus(db));
    handle(scope, 'GET /api/v1/releases/:app/history', ({ params, query }) =>
      service.listHistory(db, params.app, query.limit ?? historyShown),
    );
    handle(scope, 'GET /api/v1/releases/:app/versions/:version', ({ params }) => getRelease(db, params));
    handle(scope, 'POST /api/v1/releases/plan', ({ body }) => planPromotions(db, body.releases));
    handle(scope, 'POST /api/v1/releases', async ({ request, query, member }) => {
      const force = readForce(member, query.force, deps);
      checkReason(query);
      const mayPublish = ({ app: name }: ReleaseRecord) =>
        requireRight(member, name, 'publish', ...(force ? (['force'] as const) : []));
      const upload = await readPublishForm(request, trusted, mayPublish);
      return service.publish({ db, findClientOnly }, upload, { ...query, force, actor: member.username });
    });
    handle(scope, 'POST /api/v1/releases/promote', ({ body, member }) => {
      requireRight(member, body.app, 'promote', ...(body.force ? (['force'] as const) : []));
      const force = readForce(member, body.force, deps);
      return service.promote(db, { ...body, force, actor: member.username }, trusted);
    });
    handle(scope, 'POST /api/v1/releases/force-approvals', ({ body, member }) => {
      requireRight(member, body.app, 'force');
      return approveForce(deps, member, body);
    });
    handle(scope, 'POST /api/v1/releases/lock', ({ body, member }) => {
      requireRight(member, body.app, 'lock');
      return locks.lock(db, { ...body, actor: member.username });
    });
    handle(scope, 'POST /api/v1/releases/unlock', ({ body, member }) => {
      requireRight(member, body.app, 'lock');
      return locks.unlock(db, { ...body, actor: member.username });
    });
    registerCanaries(scope, deps, trusted);
    registerPreviews(scope, deps, trusted);
    handle(scope, 'POST /api/v1/releases/rollback', ({ body, member }) => {
      requireRight(member, body.app, 'rollback');
      return service.rollback(db, { ...body, actor: member.username }, trusted);
    });
  });
};
