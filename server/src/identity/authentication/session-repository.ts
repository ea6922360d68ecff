import { dayOf } from '@portal/shared/rules';
import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import { type Db, prepared, sessions, users } from '#src/platform/database/index.ts';
import { deleteOldEnds } from './session-end-repository.ts';

type NewSession = typeof sessions.$inferInsert;

/** An active session of an enabled user, with their current permissions. */
export interface LiveSession {
  readonly sessionId: number;
  readonly userId: number;
  readonly username: string;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  readonly factorAt: Date | null;
  readonly roles: string[];
  readonly perms: string[];
  readonly mustChangePassword: boolean;
  /** The current access version. */
  readonly accessVersion: number;
  /** Whether the user is somebody's deputy for approvals on this day. */
  readonly isDeputy: boolean;
}

const roleCodes = sql<string[]>`array(
  select r.code from user_roles ur join roles r on r.id = ur.role_id
  where ur.user_id = users.id and r.status = 1 order by r.sort, r.id)`;

const permsOfRoles = sql<string[]>`array(
  select distinct m.perm from role_menus rm join menus m on m.id = rm.menu_id
  where rm.role_id = any (array(
    select r.id from user_roles ur join roles r on r.id = ur.role_id
    where ur.user_id = users.id and r.status = 1))
  and m.type = 'BUTTON' and m.perm is not null order by m.perm)`;

const accessVersionNow = sql<number>`(select version from access_version)`.mapWith(Number);

const isDeputy = sql<boolean>`exists (select 1 from approval_deputies d
  where d.deputy_id = users.id and ${sql.placeholder('today')}::date between d.first_day and d.last_day)`;

const liveSession = prepared((db) =>
  db
    .select({
      sessionId: sessions.id,
      userId: users.id,
      username: users.username,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      factorAt: sessions.factorAt,
      roles: roleCodes,
      perms: permsOfRoles,
      mustChangePassword: users.mustChangePassword,
      accessVersion: accessVersionNow,
      isDeputy,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.expiresAt, sql.placeholder('now')),
        eq(users.status, 1),
        isNull(users.deletedAt),
      ),
    ),
);

/** Finds the session of a token: with every request. */
export const findLiveSession = async (
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<LiveSession | undefined> => (await liveSession(db, { tokenHash, now, today: dayOf(now) }))[0];

/** A user with their current permissions. */
export type RightsNow = Pick<LiveSession, 'userId' | 'username' | 'roles' | 'perms'>;

/** A user who may sign in, with their permissions; undefined when deleted, disabled, or without a role. */
export const findEnabled = async (
  db: Db,
  userId: number,
): Promise<(RightsNow & { readonly mustChangePassword: boolean }) | undefined> => {
  const { id, username, mustChangePassword } = users;
  const [found] = await db
    .select({ userId: id, username, roles: roleCodes, perms: permsOfRoles, mustChangePassword })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.status, 1), isNull(users.deletedAt)));
  return found && found.roles.length > 0 ? found : undefined;
};

/** A user with the permissions they can use now; undefined like {@link findEnabled}, and with an initial password. */
export const findRights = async (db: Db, userId: number): Promise<RightsNow | undefined> => {
  const found = await findEnabled(db, userId);
  return found?.mustChangePassword ? undefined : found;
};

/** The current permissions of a session's user; undefined when the session has ended. */
export const findSessionRights = async (
  db: Db,
  { userId, sessionId }: Pick<LiveSession, 'userId' | 'sessionId'>,
  now: Date,
): Promise<RightsNow | undefined> => {
  const isLive = and(eq(sessions.id, sessionId), eq(sessions.userId, userId), gt(sessions.expiresAt, now));
  return (await db.$count(sessions, isLive)) > 0 ? findRights(db, userId) : undefined;
};

/** The codes of a user's enabled roles. */
export const findRoleCodes = async (db: Db, userId: number): Promise<string[]> => {
  const [found] = await db.select({ roles: roleCodes }).from(users).where(eq(users.id, userId));
  return found?.roles ?? [];
};

/** Replaces the token of a session; false when the session has ended. */
export const replaceToken = async (
  db: Db,
  sessionId: number,
  renewed: Pick<NewSession, 'tokenHash' | 'factorAt'>,
): Promise<boolean> =>
  (await db.update(sessions).set(renewed).where(eq(sessions.id, sessionId))).rowCount === 1;

export const insertSession = async (db: Db, session: NewSession): Promise<void> => {
  await db.insert(sessions).values(session);
};

export const extendSession = async (
  db: Db,
  { sessionId, lastSeenAt, expiresAt }: { sessionId: number; lastSeenAt: Date; expiresAt: Date },
): Promise<void> => {
  await db.update(sessions).set({ lastSeenAt, expiresAt }).where(eq(sessions.id, sessionId));
};

export const deleteSession = async (db: Db, sessionId: number): Promise<void> => {
  await db.delete(sessions).where(eq(sessions.id, sessionId));
};

/** Deletes expired sessions, and why others ended after 30 days; returns the number of sessions. */
export const deleteExpiredSessions = async (db: Db, now: Date): Promise<number> => {
  await deleteOldEnds(db, now);
  const { rowCount } = await db.delete(sessions).where(lte(sessions.expiresAt, now));
  return rowCount ?? 0;
};
