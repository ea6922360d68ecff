import type { TestContext } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '#src/app/app.ts';
import { readEnv } from '#src/platform/config/index.ts';
import type { Deps } from '#src/platform/context/index.ts';
import type { Providers } from '#src/sales/payments/index.ts';
import { type SignedIn, type SignInOptions, signIn } from './sign-in.ts';
import { type TestClock, testClock } from './test-clock.ts';
import { openTestDatabase } from './test-database.ts';
import { type TestPost, testPost } from './test-post.ts';

interface Options {
  /** Environment variables besides `PORTAL_ENV=test`. */
  readonly env?: Readonly<Record<string, string>>;
  /** The payment providers, none by default. */
  readonly providers?: Providers;
  /** Receives every log line; without it the log is silent. */
  readonly onLog?: (line: string) => void;
}

export interface TestApp {
  readonly app: FastifyInstance;
  readonly deps: Deps;
  readonly clock: TestClock;
  /** The mails and SMS that were sent at once. */
  readonly post: TestPost;
  /** Signs in a new user with the role and the permissions; returns their request headers. */
  login(role?: string, options?: SignInOptions): Promise<{ authorization: string }>;
  /** Like `login`, and returns the user. */
  signIn(role?: string, options?: SignInOptions): Promise<SignedIn>;
}

/** The value of `CAPTCHA_FIXED_CODE` in tests. */
export const fixedCode = '8888';

/** The whole server on its own empty database, with a settable clock. Closed when the test ends. */
export const buildTestApp = async (
  t: TestContext,
  { env = {}, onLog, providers = new Map() }: Options = {},
): Promise<TestApp> => {
  const database = await openTestDatabase();
  const clock = testClock();
  const post = testPost();
  const deps: Deps = {
    env: readEnv({
      PORTAL_ENV: 'test',
      LOG_LEVEL: onLog ? 'trace' : 'silent',
      CAPTCHA_FIXED_CODE: fixedCode,
      DATA_KEY: '11'.repeat(32),
      ...env,
    }),
    database,
    db: database.db,
    now: clock.now,
    channels: post,
    ...(onLog ? { logTo: { write: onLog } } : {}),
  };
  const app = await buildApp({ ...deps, providers });
  t.after(async () => {
    await app.close();
    await database.close();
  });
  const enter = (role = 'MEMBER', options: SignInOptions = {}): Promise<SignedIn> =>
    signIn(deps, role, options);
  return { app, deps, clock, post, signIn: enter, login: async (...args) => (await enter(...args)).headers };
};
