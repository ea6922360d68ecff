import type { FastifyInstance } from 'fastify';
import { createFactorDeps } from '#src/identity/second-factor/index.ts';
import type { Deps } from '#src/platform/context/index.ts';
import { handle } from '#src/platform/http/index.ts';
import { loginAnswer } from '../login-answer.ts';
import { deleteSession } from '../session-repository.ts';
import { challengeMember, completeLogin, confirmFactor } from './factor-service.ts';

/** The second step of a login, and confirming a second factor again. */
export const registerFactors = (app: FastifyInstance, deps: Deps): void => {
  const factorDeps = createFactorDeps(deps);
  handle(app, 'POST /api/v1/auth/factor', async ({ body, request, member }) => {
    const place = { address: request.ip, agent: request.headers['user-agent'] ?? '' };
    const token = await completeLogin(factorDeps, body, place);
    // A login replaces the session of this browser.
    if (member) await deleteSession(deps.db, member.sessionId);
    return loginAnswer(token);
  });
  handle(app, 'POST /api/v1/account/factors/challenge', ({ member }) => challengeMember(deps, member));
  handle(app, 'POST /api/v1/account/factors/verify', async ({ member, body }) =>
    loginAnswer(await confirmFactor(factorDeps, member, body)),
  );
};
