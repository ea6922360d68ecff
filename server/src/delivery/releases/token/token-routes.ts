import type { FastifyInstance } from 'fastify';
import type { Deps } from '#src/platform/context/index.ts';
import { handle } from '#src/platform/http/index.ts';
import { setOwner } from '../owner/owner-service.ts';
import { createToken, listTokens, revokeToken } from './token-service.ts';

/** Tokens of teams, and the team that answers for an app. */
export const registerTokens = (app: FastifyInstance, deps: Deps): void => {
  handle(app, 'GET /api/v1/release-tokens', () => listTokens(deps));
  handle(app, 'POST /api/v1/release-tokens', ({ member, body }) => createToken(deps, member, body));
  handle(app, 'POST /api/v1/release-tokens/:id/revoke', ({ member, params }) =>
    revokeToken(deps, member, params.id),
  );
  handle(app, 'PUT /api/v1/releases/:app/owner', ({ member, params, body }) =>
    setOwner(deps.db, member, { app: params.app, ...body }),
  );
};
