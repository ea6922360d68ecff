import type { FastifyInstance } from 'fastify';
import type { Deps } from '#src/platform/context/index.ts';
import { handle } from '#src/platform/http/index.ts';
import { listCandidates } from './candidate-repository.ts';
import { endDeputyship, listOwnDeputies, nameDeputy } from './deputy-service.ts';
import { createFindPrincipals } from './find-principals.ts';

export { createFindPrincipals } from './find-principals.ts';
export { listDeciders } from './list-deciders.ts';

/**
 * Deputies who decide on proposals in the place of a principal. Decorates the app with `findPrincipals`, which calls that
 * deputies may make use.
 */
export const registerDeputies = (app: FastifyInstance, deps: Deps): void => {
  app.decorate('findPrincipals', createFindPrincipals(deps));
  handle(app, 'GET /api/v1/approvals/deputies', ({ member }) => listOwnDeputies(deps, member));
  handle(app, 'GET /api/v1/approvals/deputies/candidates', ({ query, ...reader }) =>
    listCandidates(deps.db, reader, query.keywords),
  );
  handle(app, 'POST /api/v1/approvals/deputies', ({ body, ...reader }) => nameDeputy(deps, reader, body));
  handle(app, 'DELETE /api/v1/approvals/deputies/:id', ({ member, params }) =>
    endDeputyship(deps, member, params.id),
  );
};
