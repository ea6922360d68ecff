import type { Outcome } from '../check/outcome.ts';
import { listSources } from '../check/source-files.ts';
import { startPostgres } from '../portal/postgres.ts';
import { inRoot } from '../process/root.ts';
import type { Ran } from '../process/run.ts';
import { consistency } from '../prove/consistency.ts';
import type { Suite } from '../prove/proof.ts';
import { releases } from '../prove/releases.ts';
import { runSuite } from '../prove/run-suite.ts';
import { countTests, joinCounts } from './parse-counts.ts';
import { fastTempDir, runNode, withTempDir } from './temp-dir.ts';

/** Tests of the front ends and of shared: all, or those in some folders or files. */
export const testUnits = async (
  name = 'front ends, shared',
  paths: readonly string[] = [],
): Promise<Outcome> => {
  const { code, output } = await runNode([
    inRoot('node_modules/jest/bin/jest.js'),
    '-c',
    'scripts/config/jest.config.mjs',
    ...paths.map((path) => inRoot(path)),
  ]);
  return countTests(`unit (${name})`, 'jest', code, output);
};

/** Worker processes that share the test files; each loads the server once. */
const workers = 3;

const runServerTests = (files: readonly string[], databaseUrl: string): Promise<Ran> =>
  runNode(
    ['--test', '--test-isolation=none', '--test-timeout=120000', ...files],
    { TEST_DATABASE_URL: databaseUrl },
    inRoot('server'),
  );

const withPostgres = async <T>(work: (databaseUrl: string) => Promise<T>): Promise<T> =>
  withTempDir(
    async (dataDir) => {
      const postgres = await startPostgres({ dataDir, disposable: true });
      try {
        return await work(postgres.url);
      } finally {
        await postgres.companion?.stop();
      }
    },
    await fastTempDir(),
  );

const listServerTests = async (): Promise<string[]> =>
  (await listSources('server/*.test.ts', 'scripts/*.test.ts')).map(({ path }) => path);

/** Tests of server, sandbox and scripts, on a real PostgreSQL: all, or some files. */
export const testServer = (some?: readonly string[]): Promise<Outcome> =>
  withPostgres(async (databaseUrl) => {
    const files = (some ?? (await listServerTests())).map((path) => inRoot(path));
    const ran = await Promise.all(
      Array.from({ length: workers }, (_, worker) =>
        runServerTests(
          files.filter((_file, index) => index % workers === worker),
          databaseUrl,
        ),
      ),
    );
    return joinCounts(
      'api (server, scripts)',
      ran.map(({ code, output }, hand) => countTests(`api ${hand}`, 'node', code, output)),
    );
  });

/** One test file of the server or the scripts. */
export const testFile = (path: string): Promise<Outcome> =>
  withPostgres(async (databaseUrl) => {
    const { code, output } = await runServerTests([inRoot(path)], databaseUrl);
    return countTests(path, 'node', code, output);
  });

const proofsOf = async <W extends { stop(): Promise<void> }>(
  name: string,
  suite: Suite<W>,
): Promise<Outcome> => {
  const outcomes = await runSuite(suite, { size: 'short' });
  const failed = outcomes.filter(({ failure }) => failure !== undefined);
  const passed = outcomes.length - failed.length;
  const detail = failed
    .map(({ number, claim, failure }) => `proof ${number}. ${claim}\n${failure}`)
    .join('\n');
  return { name: `proofs (${name})`, passed, failed: failed.length, detail: detail || `${passed} passed` };
};

/** The proofs in their short form. */
export const testProofs = async (): Promise<Outcome[]> => [
  await proofsOf('consistency', consistency),
  await proofsOf('releases', releases),
];
