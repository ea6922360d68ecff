import type { FastifyInstance } from 'fastify';
import {
  consumeCaptcha,
  consumeProof,
  type Logins,
  loginAnswer,
} from '#src/identity/authentication/index.ts';
import type { Deps } from '#src/platform/context/index.ts';
import { createUploadLimit, handle, requireFile } from '#src/platform/http/index.ts';
import type { AccountDeps } from './account-deps.ts';
import { removeAvatar, setAvatar } from './avatar-service.ts';
import { callerOf } from './caller-of.ts';
import { loginByCode } from './code-login.ts';
import { requireReached, sendCode } from './codes/code-service.ts';
import { changeContact } from './contact-service.ts';
import { registerOwnFactors } from './factors/factor-routes.ts';
import { getOwnAccount } from './own-account.ts';
import { changePassword, resetPassword } from './password-service.ts';
import { changeProfile } from './profile-service.ts';
import { register } from './register-service.ts';

/** Registration, login by code and password reset, without a session. */
export const registerNewAccounts = (
  app: FastifyInstance,
  deps: AccountDeps,
  { devices, finishLogin, onResult }: Logins,
): void => {
  handle(app, 'GET /api/v1/auth/sms-countries', async () => [...deps.env.notices.smsCountries]);

  handle(app, 'POST /api/v1/auth/codes', async ({ body, request }) => {
    const { verifyCodeKey, verifyCode, proof, ...asked } = body;
    requireReached(deps, asked);
    await consumeProof(deps, proof);
    await consumeCaptcha(deps, verifyCodeKey, verifyCode);
    return sendCode(deps, { ...asked, userId: null }, callerOf(request));
  });

  handle(app, 'POST /api/v1/auth/register', async ({ body, request, reply }) => {
    const accessToken = await register(deps, body, callerOf(request));
    devices.remember(request, reply, body.username);
    return loginAnswer(accessToken);
  });

  handle(app, 'POST /api/v1/auth/login/code', async ({ body, request, reply }) => {
    const deviceOf = (username: string) => devices.find(request, username);
    const login = { ...body, ...callerOf(request), deviceOf };
    const entered = await loginByCode({ ...deps, onResult }, login);
    return finishLogin({ request, reply, ...entered });
  });

  handle(app, 'POST /api/v1/auth/password', ({ body, request }) =>
    resetPassword(deps, body, callerOf(request)),
  );
};

/** Reading and changing the own account. */
export const registerOwnAccount = (app: FastifyInstance, deps: AccountDeps): void => {
  registerOwnFactors(app, deps);
  handle(app, 'GET /api/v1/account', ({ member }) => getOwnAccount(deps.db, member.userId));

  handle(app, 'PUT /api/v1/account/profile', ({ member, body }) => changeProfile(deps, member, body));

  handle(app, 'PUT /api/v1/account/password', async ({ member, body, request }) =>
    loginAnswer(await changePassword(deps, member, body, callerOf(request))),
  );

  handle(app, 'POST /api/v1/account/codes', ({ member, body, request }) => {
    requireReached(deps, body);
    return sendCode(deps, { ...body, purpose: 'change', userId: member.userId }, callerOf(request));
  });

  handle(app, 'PUT /api/v1/account/mobile', ({ member, body: { mobile, ...proof }, request }) =>
    changeContact(deps, member, { ...proof, channel: 'sms', target: mobile }, callerOf(request)),
  );

  handle(app, 'PUT /api/v1/account/email', ({ member, body: { email, ...proof }, request }) =>
    changeContact(deps, member, { ...proof, channel: 'mail', target: email }, callerOf(request)),
  );
};

/** The calls about a member's avatar. */
export const registerAvatars = (app: FastifyInstance, deps: Deps): void => {
  const uploads = { ...deps, limitUploads: createUploadLimit(deps.now) };
  handle(app, 'POST /api/v1/account/avatar', ({ member, body }) =>
    setAvatar(uploads, member, requireFile(body.file).bytes),
  );
  handle(app, 'DELETE /api/v1/account/avatar', ({ member }) => removeAvatar(deps, member));
};
