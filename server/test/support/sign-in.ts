import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { openSession } from '#src/identity/authentication/index.ts';
import type { Deps } from '#src/platform/context/index.ts';
import {
  type Db,
  menus,
  roleDepartments,
  roleMenus,
  roles,
  userRoles,
  users,
} from '#src/platform/database/index.ts';

export interface SignInOptions {
  readonly username?: string;
  /** Granted to the role as BUTTON menus. */
  readonly perms?: readonly string[];
  /** 0 all, 1 department and below, 2 department, 3 self, 4 `deptIds`. */
  readonly dataScope?: number;
  readonly deptIds?: readonly number[];
  readonly deptId?: number;
}

export interface SignedIn {
  readonly headers: { readonly authorization: string };
  readonly userId: number;
  readonly username: string;
}

const roleNamed = async (db: Db, code: string, dataScope: number): Promise<number> => {
  await db.insert(roles).values({ name: code, code, dataScope }).onConflictDoNothing();
  const [role] = await db.select({ id: roles.id }).from(roles).where(eq(roles.code, code));
  if (!role) throw new Error(`no role ${code}`);
  return role.id;
};

const grant = async (db: Db, roleId: number, perms: readonly string[]): Promise<void> => {
  if (perms.length === 0) return;
  const rows = perms.map((perm) => ({ name: perm, type: 'BUTTON' as const, perm }));
  const buttons = await db.insert(menus).values(rows).returning({ id: menus.id });
  await db.insert(roleMenus).values(buttons.map(({ id }) => ({ roleId, menuId: id })));
};

/** Inserts a user with one role and a session: faster than the login call. */
export const signIn = async (
  deps: Deps,
  role: string,
  { username, perms = [], dataScope = 0, deptIds = [], deptId }: SignInOptions,
): Promise<SignedIn> => {
  const { db, now } = deps;
  const name = username ?? `${role.toLowerCase()}_${randomBytes(4).toString('hex')}`;
  const roleId = await roleNamed(db, role, dataScope);
  await grant(db, roleId, perms);
  for (const chosen of deptIds) await db.insert(roleDepartments).values({ roleId, deptId: chosen });
  const [user] = await db
    .insert(users)
    .values({ username: name, nickname: name, passwordHash: 'unusable', deptId, createdAt: now() })
    .returning({ id: users.id });
  if (!user) throw new Error('no user');
  await db.insert(userRoles).values({ userId: user.id, roleId });
  const token = await openSession(deps, { userId: user.id, address: '127.0.0.1', agent: 'test', now: now() });
  return { headers: { authorization: `Bearer ${token}` }, userId: user.id, username: name };
};
