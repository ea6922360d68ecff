import type { Schedule, ScheduledStep, ScheduleFailure } from '@portal/shared/contract';
import { and, asc, eq, inArray, isNotNull, isNull, lte, ne, or, type SQL } from 'drizzle-orm';
import { type Db, schedules } from '#src/platform/database/index.ts';

/** What a schedule is of. */
export interface ScheduleSubject {
  readonly kind: 'product' | 'article';
  readonly id: number;
}

export type ScheduleAction = 'publish' | 'take-down';

/** Who sets a step, and in whose name it is taken. */
export interface ScheduleActor {
  readonly userId: number;
  readonly username: string;
}

const columnOf = {
  product: schedules.productId,
  article: schedules.articleId,
} as const;

const of = ({ kind, id }: ScheduleSubject, action: ScheduleAction): SQL | undefined =>
  and(eq(columnOf[kind], id), eq(schedules.action, action));

/** The schedule of what is not scheduled. */
export const unscheduled: Schedule = { publish: null, takeDown: null };

/** The schedules of products or articles, by id; those without one are left out. */
export const listSchedules = async (
  db: Db,
  kind: ScheduleSubject['kind'],
  ids: readonly number[],
): Promise<ReadonlyMap<number, Schedule>> => {
  const found = new Map<number, Schedule>();
  if (ids.length === 0) return found;
  const rows = await db
    .select({
      id: columnOf[kind],
      action: schedules.action,
      at: schedules.at,
      author: schedules.author,
      failure: schedules.failure,
    })
    .from(schedules)
    .where(inArray(columnOf[kind], [...ids]));
  for (const { id, action, at, author, failure } of rows) {
    const step: ScheduledStep = { at: at.toISOString(), author, failure };
    const before = found.get(id ?? 0) ?? unscheduled;
    found.set(id ?? 0, { ...before, [action === 'publish' ? 'publish' : 'takeDown']: step });
  }
  return found;
};

/** The schedule of a product or an article. */
export const findSchedule = async (db: Db, { kind, id }: ScheduleSubject): Promise<Schedule> =>
  (await listSchedules(db, kind, [id])).get(id) ?? unscheduled;

interface NewStep {
  readonly action: ScheduleAction;
  readonly at: Date | null;
  /** Who sets it. */
  readonly by: ScheduleActor;
}

/** Sets a step, or cancels it with null. One that stays the same keeps its author. */
export const putStep = async (
  tx: Db,
  subject: ScheduleSubject,
  { action, at, by }: NewStep,
): Promise<void> => {
  const isOther = at === null ? undefined : or(ne(schedules.at, at), isNotNull(schedules.failure));
  await tx.delete(schedules).where(and(of(subject, action), isOther));
  if (at === null) return;
  const owner = subject.kind === 'product' ? { productId: subject.id } : { articleId: subject.id };
  await tx
    .insert(schedules)
    .values({ ...owner, action, at, userId: by.userId, author: by.username })
    .onConflictDoNothing();
};

/** Deletes a step of a product or an article, in the transaction that takes it. */
export const endStep = async (tx: Db, subject: ScheduleSubject, action: ScheduleAction): Promise<void> => {
  await tx.delete(schedules).where(of(subject, action));
};

const due = (now: Date): SQL | undefined => and(lte(schedules.at, now), isNull(schedules.failure));

const stepColumns = {
  id: schedules.id,
  productId: schedules.productId,
  articleId: schedules.articleId,
  action: schedules.action,
  at: schedules.at,
  userId: schedules.userId,
};

/** Steps whose time has come, the earliest first. */
export const listDue = (db: Db, now: Date, limit: number) =>
  db
    .select(stepColumns)
    .from(schedules)
    .where(due(now))
    .orderBy(asc(schedules.at), asc(schedules.id))
    .limit(limit);

/** A step that is still due, with a row lock; undefined when it was taken, changed or cancelled meanwhile. */
export const lockDue = async (tx: Db, id: number, now: Date) => {
  const [step] = await tx
    .select(stepColumns)
    .from(schedules)
    .where(and(eq(schedules.id, id), due(now)))
    .for('update');
  return step;
};

export type DueStep = Awaited<ReturnType<typeof listDue>>[number];

/** Keeps why a step was not taken. */
export const failStep = async (tx: Db, id: number, failure: ScheduleFailure): Promise<void> => {
  await tx.update(schedules).set({ failure }).where(eq(schedules.id, id));
};
