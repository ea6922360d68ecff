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

/** Connects the server. Throws a sentence when it cannot or must not use the database. */
export const openDatabase = async ({ databaseUrl, portalEnv }: Env): Promise<Database> => {
  if (!databaseUrl)
    throw new ConfigError('DATABASE_URL is missing: the PostgreSQL to use (`npm start` brings its own)');
  const database = connect(databaseUrl);
  try {
    await database.pool.query('select 1').catch((error: unknown) => {
      throw databaseError(databaseUrl, error);
    });
    if (portalEnv === 'production') await refuseRole(database);
    await requireMigrated(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
};
