import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { connect } from '../../server/src/platform/database/connect.ts';
import { openRoles } from '../../server/test/support/divided-database.ts';
import { inRoot } from '../process/root.ts';
import { run as runProcess } from '../process/run.ts';

type Settings = Readonly<Record<string, string>>;

const environment = (databaseUrl: string, settings: Settings): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  DATABASE_URL: databaseUrl,
  PORTAL_ENV: 'test',
  LOG_LEVEL: 'warn',
  PORT: '0',
  OPERATIONS_PORT: '0',
  DATA_KEY: '11'.repeat(32),
  ...settings,
});

const run = (file: string, args: readonly string[], env: NodeJS.ProcessEnv) =>
  runProcess(process.execPath, [inRoot(file), ...args], { env });

const succeed = async (file: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<string> => {
  const { code, output } = await run(file, args, env);
  assert.equal(code, 0, output);
  return output;
};

/** Starts a server until it listens, then stops it; its jobs begin in between. */
const startServer = async (t: TestContext, env: NodeJS.ProcessEnv): Promise<void> => {
  const child = spawn(process.execPath, [inRoot('server/src/app/main.ts')], { env });
  t.after(() => child.kill('SIGKILL'));
  let output = '';
  const listening = new Promise<void>((resolve) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      if (output.includes('portal server listening')) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
  });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  await Promise.race([listening, ended]);
  child.kill('SIGTERM');
  assert.equal(await ended, 0, output);
  assert.doesNotMatch(output, /"level":50/);
};

const ownersOf = async (url: string): Promise<unknown[]> => {
  const { pool, close } = connect(url, { max: 1 });
  const { rows } = await pool.query(
    `select distinct pg_get_userbyid(relowner) = current_user as own from pg_class
    where relnamespace in ('public'::regnamespace, 'jobs'::regnamespace) and relkind in ('r', 'S', 'p')`,
  );
  await close();
  return rows;
};

test('the printed commands migrate, start, save, restore and check without a superuser', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'haitu-unprivileged-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  const { addDatabase, appRole } = await openRoles(t);
  const settings = { DATA_DIR: folder };
  const file = join(folder, 'saved.backup');
  const grant = ['--grant', appRole];

  const first = await addDatabase();
  const early = await run('server/src/app/main.ts', [], environment(first.appUrl, settings));
  assert.equal(early.code, 1);
  assert.match(early.output, /^The database lacks the migration \d{4}_[^\n]+`npm run migrate`[^\n]+\n$/);
  await succeed('scripts/migrate.ts', grant, environment(first.ownerUrl, settings));
  await startServer(t, environment(first.appUrl, settings));
  await succeed('scripts/backup.ts', ['save', file], environment(first.appUrl, settings));

  const second = await addDatabase();
  const restored = environment(second.appUrl, settings);
  await succeed('scripts/backup.ts', ['restore', file], environment(second.ownerUrl, settings));
  await succeed('scripts/migrate.ts', grant, environment(second.ownerUrl, settings));
  assert.equal(
    await succeed('scripts/backup.ts', ['state'], restored),
    await succeed('scripts/backup.ts', ['state'], environment(first.appUrl, settings)),
  );
  await startServer(t, restored);
  assert.equal(await succeed('scripts/check-consistency.ts', [], restored), 'The database is consistent.\n');
  assert.deepEqual(await ownersOf(second.ownerUrl), [{ own: true }]);
});
