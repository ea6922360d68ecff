import type { FastifyInstance } from 'fastify';
import type { Deps } from '#src/platform/context/index.ts';
import { handle } from '#src/platform/http/index.ts';
import { approvePublishing, declinePublishing, findPublishProposal } from './decide-publishing.ts';
import { needsApproval } from './publishing-right.ts';

/** Routes of the approval of publishing. */
export const registerPublishing = (app: FastifyInstance, deps: Deps): void => {
  handle(app, 'GET /api/v1/products/publishing', async ({ member }) => ({
    needsApproval: await needsApproval(deps.db, member),
  }));
  handle(app, 'GET /api/v1/products/:id/publishing', ({ member, params }) =>
    findPublishProposal(deps, member, params.id),
  );
  handle(app, 'POST /api/v1/products/:id/publishing/approve', ({ decider, params }) =>
    approvePublishing(deps, decider, params.id),
  );
  handle(app, 'POST /api/v1/products/:id/publishing/decline', ({ decider, params, body }) =>
    declinePublishing(deps, decider, params.id, body.reason),
  );
};
