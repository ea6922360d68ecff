import { eq } from 'drizzle-orm';
import type { Deps } from '#src/platform/context/index.ts';
import { auditLog, departments, roles, userRoles, users } from '#src/platform/database/index.ts';

const one = <R>(rows: readonly R[]): R => {
  const [row] = rows;
  if (row === undefined) throw new Error('nothing was written');
  return row;
};

/** Adds a department; returns its id. */
export const addDepartment = async (
  { database: { db } }: Deps,
  name: string,
  parentId = 0,
): Promise<number> =>
  one(await db.insert(departments).values({ name, parentId }).returning({ id: departments.id })).id;

/** Adds a role, or finds it by its code; returns its id. */
export const addRole = async ({ database: { db } }: Deps, code: string, status = 1): Promise<number> => {
  await db
    .insert(roles)
    .values({ code, name: `role ${code}`, status })
    .onConflictDoNothing();
  return one(await db.select({ id: roles.id }).from(roles).where(eq(roles.code, code))).id;
};

/** Adds a user with a role; returns the id. */
export const addStaff = async (
  deps: Deps,
  username: string,
  { role = 'STAFF', ...values }: Partial<typeof users.$inferInsert> & { role?: string } = {},
): Promise<number> => {
  const { db } = deps.database;
  const row = { username, nickname: username, passwordHash: 'unusable', ...values };
  const { id } = one(await db.insert(users).values(row).returning({ id: users.id }));
  await db.insert(userRoles).values({ userId: id, roleId: await addRole(deps, role) });
  return id;
};

/** The audited actions of a record, in order. */
export const auditOf = async ({ database: { db } }: Deps, subject: string) =>
  db.select().from(auditLog).where(eq(auditLog.subject, subject)).orderBy(auditLog.id);
