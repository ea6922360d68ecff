import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { connect, type Database } from '../../../server/src/platform/database/connect.ts';
import { startPostgres } from '../../portal/postgres.ts';
import { inRoot } from '../../process/root.ts';
import { run } from '../../process/run.ts';

/** A database of the owner. */
export interface AttackedDatabase {
  /** The address for the servers' role, with rights on rows only. */
  readonly appUrl: string;
  readonly ownerUrl: string;
  /** Connected as the owner. */
  readonly database: Database;
}

/** A PostgreSQL with the two roles of the documentation. */
export interface Databases {
  /** The address with the superuser. */
  readonly superuserUrl: string;
  /** Adds a database that the command of the documentation has migrated, or an empty one. */
  add(name: string, options?: { readonly migrated: boolean }): Promise<AttackedDatabase>;
  stop(): Promise<void>;
}

const migrate = async (ownerUrl: string): Promise<void> => {
  const { code, output } = await run(process.execPath, [inRoot('scripts/migrate.ts'), '--grant', 'haitu'], {
    env: { ...process.env, DATABASE_URL: ownerUrl, DATABASE_TLS: 'off' },
  });
  assert.equal(code, 0, output);
};

/** Starts PostgreSQL with its default durability, as production requires it: with an owner and an application role. */
export const startDatabases = async (dataDir: string): Promise<Databases> => {
  const { url, companion } = await startPostgres({ dataDir, external: true });
  const admin = connect(url, { max: 1 });
  const password = randomBytes(12).toString('hex');
  const opened: Database[] = [];
  const addressOf = (username: string, name: string): string =>
    Object.assign(new URL(url), { username, password, pathname: `/${name}` }).href;
  for (const role of ['haitu_owner', 'haitu'])
    await admin.pool.query(`create role ${role} login password '${password}'`);
  return {
    superuserUrl: url,
    add: async (name, { migrated } = { migrated: true }) => {
      await admin.pool.query(`create database ${name} owner haitu_owner`);
      const ownerUrl = addressOf('haitu_owner', name);
      if (migrated) await migrate(ownerUrl);
      const database = connect(ownerUrl);
      opened.push(database);
      return { appUrl: addressOf('haitu', name), ownerUrl, database };
    },
    stop: async () => {
      for (const { close } of [...opened, admin]) await close();
      await companion?.stop();
    },
  };
};
