import type { ApprovalKind } from '@portal/shared/contract';
import { and, asc, eq, or, sql } from 'drizzle-orm';
import { type Db, users } from '#src/platform/database/index.ts';
import { type Standing, waitingIn } from './waiting-in.ts';

/** The reader's standings, their own first, and what is searched for. */
interface Filters {
  readonly standings: readonly [Standing, ...Standing[]];
  readonly kind?: ApprovalKind | undefined;
  readonly keywords?: string | undefined;
}

/** Limit of counting and paging. */
export const maxCounted = 1000;

const select = (db: Db, { standings, kind, keywords }: Filters) => {
  const waiting = waitingIn(db, standings);
  const words = keywords?.trim() ?? '';
  const number = words.toUpperCase();
  const named = or(...[eq(waiting.subject, number), eq(waiting.orderNo, number), eq(users.username, words)]);
  return db
    .select({
      kind: waiting.kind,
      subject: waiting.subject,
      title: waiting.title,
      orderNo: waiting.orderNo,
      buyerId: waiting.buyerId,
      amount: waiting.amount,
      percent: waiting.percent,
      at: waiting.at,
      isGranted: waiting.isGranted,
      proposerId: waiting.proposerId,
      proposedBy: users.username,
      principalId: waiting.principalId,
      reason: waiting.reason,
      createdAt: waiting.createdAt,
    })
    .from(waiting)
    .leftJoin(users, sql`${users.id} = ${waiting.proposerId}`)
    .where(and(kind && eq(waiting.kind, kind), words === '' ? undefined : named))
    .orderBy(asc(waiting.createdAt), asc(waiting.subject))
    .$dynamic();
};

/** What waits for a second person, oldest first. */
export const listWaiting = (
  db: Db,
  filters: Filters,
  { limit, offset }: { readonly limit: number; readonly offset: number },
) => select(db, filters).limit(limit).offset(offset);

/** The number of matches, counted up to {@link maxCounted}. */
export const countWaiting = (db: Db, filters: Filters): Promise<number> =>
  db.$count(select(db, filters).limit(maxCounted).as('matches'));
