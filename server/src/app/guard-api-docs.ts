import { isStaff } from '@portal/shared/rules';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createCohortCookie, visitorCookies } from '#src/delivery/releases/index.ts';
import { findSessionRights } from '#src/identity/authentication/index.ts';
import type { Deps } from '#src/platform/context/index.ts';
import { loadKeyRing } from '#src/platform/crypto/index.ts';
import { forbidden, sessionExpired } from '#src/platform/errors/index.ts';

/**
 * Admits staff alone to the API documentation: by token, or by the session that the cookie `cohort` names, as a browser
 * opens a page without its token. Throws 401 or 403.
 */
export const guardApiDocs = (app: FastifyInstance, { db, env, now }: Deps) => {
  const cookie = createCohortCookie(loadKeyRing(env));
  return async (request: FastifyRequest): Promise<void> => {
    const { session } = cookie.read(visitorCookies.cohort.read(request)) ?? {};
    const reader =
      (await app.authenticate(request.headers.authorization)) ??
      (session ? await findSessionRights(db, session, now()) : undefined);
    if (!reader) throw sessionExpired();
    if (!isStaff(reader)) throw forbidden();
  };
};
