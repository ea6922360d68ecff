import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { generate } from 'otplib';
import { users } from '#src/platform/database/index.ts';
import type { TestApp } from './test-app.ts';
import { rightPassword } from './try-login.ts';

export interface Headers extends Readonly<Record<string, string>> {
  readonly authorization: string;
}

/** Signs in a new user of the role who has `rightPassword`. */
export const enter = async (
  portal: TestApp,
  username: string,
  role = 'MEMBER',
  perms: readonly string[] = [],
): Promise<Headers> => {
  const { headers, userId } = await portal.signIn(role, { username, perms });
  const passwordHash = await hash(rightPassword);
  await portal.deps.db.update(users).set({ passwordHash }).where(eq(users.id, userId));
  return { ...headers };
};

export const bearer = (accessToken: string): Headers => ({ authorization: `Bearer ${accessToken}` });

/** A call about the factors of one's own account. */
export const factorCall = (
  { app }: TestApp,
  headers: Headers,
  method: 'GET' | 'POST' | 'DELETE',
  path = '',
  payload?: object,
): Promise<LightMyRequestResponse> =>
  app.inject({
    method,
    url: `/api/v1/account/factors${path}`,
    headers,
    ...(payload ? { payload } : {}),
  });

/** An authenticator app on a phone, whose clock is the portal's. */
export interface TestPhone {
  readonly secret: string;
  /** The code of this moment. */
  code(): Promise<string>;
}

/** The code that a phone with the secret shows at an instant. */
export const codeAt = (secret: string, instant: Date): Promise<string> =>
  generate({ secret, epoch: Math.floor(instant.getTime() / 1000) });

const phoneWith = ({ clock }: TestApp, secret: string): TestPhone => ({
  secret,
  code: () => codeAt(secret, clock.now()),
});

/** Starts adding an app: its phone has the secret, and no code has confirmed it. */
export const startApp = async (portal: TestApp, headers: Headers): Promise<TestPhone> => {
  const started = await factorCall(portal, headers, 'POST', '/totp', { password: rightPassword });
  return phoneWith(portal, started.json().data.secret);
};

/** Adds an app; returns the headers of the renewed session and the recovery codes, if it is the first factor. */
export const addApp = async (portal: TestApp, headers: Headers, name = '手机') => {
  const phone = await startApp(portal, headers);
  const added = await factorCall(portal, headers, 'POST', '/totp/confirm', {
    name,
    code: await phone.code(),
  });
  if (added.statusCode !== 200) throw new Error(added.body);
  const { recoveryCodes, session } = added.json().data as {
    recoveryCodes: string[];
    session: { accessToken: string };
  };
  return { phone, recoveryCodes, headers: bearer(session.accessToken) };
};
