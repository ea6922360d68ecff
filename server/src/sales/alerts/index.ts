import type { FastifyInstance } from 'fastify';
import type { Deps } from '#src/platform/context/index.ts';
import { handle } from '#src/platform/http/index.ts';
import { listOwnAlerts, removeAlert, setAlert } from './own-alerts.ts';

export { deleteOldAlerts } from './alert-repository.ts';
export { sendAlerts } from './send-alerts.ts';

/** Price and availability alerts of the signed-in member. */
export const registerAlerts = (app: FastifyInstance, deps: Deps): void => {
  handle(app, 'GET /api/v1/alerts', ({ member }) => listOwnAlerts(deps, member.userId));
  handle(app, 'POST /api/v1/alerts', ({ member, body }) => setAlert(deps, member.userId, body));
  handle(app, 'DELETE /api/v1/alerts/:id', ({ member, params }) =>
    removeAlert(deps, member.userId, params.id),
  );
};
