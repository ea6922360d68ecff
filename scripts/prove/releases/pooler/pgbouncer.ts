import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../../../process/ports.ts';
import { inRoot } from '../../../process/root.ts';
import { until } from '../../consistency/ask.ts';
import { ensureProgram } from '../../ensure-program.ts';
import type { ReleaseTestEnvironment } from '../environment.ts';
import { isListening, replaceIn } from '../nginx.ts';

/** PgBouncer with the file of `deploy/`. */
export interface PgBouncer {
  /** Settings of servers behind it. */
  readonly settings: Readonly<Record<string, string>>;
  start(): Promise<void>;
  /** SIGKILL. */
  kill(): Promise<void>;
}

/** PgBouncer refuses to run as root: a user without rights. */
const unprivileged = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** Its login is the line of `pg_authid`, as the file says. */
const writeLogin = async (
  file: string,
  { database }: ReleaseTestEnvironment,
  role: string,
): Promise<void> => {
  const { rows } = await database.pool.query('select rolpassword from pg_authid where rolname = $1', [role]);
  await writeFile(file, `"${role}" "${rows[0]?.rolpassword}"\n`, { mode: 0o600 });
  if (unprivileged.uid) await chown(file, unprivileged.uid, unprivileged.gid);
};

const configure = async (folder: string, databaseUrl: URL, port: number): Promise<string> => {
  const shipped = await readFile(inRoot('deploy/pgbouncer.ini'), 'utf8');
  const text = (
    [
      [
        'host=db.example port=5432 dbname=haitu',
        `host=127.0.0.1 port=${databaseUrl.port} dbname=${databaseUrl.pathname.slice(1)}`,
      ],
      ['listen_port = 6432', `listen_port = ${port}`],
      ['unix_socket_dir = /run/postgresql', `unix_socket_dir = ${folder}`],
      ['/etc/pgbouncer/', `${folder}/`],
      ['server_tls_sslmode = verify-full', 'server_tls_sslmode = disable'],
      ['server_tls_ca_file', ';; server_tls_ca_file'],
    ] as const
  ).reduce(replaceIn('deploy/pgbouncer.ini'), shipped);
  const file = join(folder, 'pgbouncer.ini');
  await writeFile(file, text);
  return file;
};

/** Servers use its socket, as the file says. */
const settingsOf = (databaseUrl: string, port: number, folder: string): PgBouncer['settings'] => {
  const { username, password } = new URL(databaseUrl);
  const at = (database: string): string =>
    `postgres://${username}:${password}@localhost:${port}/${database}?host=${folder}`;
  return {
    DATABASE_URL: at('haitu'),
    DATABASE_RESERVE_URL: at('haitu_reserve'),
    DATABASE_POOLER: 'transaction',
  };
};

/** Prepares PgBouncer in front of the environment's PostgreSQL; installs it if that is permitted. */
export const openPgBouncer = async (env: ReleaseTestEnvironment): Promise<PgBouncer> => {
  const program = await ensureProgram({
    name: 'PgBouncer',
    places: ['/usr/sbin/pgbouncer', '/opt/homebrew/bin/pgbouncer'],
    variable: 'PGBOUNCER_PATH',
    packages: 'pgbouncer',
  });
  const folder = join(env.folder, 'pgbouncer');
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o755);
  if (unprivileged.uid) await chown(folder, unprivileged.uid, unprivileged.gid);
  const databaseUrl = new URL(env.databaseUrl);
  const port = await freePort();
  const file = await configure(folder, databaseUrl, port);
  await writeLogin(join(folder, 'userlist.txt'), env, databaseUrl.username);
  let child: ChildProcess | undefined;
  return {
    settings: settingsOf(env.databaseUrl, port, folder),
    start: async () => {
      child = spawn(program, [file], { ...unprivileged, stdio: 'ignore' });
      await until(() => isListening(port), 'PgBouncer to answer');
    },
    kill: async () => {
      if (!child) return;
      const ended = once(child, 'close');
      child.kill('SIGKILL');
      await ended;
      child = undefined;
    },
  };
};
