import type { FastifyInstance } from 'fastify';
import type { Deps } from '#src/platform/context/index.ts';
import { handle } from '#src/platform/http/index.ts';
import { readPreferences, removePreference, setPreference } from './preference-service.ts';

/** Preferences of the signed-in user. */
export const registerPreferences = (app: FastifyInstance, deps: Deps): void => {
  handle(app, 'GET /api/v1/preferences', ({ member }) => readPreferences(deps, member.userId));
  handle(app, 'PUT /api/v1/preferences/:name', ({ member, params, body }) =>
    setPreference(deps, member.userId, { ...params, ...body }),
  );
  handle(app, 'DELETE /api/v1/preferences/:name', ({ member, params }) =>
    removePreference(deps, member.userId, params.name),
  );
};
