import type { FastifyInstance } from 'fastify';
import { createFactorDeps } from '#src/identity/second-factor/index.ts';
import type { Deps } from '#src/platform/context/index.ts';
import { handle } from '#src/platform/http/index.ts';
import type { KnownDevices } from '../known-device.ts';
import { loginAnswer } from '../login-answer.ts';
import type { LoginResult } from '../login-record.ts';
import { deleteSession } from '../session-repository.ts';
import { challengeMember, completeLogin, confirmFactor } from './factor-service.ts';

interface LoginHooks {
  readonly devices: KnownDevices;
  readonly onResult: (result: LoginResult) => void;
}

/** The second step of a login, and confirming a second factor again. */
export const registerFactors = (
  app: FastifyInstance,
  deps: Deps,
  { devices, onResult }: LoginHooks,
): void => {
  const factorDeps = createFactorDeps(deps);
  handle(app, 'POST /api/v1/auth/factor', async ({ body, member, request, reply }) => {
    const place = { address: request.ip, agent: request.headers['user-agent'] ?? '' };
    const { username, token } = await completeLogin({ ...factorDeps, onResult }, body, place);
    devices.remember(request, reply, username);
    // A login replaces the session of this browser.
    if (member) await deleteSession(deps.db, member.sessionId);
    return loginAnswer(token);
  });
  handle(app, 'POST /api/v1/account/factors/challenge', ({ member }) => challengeMember(deps, member));
  handle(app, 'POST /api/v1/account/factors/verify', async ({ member, body }) =>
    loginAnswer(await confirmFactor(factorDeps, member, body)),
  );
};
