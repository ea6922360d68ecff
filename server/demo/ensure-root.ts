import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rootRole } from '@portal/shared/rules';
import { and, eq, isNull } from 'drizzle-orm';
import { createInitialPassword } from '#src/identity/authentication/index.ts';
import { rootUsername } from '#src/identity/users/index.ts';
import { recordChange } from '#src/platform/audit/index.ts';
import type { Deps } from '#src/platform/context/index.ts';
import { roles, userRoles, users } from '#src/platform/database/index.ts';
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

/**
 * Adds what a production portal needs before its first login: menus, roles, dictionaries, and the user `root`. When it
 * creates the user, it writes root's first password to a file with mode 0600 and returns its path; undefined later.
 */
export const ensureRoot = async (deps: Pick<Deps, 'db' | 'env' | 'now'>): Promise<string | undefined> => {
  await loadOnce(deps, 'base', loadBase);
  const { password, columns } = await createInitialPassword();
  return deps.db.transaction(async (tx) => {
    const [role] = await tx
      .select({ id: roles.id })
      .from(roles)
      .where(eq(roles.code, rootRole))
      .for('update');
    if (!role) throw new Error('the role ROOT is missing');
    const isRoot = and(eq(users.username, rootUsername), isNull(users.deletedAt));
    if ((await tx.$count(users, isRoot)) > 0) return undefined;
    const [root] = await tx
      .insert(users)
      .values({ username: rootUsername, nickname: '超级管理员', ...columns })
      .returning({ id: users.id });
    if (!root) throw new Error('the database gave no id for root');
    await tx.insert(userRoles).values({ userId: root.id, roleId: role.id });
    await recordChange(tx, { actor: 'system', action: 'create', subject: 'user', subjectId: root.id });
    // Before the commit: without the file, root could not sign in.
    return keepPassword(deps.env.dataDir, password);
  });
};
