import path from 'node:path';
import type { Outcome } from '../check/outcome.ts';
import { listSources } from '../check/source-files.ts';
import { startPostgres } from '../portal/postgres.ts';
import { inRoot } from '../process/root.ts';
import type { Ran } from '../process/run.ts';
import { consistency } from '../prove/consistency.ts';
import type { Suite } from '../prove/proof.ts';
import { releases } from '../prove/releases.ts';
import { runSuite } from '../prove/run-suite.ts';
import { compareSql } from '../sql-report/compare.ts';
import { readRecords, type Statements } from '../sql-report/statements.ts';
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
const recorder = inRoot('server/test/support/sql-recorder.ts');

/** Builds and migrations take a minute beside two other workers. */
const testTimeoutMs = 300_000;

const runServerTests = (files: readonly string[], databaseUrl: string, record: string): Promise<Ran> =>
  runNode(
    ['--import', recorder, '--test', '--test-isolation=none', `--test-timeout=${testTimeoutMs}`, ...files],
    { TEST_DATABASE_URL: databaseUrl, SQL_RECORD: record },
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

/** Runs test files of server, sandbox and scripts on a real PostgreSQL; returns the SQL that repositories sent. */
export const recordServerTests = async (
  files?: readonly string[],
): Promise<{ outcome: Outcome; sent: Statements }> => {
  const paths = (files ?? (await listServerTests())).map((path) => inRoot(path));
  const name = files?.length === 1 ? `${files}` : 'api (server, scripts)';
  const hands = Array.from({ length: Math.min(workers, paths.length) }, (_, hand) =>
    paths.filter((_path, index) => index % workers === hand),
  );
  return withTempDir((records) =>
    withPostgres(async (databaseUrl) => {
      const ran = await Promise.all(
        hands.map((hand, index) => runServerTests(hand, databaseUrl, path.join(records, `${index}.json`))),
      );
      const counts = ran.map(({ code, output }, hand) => countTests(`api ${hand}`, 'node', code, output));
      return { outcome: joinCounts(name, counts), sent: await readRecords(records) };
    }),
  );
};

/** Tests of server, sandbox and scripts, all or some files, and whether the SQL they sent is the committed SQL. */
export const testServer = async (files?: readonly string[]): Promise<Outcome[]> => {
  const { outcome, sent } = await recordServerTests(files);
  return [outcome, await compareSql(sent, { areAll: !files && outcome.failed === 0 })];
};

const proofsOf = async <W extends { stop(): Promise<void> }>(name: string, suite: Suite<W>) => {
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
