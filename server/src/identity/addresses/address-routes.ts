import type { FastifyInstance } from 'fastify';
import type { Deps } from '#src/platform/context/index.ts';
import { handle } from '#src/platform/http/index.ts';
import { addAddress, changeAddress, listOwnAddresses, removeAddress } from './address-service.ts';

/** A member's delivery addresses. */
export const registerAddresses = (app: FastifyInstance, deps: Deps): void => {
  handle(app, 'GET /api/v1/addresses', ({ member }) => listOwnAddresses(deps, member.userId));
  handle(app, 'POST /api/v1/addresses', ({ member, body }) => addAddress(deps, member, body));
  handle(app, 'PUT /api/v1/addresses/:id', ({ member, params, body }) =>
    changeAddress(deps, member, params.id, body),
  );
  handle(app, 'DELETE /api/v1/addresses/:id', ({ member, params }) => removeAddress(deps, member, params.id));
};
