import type pg from 'pg';

/** A name in an SQL statement. */
const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** A superuser acts as the owner of the database, so that new tables belong to the owner. */
export const actAsOwner = async (
  client: Pick<pg.ClientBase, 'query'>,
  scope: 'session' | 'local',
): Promise<void> => {
  const { rows } = await client.query<{ owner: string }>(
    `select pg_get_userbyid(datdba) as owner from pg_database
    where datname = current_database() and current_setting('is_superuser') = 'on'`,
  );
  if (rows[0]) await client.query(`set ${scope} role ${quoted(rows[0].owner)}`);
};

/** Rights on rows, and on the names of applied migrations; none on tables. */
const grants = (role: string): readonly string[] => [
  `grant usage on schema public, drizzle, jobs to ${role}`,
  `grant select on all tables in schema drizzle to ${role}`,
  ...['public', 'jobs'].flatMap((schema) => [
    `grant select, insert, update, delete on all tables in schema ${schema} to ${role}`,
    `grant usage, select on all sequences in schema ${schema} to ${role}`,
    `alter default privileges in schema ${schema} grant select, insert, update, delete on tables to ${role}`,
    `alter default privileges in schema ${schema} grant usage, select on sequences to ${role}`,
  ]),
];

/** The audit log, its chain and the log of releases are added to, and changed only where an erasure does. */
const restrictions = (role: string): readonly string[] => [
  `revoke update, delete on audit_log, audit_seals, release_log from ${role}`,
  `grant update (actor, before, after, address, agent, created_at) on audit_log to ${role}`,
  `grant update (salt) on audit_seals to ${role}`,
];

/** Gives the server's role its rights on all present and future tables of a migrated database. */
export const grantRows = async (pool: pg.Pool, role: string): Promise<void> => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await actAsOwner(client, 'local');
    for (const statement of [...grants(quoted(role)), ...restrictions(quoted(role))])
      await client.query(statement);
    await client.query('commit');
  } finally {
    client.release(true);
  }
};

/** `cluster_name` of the bundled PostgreSQL, by which production refuses it. */
export const bundledCluster = 'haitu-bundled';

/** The rights of the role that connects. */
export interface ConnectedRole {
  readonly isSuperuser: boolean;
  readonly cluster: string;
}

export const readConnectedRole = async (pool: pg.Pool): Promise<ConnectedRole> => {
  const { rows } = await pool.query<ConnectedRole>(
    `select current_setting('is_superuser') = 'on' as "isSuperuser", current_setting('cluster_name') as cluster`,
  );
  if (!rows[0]) throw new Error('the database did not name its role');
  return rows[0];
};
