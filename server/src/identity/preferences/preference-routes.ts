import type { FastifyInstance } from 'fastify';
import type { Deps } from '#src/platform/context/index.ts';
import { handle } from '#src/platform/http/index.ts';
import { forgetPreference, keepPreference, readPreferences } from './preference-service.ts';

/** Preferences of the signed-in user. */
export const registerPreferences = (app: FastifyInstance, deps: Deps): void => {
  handle(app, 'GET /api/v1/preferences', ({ member }) => readPreferences(deps, member.userId));
  handle(app, 'PUT /api/v1/preferences/:name', async ({ member, params, body }) => {
    await keepPreference(deps, member.userId, { ...params, ...body });
    return null;
  });
  handle(app, 'DELETE /api/v1/preferences/:name', async ({ member, params }) => {
    await forgetPreference(deps, member.userId, params.name);
    return null;
  });
};
