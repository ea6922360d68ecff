import type { ActiveSession } from '@portal/shared/contract';
import { and, desc, eq, gt, ilike, inArray, or, type SQL } from 'drizzle-orm';
import { deviceName, endSessionsWhere } from '#src/identity/authentication/index.ts';
import { viewerOf, visibleTo } from '#src/identity/users/index.ts';
import { recordChanges } from '#src/platform/audit/index.ts';
import type { Deps } from '#src/platform/context/index.ts';
import { containing, type Db, sessions, users } from '#src/platform/database/index.ts';
import { type Member, notFound } from '#src/platform/errors/index.ts';
import { boundedPage, type Page } from './bounded-page.ts';

type SessionDeps = Pick<Deps, 'db' | 'now'>;

const columns = {
  id: sessions.id,
  userId: sessions.userId,
  username: users.username,
  nickname: users.nickname,
  agent: sessions.agent,
  address: sessions.address,
  createdAt: sessions.createdAt,
  lastSeenAt: sessions.lastSeenAt,
};

/** Active sessions of users visible to a member. */
const seenBy = async ({ db, now }: SessionDeps, member: Member): Promise<SQL | undefined> =>
  and(gt(sessions.expiresAt, now()), visibleTo(db, await viewerOf(db, member)));

const from = (db: Db, where: SQL | undefined) =>
  db.select(columns).from(sessions).innerJoin(users, eq(users.id, sessions.userId)).where(where);

type Row = Awaited<ReturnType<typeof from>>[number];

const shown = ({ agent, createdAt, lastSeenAt, ...row }: Row, { sessionId }: Member): ActiveSession => ({
  ...row,
  current: row.id === sessionId,
  device: deviceName(agent),
  createdAt: createdAt.toISOString(),
  lastSeenAt: lastSeenAt.toISOString(),
});

/** Active sessions by username or nickname, of users visible to the member. */
export const listSessions = async (
  deps: SessionDeps,
  member: Member,
  { keywords, ...page }: Page & { keywords?: string },
): Promise<{ list: ActiveSession[]; total: number }> => {
  const { db } = deps;
  const words = containing(keywords?.trim() ?? '');
  const named = or(ilike(users.username, words), ilike(users.nickname, words));
  const where = and(await seenBy(deps, member), named);
  const { limit, offset } = boundedPage(page);
  const rows = await from(db, where)
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
    .limit(limit)
    .offset(offset);
  return { list: rows.map((row) => shown(row, member)), total: await db.$count(from(db, where).as('found')) };
};

/**
 * Ends sessions; their next call is 401. Returns the ids of those that had ended or are not visible to the member, like
 * those of ROOT to others; the rest are ended. Throws 404 when there are no others.
 */
export const endSessions = async (
  deps: SessionDeps,
  member: Member,
  ids: readonly number[],
): Promise<{ missing: number[] }> => {
  const { db } = deps;
  const seen = await seenBy(deps, member);
  return db.transaction(async (tx) => {
    const ending = await from(tx, and(inArray(sessions.id, [...ids]), seen)).for('update', { of: sessions });
    if (ending.length === 0)
      throw notFound(
        '会话不存在或已结束，请刷新后再试',
        'The session does not exist or has ended. Please reload',
      );
    const ended = ending.map(({ id }) => id);
    await endSessionsWhere(tx, inArray(sessions.id, ended), 'staff');
    await recordChanges(
      tx,
      ending.map(({ userId, agent, address }) => ({
        ...{ actor: member, action: 'end-session', subject: 'user', subjectId: userId },
        before: { device: deviceName(agent), network: address },
      })),
    );
    return { missing: [...new Set(ids)].filter((id) => !ended.includes(id)) };
  });
};
