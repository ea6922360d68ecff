import type { FastifyInstance } from 'fastify';
import {
  consumeCaptcha,
  consumeProof,
  createKnownDevices,
  loginAnswer,
} from '#src/identity/authentication/index.ts';
import type { Deps } from '#src/platform/context/index.ts';
import { createUploadLimit, handle, requireFile } from '#src/platform/http/index.ts';
import type { AccountDeps } from './account-deps.ts';
import { removeAvatar, setAvatar } from './avatar-service.ts';
import { callerOf } from './caller-of.ts';
import { requireTarget, sendCode } from './code-service.ts';
import { changeContact } from './contact-service.ts';
import { registerOwnFactors } from './factors/factor-routes.ts';
import { getOwnAccount } from './own-account.ts';
import { changePassword, resetPassword } from './password-service.ts';
import { changeProfile } from './profile-service.ts';
import { register, requireRegistering } from './register-service.ts';

/** Registration and password reset, without a session. */
export const registerNewAccounts = (app: FastifyInstance, deps: AccountDeps): void => {
  const devices = createKnownDevices(deps);
  handle(app, 'POST /api/v1/auth/codes', async ({ body, request }) => {
    const { verifyCodeKey, verifyCode, proof, ...asked } = body;
    requireTarget(asked);
    requireRegistering(asked);
    await consumeProof(deps, proof);
    await consumeCaptcha(deps, verifyCodeKey, verifyCode);
    return sendCode(deps, { ...asked, userId: null }, callerOf(request));
  });

  handle(app, 'POST /api/v1/auth/register', async ({ body, request, reply }) => {
    const accessToken = await register(deps, body, callerOf(request));
    devices.remember(request, reply, body.username);
    return loginAnswer(accessToken);
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
    requireTarget(body);
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
