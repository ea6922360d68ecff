import type { LoginResult } from '@portal/shared/contract';
import type { FastifyInstance } from 'fastify';
import { createFactorDeps } from '#src/identity/second-factor/index.ts';
import type { Deps } from '#src/platform/context/index.ts';
import { handle } from '#src/platform/http/index.ts';
import type { createLoginEnd } from '../finish-login.ts';
import { loginAnswer } from '../login-answer.ts';
import { challengeMember, completeLogin, confirmFactor } from './factor-service.ts';

/** What every kind of login has in common: how it ends, and the count of results for operators. */
export interface LoginHooks {
  readonly finishLogin: ReturnType<typeof createLoginEnd>;
  readonly onResult: (result: LoginResult) => void;
}

/** The second step of a login, and confirming a second factor again. */
export const registerFactors = (
  app: FastifyInstance,
  deps: Deps,
  { finishLogin, onResult }: LoginHooks,
): void => {
  const factorDeps = createFactorDeps(deps);
  handle(app, 'POST /api/v1/auth/factor', async ({ body, request, reply }) => {
    const place = { address: request.ip, agent: request.headers['user-agent'] ?? '' };
    const entered = await completeLogin({ ...factorDeps, onResult }, body, place);
    return finishLogin({ request, reply, ...entered });
  });
  handle(app, 'POST /api/v1/account/factors/challenge', ({ member }) => challengeMember(deps, member));
  handle(app, 'POST /api/v1/account/factors/verify', async ({ member, body }) =>
    loginAnswer(await confirmFactor(factorDeps, member, body)),
  );
};
