import type { LoginAttempt, LoginResult } from '@portal/shared/contract';
import { and, desc, eq, ilike, inArray, type SQL } from 'drizzle-orm';
import { deviceName } from '#src/identity/authentication/index.ts';
import { viewerOf, visibleTo } from '#src/identity/users/index.ts';
import { containing, type Db, loginLog, users } from '#src/platform/database/index.ts';
import type { Member } from '#src/platform/errors/index.ts';
import { boundedPage, countBounded, type Page } from './bounded-page.ts';
import { type Days, withinDays } from './within-days.ts';

interface Asked extends Page, Days {
  readonly keywords?: string;
  readonly result?: LoginResult;
}

/** Members who see all users see every login, also those with unknown usernames. */
const seenBy = async (db: Db, member: Member): Promise<SQL | undefined> => {
  const viewer = await viewerOf(db, member);
  if (viewer.scope === 'all') return undefined;
  return inArray(loginLog.userId, db.select({ id: users.id }).from(users).where(visibleTo(db, viewer)));
};

/** Login records of the users visible to the member, latest first. */
export const listLogins = async (
  db: Db,
  member: Member,
  { keywords, result, ...asked }: Asked,
): Promise<{ list: LoginAttempt[]; total: number }> => {
  const where = and(
    await seenBy(db, member),
    keywords?.trim() ? ilike(loginLog.username, containing(keywords.trim())) : undefined,
    result === undefined ? undefined : eq(loginLog.result, result),
    withinDays(loginLog.createdAt, asked),
  );
  const { limit, offset } = boundedPage(asked);
  const rows = await db
    .select()
    .from(loginLog)
    .where(where)
    .orderBy(desc(loginLog.createdAt), desc(loginLog.id))
    .limit(limit)
    .offset(offset);
  const list = rows.map(({ agent, createdAt, ...row }) => ({
    ...row,
    device: deviceName(agent),
    createdAt: createdAt.toISOString(),
  }));
  return { list, total: await countBounded(db, db.select({ id: loginLog.id }).from(loginLog).where(where)) };
};
