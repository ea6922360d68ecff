import { errorCodes } from '@portal/shared/rules';
import { and, desc, eq } from 'drizzle-orm';
import type { Deps } from '#src/platform/context/index.ts';
import { auditLog, type Db } from '#src/platform/database/index.ts';
import { conflict, type Member, notFound } from '#src/platform/errors/index.ts';
import { applyPlan, type EditedDays } from './apply-plan.ts';
import { refusedDays } from './calendar-faults.ts';
import { lockCalendar, lockRows } from './calendar-repository.ts';
import { type CalendarKey, keyOf, rowFinder, sameValues } from './calendar-row.ts';
import { expandRuns } from './day-runs.ts';
import { type PlannedChange, planOf } from './plan-edit.ts';

const undoMs = 600_000;

/** The member's last edit of a product's calendar within the undo period; undefined without one. */
export const findUndo = async (db: Db, { userId }: Member, productId: number, now: Date) => {
  const [last] = await db
    .select()
    .from(auditLog)
    .where(
      and(
        eq(auditLog.subject, 'calendar'),
        eq(auditLog.subjectId, String(productId)),
        eq(auditLog.actorId, userId),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(1);
  if (!last || last.action === 'undo') return undefined;
  const until = new Date(last.createdAt.getTime() + undoMs);
  return until > now
    ? { until, edited: { before: last.before, after: last.after } as EditedDays }
    : undefined;
};

const changedSince = () =>
  conflict(
    errorCodes.changedMeanwhile,
    '日历之后又有修改，不能撤销',
    'The calendar has changed since, so this cannot be undone',
  );

/** The reverse of an edit. Throws when the rows differ from what the edit left. */
const backwards = async (tx: Db, { before, after }: EditedDays): Promise<PlannedChange[]> => {
  const [was, made] = [expandRuns(before.days), expandRuns(after.days)];
  const all = new Map<string, CalendarKey>([...was, ...made].map((row) => [keyOf(row), row]));
  const keys = [...all.values()];
  const now = rowFinder(await lockRows(tx, keys));
  const then = new Map(was.map((row) => [keyOf(row), row]));
  const left = new Map(made.map((row) => [keyOf(row), row]));
  if (!keys.every((key) => sameValues(now(key), left.get(keyOf(key))))) throw changedSince();
  return keys.map(({ skuId, day }) => ({
    ...{ skuId, day },
    before: now({ skuId, day }),
    after: then.get(keyOf({ skuId, day })),
  }));
};

/** Restores the rows of an edit. Throws 409 when the days changed since, and for days on which more was sold meanwhile. */
export const revertEdit = async (
  tx: Db,
  member: Member,
  productId: number,
  edited: EditedDays,
): Promise<void> => {
  const plan = planOf(await backwards(tx, edited));
  if (plan.refused.length > 0) throw refusedDays(plan.refused);
  await applyPlan(tx, { actor: member, action: 'undo', productId, plan });
};

/**
 * Undoes the member's last edit of a product's calendar. Throws HttpError: 404 without an edit in the last 10
 * minutes, 409 when the days changed since, and one with the days on which more was sold meanwhile.
 */
export const undoLastEdit = async ({ db, now }: Deps, member: Member, productId: number): Promise<void> =>
  db.transaction(async (tx) => {
    await lockCalendar(tx, productId);
    const undo = await findUndo(tx, member, productId, now());
    if (!undo) throw notFound('没有可以撤销的修改', 'There is nothing to undo');
    await revertEdit(tx, member, productId, undo.edited);
  });
