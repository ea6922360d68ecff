import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rootRole } from '@portal/shared/rules';
import { and, eq, isNull } from 'drizzle-orm';
import {
  createInitialPassword,
  endSessionsOf,
  type InitialPassword,
} from '#src/identity/authentication/index.ts';
import { rootUsername } from '#src/identity/users/index.ts';
import { recordChange } from '#src/platform/audit/index.ts';
import type { Deps } from '#src/platform/context/index.ts';
import { type Db, insertInto, roles, userRoles, users } from '#src/platform/database/index.ts';
import { loadOnce } from './load-once.ts';
import { loadBase } from './system/load-base.ts';

/** Keeps the password where only the operator of this server can read it; returns the file. */
const keepPassword = async (dataDir: string, password: string): Promise<string> => {
  const file = join(dataDir, 'root-password');
  await mkdir(dataDir, { recursive: true });
  await rm(file, { force: true });
  await writeFile(file, `${password}\n`, { mode: 0o600, flag: 'wx' });
  return file;
};

type Columns = InitialPassword['columns'];

const addRoot = async (tx: Db, roleId: number, columns: Columns): Promise<void> => {
  const id = await insertInto(tx, users, { username: rootUsername, nickname: '超级管理员', ...columns });
  await tx.insert(userRoles).values({ userId: id, roleId });
  await recordChange(tx, { actor: 'system', action: 'create', subject: 'user', subjectId: id });
};

const resetRoot = async (tx: Db, id: number, columns: Columns): Promise<void> => {
  await tx.update(users).set(columns).where(eq(users.id, id));
  await endSessionsOf(tx, [id], 'password');
  await recordChange(tx, { actor: 'system', action: 'reset-password', subject: 'user', subjectId: id });
};

/**
 * Adds what a production portal needs before its first login: menus, roles, dictionaries, and the user `root`. When it
 * creates the user, or finds that the initial password has expired, which no other person could reset, it writes root's
 * password to a file with mode 0600 and returns its path; otherwise undefined.
 */
export const ensureRoot = async (deps: Pick<Deps, 'db' | 'env' | 'now'>): Promise<string | undefined> => {
  await loadOnce(deps, 'base', loadBase);
  const { password, columns } = await createInitialPassword(deps);
  return deps.db.transaction(async (tx) => {
    const [role] = await tx
      .select({ id: roles.id })
      .from(roles)
      .where(eq(roles.code, rootRole))
      .for('update');
    if (!role) throw new Error('the role ROOT is missing');
    const [root] = await tx
      .select({ id: users.id, until: users.initialPasswordUntil })
      .from(users)
      .where(and(eq(users.username, rootUsername), isNull(users.deletedAt)));
    if (root && (root.until === null || root.until > deps.now())) return undefined;
    await (root ? resetRoot(tx, root.id, columns) : addRoot(tx, role.id, columns));
    // Before the commit: without the file, root could not sign in.
    return keepPassword(deps.env.dataDir, password);
  });
};
