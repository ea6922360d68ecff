import { readCommandEnv } from '#src/platform/config/index.ts';
import { connect, grantRows, migrate } from '#src/platform/database/index.ts';
import { databaseError, describeStartupError } from './startup-error.ts';

// `npm run migrate -- --grant ROLE`, in a container `node server/src/app/migrate-main.ts --grant ROLE`: brings the
// database of DATABASE_URL to this version, as the role that owns it.
const usage = `usage: npm run migrate -- [--grant ROLE]

  DATABASE_URL   the database, with the role that owns it
  --grant ROLE   the role of the servers: it may read and write rows from now on`;

/** The role to grant to; undefined without one. */
const readRole = (args: readonly string[]): string | undefined => {
  const [flag, role, surplus] = args;
  if (flag === undefined) return undefined;
  if (flag === '--grant' && role && surplus === undefined) return role;
  process.stderr.write(`${usage}\n`);
  return process.exit(2);
};

const main = async (): Promise<void> => {
  const role = readRole(process.argv.slice(2));
  const { databaseUrl } = readCommandEnv(process.env);
  const { pool, close } = connect(databaseUrl, { max: 2 });
  await pool.query('select 1').catch((error: unknown) => {
    throw databaseError(databaseUrl, error);
  });
  await migrate(pool);
  if (role) await grantRows(pool, role);
  await close();
  process.stdout.write(role ? `migrated; ${role} may read and write rows\n` : 'migrated\n');
};

main().catch((error: unknown) => {
  process.stderr.write(`${describeStartupError(error)}\n`);
  process.exit(1);
});
