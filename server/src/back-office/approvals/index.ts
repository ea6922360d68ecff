import type { FastifyInstance } from 'fastify';
import type { Deps } from '#src/platform/context/index.ts';
import { handle } from '#src/platform/http/index.ts';
import { pageApprovals } from './approval-inbox-service.ts';
import { changeSettings, getSettings } from './setting-service.ts';

export { findStandings, type Reader } from './find-standings.ts';
export { notifyApprovals } from './notify-approvals.ts';
export { waitingIn } from './waiting-in.ts';

/**
 * The inbox of what waits for a second person, and the settings that say when one is needed. Deciding is with the calls
 * of the modules that know what a proposal means.
 */
export const registerApprovals = (app: FastifyInstance, deps: Deps): void => {
  handle(app, 'GET /api/v1/approvals', ({ query, ...reader }) => pageApprovals(deps, reader, query));
  handle(app, 'GET /api/v1/settings', () => getSettings(deps));
  handle(app, 'PUT /api/v1/settings', ({ member, body }) => changeSettings(deps, member, body));
};
