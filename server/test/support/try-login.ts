import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { roles, userRoles, users } from '#src/platform/database/index.ts';
import { formRequest } from './form.ts';
import { fixedCode, type TestApp } from './test-app.ts';

export const rightPassword = 'Right@2026';

/** A user with `rightPassword` and the role MEMBER. */
export const addUser = async ({ deps }: TestApp, username: string): Promise<number> => {
  const { db } = deps.database;
  await db.insert(roles).values({ name: 'MEMBER', code: 'MEMBER' }).onConflictDoNothing();
  const [role] = await db.select({ id: roles.id }).from(roles).where(eq(roles.code, 'MEMBER'));
  const [user] = await db
    .insert(users)
    .values({ username, nickname: username, passwordHash: await hash(rightPassword) })
    .returning({ id: users.id });
  if (!role || !user) throw new Error('no user');
  await db.insert(userRoles).values({ userId: user.id, roleId: role.id });
  return user.id;
};

export const takeCaptcha = async ({ app }: TestApp): Promise<string> => {
  const answer = await app.inject({ url: '/api/v1/auth/captcha' });
  return answer.json().data.verifyCodeKey;
};

interface Try {
  readonly username: string;
  readonly password?: string;
  readonly verifyCodeKey?: string;
  readonly verifyCode?: string;
  /** Network address of the request. */
  readonly address?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Signs in by the API, with a new captcha by default. */
export const tryLogin = async (
  portal: TestApp,
  {
    username,
    password = rightPassword,
    verifyCodeKey,
    verifyCode = fixedCode,
    address = '203.0.113.7',
    headers = {},
  }: Try,
): Promise<LightMyRequestResponse> => {
  const key = verifyCodeKey ?? (await takeCaptcha(portal));
  const form = await formRequest({ username, password, verifyCodeKey: key, verifyCode });
  return portal.app.inject({
    method: 'POST',
    url: '/api/v1/auth/login',
    payload: form.payload,
    headers: { ...form.headers, 'x-forwarded-for': address, ...headers },
  });
};
