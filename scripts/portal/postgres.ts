import { makePassword } from '../../server/src/platform/database/bundled-password.ts';
import { connect } from '../../server/src/platform/database/connect.ts';
import { migrate } from '../../server/src/platform/database/migrate.ts';
import { grantRows } from '../../server/src/platform/database/roles.ts';
import { freePort } from '../process/ports.ts';
import { inRoot } from '../process/root.ts';
import { type Companion, startCompanion } from '../process/run.ts';

export interface Postgres {
  /** The address with the superuser, who owns the database. */
  readonly url: string;
  readonly companion: Companion | undefined;
}

interface Options {
  readonly dataDir: string;
  /** Turns durability off, for tests. */
  readonly disposable?: boolean;
  /** Looks like an external PostgreSQL, which production accepts; for tests. */
  readonly external?: boolean;
}

const disposableSettings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
const externalSettings = ['cluster_name=external'];

/** Starts the bundled PostgreSQL on a free port, with its data in `dataDir`. */
export const startPostgres = async ({
  dataDir,
  disposable = false,
  external = false,
}: Options): Promise<Postgres> => {
  const settings = [...(disposable ? disposableSettings : []), ...(external ? externalSettings : [])];
  let url = '';
  const companion = await startCompanion({
    name: 'postgres',
    args: [inRoot('server/src/platform/database/bundled-main.ts')],
    env: {
      DATA_DIR: dataDir,
      POSTGRES_PORT: String(await freePort()),
      POSTGRES_SETTINGS: settings.join(' '),
    },
    readyWhen: 'postgres ready',
    onLine: (line) => {
      url = /postgres ready (\S+)/.exec(line)?.[1] ?? url;
    },
  });
  return { url, companion };
};

/** The servers' role on the bundled PostgreSQL; it gets another password at every start. */
const serverRole = 'haitu';

/** A migrated database of the portal. */
export interface PortalDatabase {
  /** The address with the servers' role. */
  readonly url: string;
  /** The address with the role that owns it. */
  readonly ownerUrl: string;
  readonly companion: Companion | undefined;
}

const prepare = async (ownerUrl: string): Promise<string> => {
  const { pool, close } = connect(ownerUrl, { max: 2 });
  const password = makePassword();
  try {
    await pool.query(
      `do $$ begin create role ${serverRole}; exception when duplicate_object then null; end $$`,
    );
    await pool.query(
      `alter role ${serverRole} login nosuperuser nocreatedb nocreaterole password '${password}'`,
    );
    await migrate(pool);
    await grantRows(pool, serverRole);
  } finally {
    await close();
  }
  return Object.assign(new URL(ownerUrl), { username: serverRole, password }).href;
};

/** Starts the bundled PostgreSQL, migrates it, and gives the servers a role with rights on rows only. */
export const startPortalDatabase = async (options: Options): Promise<PortalDatabase> => {
  const { url: ownerUrl, companion } = await startPostgres(options);
  try {
    return { url: await prepare(ownerUrl), ownerUrl, companion };
  } catch (error) {
    await companion?.stop();
    throw error;
  }
};
