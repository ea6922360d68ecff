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
  /** The payment providers, none unless given. */
  readonly providers?: Providers;
  /** Receives every log line; without it the log is silent. */
  readonly onLog?: (line: string) => void;
}

export interface TestApp {
  readonly app: FastifyInstance;
  readonly deps: Deps;
  readonly clock: TestClock;
  /** Where the mails and short messages go that are sent at once. */
  readonly post: TestPost;
  /** Signs in a new user who holds the role and the permissions; gives the header of their requests. */
  login(role?: string, options?: SignInOptions): Promise<{ authorization: string }>;
  /** Like `login`, and tells who it is. */
  signIn(role?: string, options?: SignInOptions): Promise<SignedIn>;
}

/** What `CAPTCHA_FIXED_CODE` is in tests. */
export const fixedCode = '8888';

/** The whole server on an empty database of its own, with a clock that can be set. Ends with the test. */
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
