import type { FastifyInstance } from 'fastify';
import { createFactorDeps } from '#src/identity/second-factor/index.ts';
import { handle } from '#src/platform/http/index.ts';
import type { AccountDeps } from '../account-deps.ts';
import { callerOf } from '../caller-of.ts';
import { getOwnFactors, removeFactor, renewRecoveryCodes } from './own-factors.ts';
import { confirmPasskey, startPasskey } from './passkey-calls.ts';
import { resetFactors } from './reset-factors.ts';
import { confirmTotp, startTotp } from './totp-calls.ts';

/** The second factors of one's own account, and the removal of another user's. */
export const registerOwnFactors = (app: FastifyInstance, accountDeps: AccountDeps): void => {
  const deps = { ...accountDeps, ...createFactorDeps(accountDeps) };
  handle(app, 'GET /api/v1/account/factors', ({ member }) => getOwnFactors(deps, member));
  handle(app, 'POST /api/v1/account/factors/totp', ({ member, body }) =>
    startTotp(deps, member, body.password),
  );
  handle(app, 'POST /api/v1/account/factors/totp/confirm', ({ member, body, request }) =>
    confirmTotp(deps, member, body, callerOf(request)),
  );
  handle(app, 'POST /api/v1/account/factors/passkey', ({ member, body }) =>
    startPasskey(deps, member, body.password),
  );
  handle(app, 'POST /api/v1/account/factors/passkey/confirm', ({ member, body, request }) =>
    confirmPasskey(deps, member, body, callerOf(request)),
  );
  handle(app, 'POST /api/v1/account/factors/recovery-codes', ({ member, request }) =>
    renewRecoveryCodes(deps, member, callerOf(request)),
  );
  handle(app, 'DELETE /api/v1/account/factors/:id', ({ member, params, request }) =>
    removeFactor(deps, member, params.id, callerOf(request)),
  );
  handle(app, 'DELETE /api/v1/users/:id/factors', ({ member, params, request }) =>
    resetFactors(deps, member, params.id, callerOf(request)),
  );
};
