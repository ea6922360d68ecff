import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

/** The superuser of the bundled PostgreSQL, who owns its database. */
export const superuser = 'portal';

const fileIn = (dataDir: string): string => join(dataDir, 'postgres-password');

export const makePassword = (): string => randomBytes(24).toString('base64url');

/** The superuser's password; undefined before the first start. */
export const findPassword = async (dataDir: string): Promise<string | undefined> =>
  existsSync(fileIn(dataDir)) ? (await readFile(fileIn(dataDir), 'utf8')).trim() : undefined;

/** A folder for the socket that only the user of the database may enter. */
const makeSocketFolder = async (databaseDir: string): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'haitu-'));
  const hba = join(folder, 'hba.conf');
  await writeFile(hba, `local all ${superuser} trust\n`, { mode: 0o600 });
  const { uid, gid } = await stat(databaseDir);
  for (const path of [hba, folder]) await chown(path, uid, gid);
  return folder;
};

const setPassword = async (folder: string, port: number): Promise<string> => {
  const password = makePassword();
  const client = new pg.Client({ host: folder, port, user: superuser, database: 'postgres' });
  await client.connect();
  await client.query(`alter role ${superuser} password '${password}'`);
  await client.end();
  return password;
};

interface Place {
  readonly dataDir: string;
  readonly databaseDir: string;
  readonly port: number;
}

/** Starts PostgreSQL with these flags for the work. */
export type RunWith = (flags: readonly string[], work: () => Promise<void>) => Promise<void>;

/**
 * Gives the superuser a random password, kept with mode 0600. PostgreSQL is started without a network address for it,
 * because the password of `initdb` was in a temporary file.
 */
export const createPassword = async (
  { dataDir, databaseDir, port }: Place,
  runWith: RunWith,
): Promise<void> => {
  const folder = await makeSocketFolder(databaseDir);
  const flags = [
    'listen_addresses=',
    `unix_socket_directories=${folder}`,
    `hba_file=${join(folder, 'hba.conf')}`,
  ];
  try {
    await runWith(flags, async () => {
      const password = await setPassword(folder, port);
      await writeFile(fileIn(dataDir), `${password}\n`, { mode: 0o600 });
    });
  } finally {
    await rm(folder, { recursive: true });
  }
};
