import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import bossPackage from 'pg-boss/package.json' with { type: 'json' };

type Sender = Pick<pg.Pool, 'query'> | Pick<pg.ClientBase, 'query'>;

/** The job queue in the schema `jobs`, over an existing connection. */
export const openJobQueue = (sender: Sender, options: { readonly migrate: boolean }): PgBoss =>
  new PgBoss({
    db: { executeSql: (text, values) => sender.query(text, values as unknown[]) },
    schema: 'jobs',
    schedule: false,
    ...options,
  });

/** Creates or migrates the tables of the queue. */
export const installJobQueue = async (client: pg.ClientBase): Promise<void> => {
  const boss = openJobQueue(client, { migrate: true });
  await boss.start();
  await boss.stop({ graceful: false });
};

/** Whether the tables of the queue are those of this version. */
export const checkJobQueue = async (pool: pg.Pool): Promise<boolean> => {
  const boss = openJobQueue(pool, { migrate: false });
  return (await boss.isInstalled()) && (await boss.schemaVersion()) === bossPackage.pgboss.schema;
};
