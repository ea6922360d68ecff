import { and, asc, eq, gte, inArray, lt, lte, type SQL } from 'drizzle-orm';
import { approvalDeputies, type Db, users } from '#src/platform/database/index.ts';

type NewDeputyship = typeof approvalDeputies.$inferInsert;

/** Two users, and the days on which one represents the other. */
export type Days = Pick<NewDeputyship, 'principalId' | 'deputyId' | 'firstDay' | 'lastDay'>;

const isOn = (day: string): SQL | undefined =>
  and(lte(approvalDeputies.firstDay, day), gte(approvalDeputies.lastDay, day));

/** Current and coming deputyships of a principal that end on a day or later, by their first day. */
export const listDeputies = (db: Db, principalId: number, today: string) =>
  db
    .select({
      id: approvalDeputies.id,
      deputy: { id: users.id, username: users.username, name: users.nickname },
      firstDay: approvalDeputies.firstDay,
      lastDay: approvalDeputies.lastDay,
    })
    .from(approvalDeputies)
    .innerJoin(users, eq(users.id, approvalDeputies.deputyId))
    .where(and(eq(approvalDeputies.principalId, principalId), gte(approvalDeputies.lastDay, today)))
    .orderBy(asc(approvalDeputies.firstDay), asc(approvalDeputies.id))
    .limit(10);

/** The ids of those whom somebody represents on a day, the earliest named first; at most 10. */
export const listPrincipalIds = async (db: Db, deputyId: number, day: string): Promise<number[]> =>
  (await selectPrincipals(db, deputyId, day)).map(({ id }) => id);

const selectPrincipals = (db: Db, deputyId: number, day: string) =>
  db
    .select({ id: approvalDeputies.principalId })
    .from(approvalDeputies)
    .where(and(eq(approvalDeputies.deputyId, deputyId), isOn(day)))
    .orderBy(asc(approvalDeputies.id))
    .limit(10);

/** {@link listPrincipalIds}; none of these deputyships ends before the transaction does. */
export const lockPrincipalIds = async (tx: Db, deputyId: number, day: string): Promise<number[]> =>
  (await selectPrincipals(tx, deputyId, day).for('share')).map(({ id }) => id);

/** The enabled deputies of principals on a day. */
export const listDeputyIds = async (db: Db, principalIds: readonly number[], day: string) =>
  db
    .select({ principalId: approvalDeputies.principalId, deputyId: approvalDeputies.deputyId })
    .from(approvalDeputies)
    .innerJoin(users, and(eq(users.id, approvalDeputies.deputyId), eq(users.status, 1)))
    .where(and(inArray(approvalDeputies.principalId, [...principalIds]), isOn(day)))
    .orderBy(asc(approvalDeputies.id))
    .limit(500);

/** How many current and coming deputyships a user has as principal or as deputy. */
export const countDeputyships = (
  tx: Db,
  column: 'principalId' | 'deputyId',
  userId: number,
  today: string,
): Promise<number> =>
  tx.$count(
    approvalDeputies,
    and(eq(approvalDeputies[column], userId), gte(approvalDeputies.lastDay, today)),
  );

/** Whether the two have a deputyship on any of these days. */
export const overlaps = async (tx: Db, { principalId, deputyId, firstDay, lastDay }: Days) => {
  const pair = and(eq(approvalDeputies.principalId, principalId), eq(approvalDeputies.deputyId, deputyId));
  const days = and(lte(approvalDeputies.firstDay, lastDay), gte(approvalDeputies.lastDay, firstDay));
  return (await tx.$count(approvalDeputies, and(pair, days))) > 0;
};

/** Stores a deputyship, and returns its id; those of the principal that are over are deleted. */
export const insertDeputyship = async (tx: Db, days: Days, today: string): Promise<number> => {
  const over = and(eq(approvalDeputies.principalId, days.principalId), lt(approvalDeputies.lastDay, today));
  await tx.delete(approvalDeputies).where(over);
  const [row] = await tx.insert(approvalDeputies).values(days).returning({ id: approvalDeputies.id });
  if (!row) throw new Error('the database gave no id for a deputyship');
  return row.id;
};

/** Deletes a deputyship of a principal that is not over; gives it, or undefined. */
export const deleteDeputyship = async (tx: Db, principalId: number, id: number, today: string) => {
  const own = and(eq(approvalDeputies.id, id), eq(approvalDeputies.principalId, principalId));
  const [row] = await tx
    .delete(approvalDeputies)
    .where(and(own, gte(approvalDeputies.lastDay, today)))
    .returning();
  return row;
};
