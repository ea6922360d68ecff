import { and, asc, eq, inArray } from 'drizzle-orm';
import { type Db, roles, sharedViews, users } from '#src/platform/database/index.ts';

/** The roles of a user by code; undefined: all. */
export type RoleCodes = readonly string[] | undefined;

const ofRoles = (codes: RoleCodes) => and(eq(roles.status, 1), codes && inArray(roles.code, [...codes]));

/** Enabled roles that are among these. */
export const listOwnRoles = (db: Db, codes: RoleCodes) =>
  db
    .select({ id: roles.id, code: roles.code, name: roles.name })
    .from(roles)
    .where(ofRoles(codes))
    .orderBy(asc(roles.sort), asc(roles.id))
    .limit(200);

/** Row-locks a role until the transaction ends, so that views are counted one after the other. */
export const lockRole = async (tx: Db, id: number): Promise<void> => {
  await tx.select({ id: roles.id }).from(roles).where(eq(roles.id, id)).for('update');
};

const columns = {
  id: sharedViews.id,
  screen: sharedViews.screen,
  name: sharedViews.name,
  filters: sharedViews.filters,
  role: { code: roles.code, name: roles.name },
  author: users.nickname,
  userId: sharedViews.userId,
};

const selectViews = (db: Db) =>
  db
    .select(columns)
    .from(sharedViews)
    .innerJoin(roles, eq(roles.id, sharedViews.roleId))
    .innerJoin(users, eq(users.id, sharedViews.userId));

/** Views of a screen that are shared with these roles, by role and name; at most 400. */
export const listViews = (db: Db, screen: string, codes: RoleCodes) =>
  selectViews(db)
    .where(and(eq(sharedViews.screen, screen), ofRoles(codes)))
    .orderBy(asc(roles.sort), asc(roles.id), asc(sharedViews.name))
    .limit(400);

/** A view of these roles. */
export const findView = async (db: Db, id: number, codes: RoleCodes) =>
  (await selectViews(db).where(and(eq(sharedViews.id, id), ofRoles(codes))))[0];

export const countViews = (db: Db, screen: string, roleId: number): Promise<number> =>
  db.$count(sharedViews, and(eq(sharedViews.screen, screen), eq(sharedViews.roleId, roleId)));

export const insertView = async (tx: Db, view: typeof sharedViews.$inferInsert): Promise<number> => {
  const [row] = await tx.insert(sharedViews).values(view).returning({ id: sharedViews.id });
  if (!row) throw new Error('the view was not stored');
  return row.id;
};

export const deleteView = async (tx: Db, id: number): Promise<void> => {
  await tx.delete(sharedViews).where(eq(sharedViews.id, id));
};
