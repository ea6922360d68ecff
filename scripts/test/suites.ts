import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Outcome } from '../check/outcome.ts';
import { listSources } from '../check/source-files.ts';
import { launchPortal } from '../portal/launch.ts';
import { startPostgres } from '../portal/postgres.ts';
import { ensureReleaseToken } from '../portal/release-token.ts';
import { freePort } from '../process/ports.ts';
import { inRoot, root } from '../process/root.ts';
import { type Ran, run } from '../process/run.ts';
import { books } from '../prove/books.ts';
import { runSuite } from '../prove/run-suite.ts';
import { ensureChromium } from './chromium.ts';
import { countTests } from './count.ts';

/** A folder that is gone afterwards. As root the database runs as another user, who must be able to reach it. */
const inFolder = async <T>(work: (folder: string) => Promise<T>): Promise<T> => {
  const folder = await mkdtemp(join(tmpdir(), 'haitu-test-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const node = (args: readonly string[], env: Record<string, string> = {}, cwd = root): Promise<Ran> =>
  run(process.execPath, args, { cwd, env: { ...process.env, ...env } });

/** Front ends and shared. */
export const testUnits = async (): Promise<Outcome> => {
  const { code, output } = await node([
    inRoot('node_modules/jest/bin/jest.js'),
    '-c',
    'scripts/config/jest.config.mjs',
  ]);
  return countTests('unit (front ends, shared)', 'jest', code, output);
};

/** Server, sandbox and scripts, on a real PostgreSQL. */
export const testServer = (): Promise<Outcome> =>
  inFolder(async (dataDir) => {
    const postgres = await startPostgres({ dataDir, disposable: true });
    try {
      const files = (await listSources('server/*.test.ts', 'scripts/*.test.ts')).map(({ path }) =>
        inRoot(path),
      );
      const args = ['--test', '--test-concurrency=3', '--test-timeout=120000', ...files];
      const { code, output } = await node(args, { TEST_DATABASE_URL: postgres.url }, inRoot('server'));
      return countTests('api (server, scripts)', 'node', code, output);
    } finally {
      await postgres.companion?.stop();
    }
  });

/** The proofs of the books in their short form, on real processes. */
export const testProofs = async (): Promise<Outcome> => {
  const outcomes = await runSuite(books, { size: 'short' });
  const failed = outcomes.filter(({ failure }) => failure !== undefined);
  const passed = outcomes.length - failed.length;
  const detail = failed
    .map(({ number, claim, failure }) => `proof ${number}. ${claim}\n${failure}`)
    .join('\n');
  return { name: 'proofs (books)', passed, failed: failed.length, detail: detail || `${passed} passed` };
};

/** Journeys in a real browser, through a portal of their own. */
export const testJourneys = (args: readonly string[] = []): Promise<Outcome> =>
  inFolder(async (dataDir) => {
    const chromium = await ensureChromium();
    const [port, sandboxPort] = [await freePort(), await freePort()];
    const env = { CAPTCHA_FIXED_CODE: '8888', PUBLIC_ORIGIN: `http://127.0.0.1:${port}` };
    const host = '127.0.0.1';
    const portal = await launchPortal({
      host,
      port,
      sandboxPort,
      dataDir,
      portalEnv: 'test',
      disposable: true,
      env,
    });
    try {
      const cli = inRoot('e2e/node_modules/@playwright/test/cli.js');
      const seen = {
        PORTAL_URL: portal.origin,
        SANDBOX_URL: `http://127.0.0.1:${sandboxPort}`,
        DATABASE_URL: portal.databaseUrl,
        RELEASES_DIR: inRoot('dist/releases'),
        RELEASE_TOKEN: await ensureReleaseToken(dataDir),
        CHROMIUM_PATH: chromium,
      };
      const { code, output } = await node([cli, 'test', ...args], seen, inRoot('e2e'));
      return countTests('e2e', 'playwright', code, output);
    } finally {
      await portal.stop();
    }
  });
