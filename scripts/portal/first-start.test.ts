import assert from 'node:assert/strict';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { connect } from '../../server/src/platform/database/connect.ts';
import { inRoot } from '../process/root.ts';
import { run, startCompanion } from '../process/run.ts';
import { withTempDir } from '../test/temp-dir.ts';
import { startPostgres } from './postgres.ts';

/** The commands of the page, without their comments. */
const readCommands = async (): Promise<string[]> => {
  const page = await readFile(inRoot('docs/operations.md'), 'utf8');
  const [, chapter = ''] = page.split(/^### First start in production$/m);
  const [, block = ''] = chapter.split(/^```$/m);
  return block.split('\n').flatMap((line) => line.replace(/ +# .*/, '') || []);
};

const createRoles = async (url: string): Promise<void> => {
  const { pool, close } = connect(url, { max: 1 });
  for (const role of ['haitu_owner', 'haitu'])
    await pool.query(`create role ${role} login password 'secret'`);
  await pool.query('create database haitu owner haitu_owner');
  await close();
};

const addressOf = (url: string, username: string): string =>
  Object.assign(new URL(url), { username, password: 'secret', pathname: '/haitu' }).href;

const keyOf = (type: 'privateKey' | 'publicKey'): string =>
  String(
    generateKeyPairSync('rsa', { modulusLength: 2048 })[type].export({
      format: 'pem',
      type: type === 'privateKey' ? 'pkcs8' : 'spki',
    }),
  );

/** The settings that production requires. */
const settingsOf = (databaseUrl: string, folder: string): Record<string, string> => ({
  PORTAL_ENV: 'production',
  PUBLIC_ORIGIN: 'https://www.example.com',
  PORT: '0',
  OPERATIONS_PORT: '0',
  DATA_DIR: join(folder, 'data'),
  DATABASE_URL: databaseUrl,
  DATABASE_TLS: 'off',
  DATA_KEY_FILE: join(folder, 'data-key'),
  RELEASE_TOKEN_FILE: join(folder, 'release-token'),
  SMTP_URL: 'smtps://mail.example.com',
  SMS_URL: 'https://sms.example.com/send',
  SMS_SECRET: randomBytes(16).toString('hex'),
  ALIPAY_APP_ID: '2021000000000001',
  ALIPAY_SELLER_ID: '2088000000000001',
  ALIPAY_PRIVATE_KEY: keyOf('privateKey'),
  ALIPAY_PUBLIC_KEY: keyOf('publicKey'),
  ALIPAY_GATEWAY: 'https://openapi.alipay.com/gateway.do',
});

/** Starts a server in production; returns its lines until it listens. */
const startServer = async (file: string, env: Record<string, string>): Promise<string[]> => {
  const lines: string[] = [];
  const server = await startCompanion({
    name: 'server',
    args: [inRoot(file)],
    env,
    readyWhen: 'portal server listening',
    onLine: (line) => lines.push(line),
  });
  await server.stop();
  return lines;
};

test('the first start is the commands of the page, and root has a password that only its file has', () =>
  withTempDir(async (folder) => {
    // As root the database runs as another user.
    await chmod(folder, 0o711);
    await mkdir(join(folder, 'data'));
    const [roles = '', migrate = '', secrets = '', start = '', password = ''] = await readCommands();
    assert.match(
      roles,
      /^createuser -P haitu_owner && createuser -P haitu && createdb -O haitu_owner haitu$/,
    );
    const postgres = await startPostgres({ dataDir: join(folder, 'db'), disposable: true, external: true });
    try {
      await createRoles(postgres.url);
      const owner = migrate.replace(/'postgres:[^']*'/, `'${addressOf(postgres.url, 'haitu_owner')}'`);
      const migrated = await run('sh', ['-c', owner], { env: { ...process.env, DATABASE_TLS: 'off' } });
      assert.equal(migrated.code, 0, migrated.output);
      const kept = await run('sh', ['-c', secrets.replaceAll('/run/secrets', folder)]);
      assert.equal(kept.code, 0, kept.output);
      const env = settingsOf(addressOf(postgres.url, 'haitu'), folder);
      const lines = await startServer(start.replace('node ', ''), env);
      const file = join(folder, 'data', 'root-password');
      assert.ok(lines.includes(`password of root: ${file}`), lines.join('\n'));
      assert.equal((await stat(file)).mode & 0o777, 0o600);
      const shown = await run('sh', ['-c', password], { env: { ...process.env, ...env } });
      const text = shown.output.trim();
      assert.match(text, /^\w{16}$/);
      assert.ok(!lines.some((line) => line.includes(text)));
      await assert.rejects(stat(file), { code: 'ENOENT' });
      const again = await startServer(start.replace('node ', ''), env);
      assert.ok(!again.some((line) => line.startsWith('password of root')));
      await writeFile(join(folder, 'data-key'), randomBytes(32).toString('hex'));
      await assert.rejects(startServer(start.replace('node ', ''), env), /^Error: DATA_KEY is not the key/);
    } finally {
      await postgres.companion?.stop();
    }
  }));
