import { ConfigError, type Env } from '#src/platform/config/index.ts';
import {
  bundledCluster,
  connect,
  type Database,
  findMissingMigration,
  readConnectedRole,
} from '#src/platform/database/index.ts';
import { databaseError, StartupError } from './startup-error.ts';

/** Production uses neither the bundled database nor a superuser. */
const refuseRole = async ({ pool }: Database): Promise<void> => {
  const { isSuperuser, cluster } = await readConnectedRole(pool);
  if (isSuperuser)
    throw new ConfigError(
      'DATABASE_URL is refused in production: its role is a superuser; use one with rights on rows only',
    );
  if (cluster === bundledCluster)
    throw new ConfigError('DATABASE_URL is refused in production: it is the bundled database');
};

/** Throws a sentence when the database lacks migrations of this version. */
const requireMigrated = async ({ pool }: Database): Promise<void> => {
  const missing = await findMissingMigration(pool);
  if (missing)
    throw new StartupError(
      `The database lacks the migration ${missing} of this version; run \`npm run migrate\` with the role that owns it.`,
    );
};

/** A pooler lends connections that it opened: the limits of a session are those that it sets. */
const requireTimeouts = async ({ pool }: Database): Promise<void> => {
  const { rows } = await pool.query<{ name: string }>(
    `select name from pg_settings where setting = '0'
    and name in ('statement_timeout', 'idle_in_transaction_session_timeout')`,
  );
  if (rows[0])
    throw new StartupError(
      `The pooler of DATABASE_URL sets no ${rows[0].name}; set it in its connect_query, as deploy/pgbouncer.ini does.`,
    );
};

/** Connects the server. Throws a sentence when it cannot or must not use the database. */
export const openDatabase = async ({ databaseUrl, databasePool, portalEnv }: Env): Promise<Database> => {
  if (!databaseUrl)
    throw new ConfigError('DATABASE_URL is missing: the PostgreSQL to use (`npm start` brings its own)');
  const database = connect(databaseUrl, databasePool);
  try {
    await database.pool.query('select 1').catch((error: unknown) => {
      throw databaseError(databaseUrl, error);
    });
    if (databasePool.pooler !== 'none') await requireTimeouts(database);
    if (portalEnv === 'production') await refuseRole(database);
    await requireMigrated(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
};
