import { randomBytes } from 'node:crypto';
import type { TestContext } from 'node:test';
import { connect, grantRows, migrate } from '#src/platform/database/index.ts';
import { openAdmin, urlOf } from './test-database.ts';

/** Addresses of a database whose owner is not its user. */
export interface DividedDatabase {
  readonly ownerUrl: string;
  readonly appUrl: string;
  /** Another database of the owner, empty. */
  addDatabase(): Promise<{ readonly ownerUrl: string; readonly appUrl: string }>;
  readonly appRole: string;
}

const password = 'secret';

/** Two roles that are no superusers: one owns databases, the other connects to them. They end with the test. */
export const openRoles = async (t: TestContext): Promise<Omit<DividedDatabase, 'ownerUrl' | 'appUrl'>> => {
  const admin = openAdmin();
  const suffix = randomBytes(6).toString('hex');
  const [ownerRole, appRole] = [`owner_${suffix}`, `app_${suffix}`];
  for (const role of [ownerRole, appRole])
    await admin.query(`create role ${role} login password '${password}'`);
  const databases: string[] = [];
  t.after(async () => {
    for (const name of databases) await admin.query(`drop database ${name} with (force)`);
    await admin.query(`drop role ${ownerRole}, ${appRole}`);
  });
  const addDatabase = async () => {
    const name = `test_${randomBytes(6).toString('hex')}`;
    await admin.query(`create database ${name} owner ${ownerRole}`);
    databases.push(name);
    const urlFor = (username: string) => Object.assign(new URL(urlOf(name)), { username, password }).href;
    return { ownerUrl: urlFor(ownerRole), appUrl: urlFor(appRole) };
  };
  return { addDatabase, appRole };
};

/** A database that its owner has migrated, with a role for rows. */
export const openDividedDatabase = async (t: TestContext): Promise<DividedDatabase> => {
  const roles = await openRoles(t);
  const urls = await roles.addDatabase();
  const { pool, close } = connect(urls.ownerUrl, { max: 2 });
  await migrate(pool);
  await grantRows(pool, roles.appRole);
  await close();
  return { ...roles, ...urls };
};
