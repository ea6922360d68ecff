import type { FastifyInstance } from 'fastify';
import { type AccountDeps, callerOf } from '#src/identity/accounts/index.ts';
import { handle } from '#src/platform/http/index.ts';
import { closeAccount, reopenAccount } from './account-deletion-service.ts';

export { eraseClosedAccounts } from './erase-account.ts';
export { eraseOrders } from './erase-orders.ts';
export { isOpenOrder } from './open-obligations.ts';
export { slimDetails } from './slim-details.ts';

/** Closing one's own account, and undoing it. */
export const registerAccountDeletion = (app: FastifyInstance, deps: AccountDeps): void => {
  handle(app, 'POST /api/v1/account/closing', ({ member, body, request }) =>
    closeAccount(deps, member, body.password, callerOf(request)),
  );
  handle(app, 'DELETE /api/v1/account/closing', ({ member, request }) =>
    reopenAccount(deps, member, callerOf(request)),
  );
};
