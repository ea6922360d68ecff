import type { FastifyInstance } from 'fastify';
import { countUnread } from '#src/identity/messages/index.ts';
import type { Deps } from '#src/platform/context/index.ts';
import { sessionExpired } from '#src/platform/errors/index.ts';
import { handle } from '#src/platform/http/index.ts';
import { findProfile } from './account-repository.ts';
import { createCaptcha, createTextCaptcha } from './captcha/captcha-service.ts';
import { createProofChallenge } from './captcha/proof-of-work.ts';
import { registerDevices } from './devices/device-routes.ts';
import { type LoginHooks, registerFactors } from './factor/factor-routes.ts';
import { createLoginEnd, type OnNewDevice } from './finish-login.ts';
import { createKnownDevices, type KnownDevices } from './known-device.ts';
import { countLogins } from './login-record.ts';
import { login } from './login-service.ts';
import { deleteSession } from './session-repository.ts';
import { authenticator, sessionEndFinder } from './session-service.ts';

/** What logins of other modules need. */
export interface Logins extends LoginHooks {
  readonly devices: KnownDevices;
}

/**
 * Login, logout and the current user; `onNewDevice` learns of logins from unknown browsers. Decorates the app with
 * `authenticate`, which all other calls use. Returns what other logins need.
 */
export const registerAccount = (app: FastifyInstance, deps: Deps, onNewDevice: OnNewDevice): Logins => {
  const { db } = deps;
  const devices = createKnownDevices(deps);
  const onResult = countLogins(app.metrics);
  app.decorate('authenticate', authenticator(deps));
  app.decorate('findSessionEnd', sessionEndFinder(deps));
  registerDevices(app, deps);
  const finishLogin = createLoginEnd(deps, devices, onNewDevice);
  registerFactors(app, deps, { finishLogin, onResult });

  handle(app, 'GET /api/v1/auth/captcha', ({ request }) => createCaptcha(deps, request.ip));

  handle(app, 'POST /api/v1/auth/captcha/text', ({ body }) => createTextCaptcha(deps, body.proof));

  handle(app, 'GET /api/v1/auth/challenge', async ({ query, request, reply }) => {
    void reply.header('cache-control', 'no-store');
    return createProofChallenge(deps, request.ip, query.use);
  });

  handle(app, 'POST /api/v1/auth/login', async ({ body, request, reply }) => {
    const agent = request.headers['user-agent'] ?? '';
    const device = devices.find(request, body.username);
    const attempt = { ...body, address: request.ip, agent, device };
    const token = await login({ ...deps, onResult }, attempt);
    return finishLogin({ request, reply, username: body.username, token });
  });

  handle(app, 'DELETE /api/v1/auth/logout', ({ member }) => deleteSession(db, member.sessionId));

  handle(app, 'GET /api/v1/users/me', async ({ member }) => {
    const { userId, username, roles, perms } = member;
    const [profile, unreadMessages] = await Promise.all([findProfile(db, userId), countUnread(db, userId)]);
    if (!profile) throw sessionExpired();
    return { userId, username, roles: [...roles], perms: [...perms], ...profile, unreadMessages };
  });
  return { devices, finishLogin, onResult };
};
