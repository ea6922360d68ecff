import type { AdminOrderSort, OrderState } from '@portal/shared/contract';
import { and, asc, desc, eq, lt, type SQL, sql } from 'drizzle-orm';
import { type Db, orders, pickColumns, users } from '#src/platform/database/index.ts';
import { contactMobile, contactName } from './order-admin-filter.ts';

/** Limit of counting and paging; beyond it, the list has to be filtered. */
export const maxCounted = 10_000;
export const maxCountedPerState = 1_000;

const columns = {
  ...pickColumns(orders, ['id', 'orderNo', 'kind', 'state', 'fulfilment', 'closedReason', 'title']),
  titleEn: sql<string | null>`${orders.snapshot} #>> '{title,en}'`,
  travelDay: orders.travelDay,
  people: sql<number>`(${orders.snapshot} ->> 'people')::integer`,
  amount: orders.amount,
  refundedAmount: orders.refundedAmount,
  ...pickColumns(orders, ['deposit', 'balanceDueOn', 'balancePaidAt']),
  createdAt: orders.createdAt,
  member: users.username,
  contactName,
  contactMobile,
};

const sorts: Readonly<Record<AdminOrderSort, readonly SQL[]>> = {
  newest: [desc(orders.id)],
  oldest: [asc(orders.id)],
  travel: [asc(orders.travelDay), asc(orders.id)],
  amount: [desc(orders.amount), desc(orders.id)],
};

const selectRows = (db: Db, which: SQL | undefined) =>
  db.select(columns).from(orders).innerJoin(users, eq(users.id, orders.userId)).where(which);

export type AdminOrderRow = Awaited<ReturnType<typeof selectRows>>[number];

interface Page {
  readonly sort: AdminOrderSort;
  readonly limit: number;
  readonly offset: number;
}

export const listRows = (
  db: Db,
  which: SQL | undefined,
  { sort, limit, offset }: Page,
): Promise<AdminOrderRow[]> =>
  selectRows(db, which)
    .orderBy(...sorts[sort])
    .limit(limit)
    .offset(offset);

/** The numbers of matches, the newest first. */
export const listNumbers = async (db: Db, which: SQL | undefined, limit: number): Promise<string[]> => {
  const found = db.select({ orderNo: orders.orderNo }).from(orders).where(which);
  return (await found.orderBy(desc(orders.id)).limit(limit)).map(({ orderNo }) => orderNo);
};

/** The next rows from newest to oldest (keyset pagination). */
export const listRowsBefore = (
  db: Db,
  which: SQL | undefined,
  before: number | undefined,
  limit: number,
): Promise<AdminOrderRow[]> =>
  selectRows(db, and(which, before === undefined ? undefined : lt(orders.id, before)))
    .orderBy(desc(orders.id))
    .limit(limit);

/** Number of matches, counted up to a limit. */
export const countRows = (db: Db, which: SQL | undefined, limit = maxCounted): Promise<number> =>
  db.$count(
    db
      .select({ one: sql`1`.as('one') })
      .from(orders)
      .where(which)
      .limit(limit)
      .as('found'),
  );

/** Number of matches per state, each counted up to 1,000. */
export const countStates = async (
  db: Db,
  which: SQL | undefined,
  states: readonly OrderState[],
): Promise<Record<string, number>> => {
  const named = sql.join(
    states.map((state) => sql`(${state})`),
    sql`, `,
  );
  const { rows } = await db.execute<{ state: string; total: number }>(sql`
    select named.state, (select count(*) from (
      select 1 from ${orders} where ${and(sql`${orders.state} = named.state`, which)} limit ${maxCountedPerState}
    ) found)::integer as total from (values ${named}) named (state)`);
  return Object.fromEntries(rows.filter(({ total }) => total > 0).map(({ state, total }) => [state, total]));
};
