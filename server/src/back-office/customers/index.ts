import type { FastifyInstance } from 'fastify';
import type { Deps } from '#src/platform/context/index.ts';
import { handle } from '#src/platform/http/index.ts';
import { addCustomerNote, getCustomerProfile } from './customer-service.ts';

export { isCustomerInScope } from './customer-repository.ts';

/** The profile of a customer for staff, and their notes on it. */
export const registerCustomers = (app: FastifyInstance, deps: Deps): void => {
  handle(app, 'GET /api/v1/staff/customers/:id', ({ member, scope, params }) =>
    getCustomerProfile(deps, member, params.id, scope),
  );
  handle(app, 'POST /api/v1/staff/customers/:id/notes', ({ member, scope, params, body }) =>
    addCustomerNote(deps, member, params.id, { words: body.text, scope }),
  );
};
