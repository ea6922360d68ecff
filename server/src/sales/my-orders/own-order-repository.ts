import type { CallInput } from '@portal/shared/contract';
import { addDays, finalOrderStates, startOfDay } from '@portal/shared/rules';
import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  ilike,
  isNull,
  lt,
  ne,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { containing, type Db, orders } from '#src/platform/database/index.ts';
import { activeOrders, type OrderRecord } from '#src/sales/orders/index.ts';

type Query = CallInput<'GET /api/v1/orders'>['query'];

/** Hidden orders stay hidden, except closed ones that a late payment reopened. */
const isListed = or(isNull(orders.hiddenAt), notInArray(orders.state, [...finalOrderStates]));

/** Names are those of the booking, in both languages. */
const named = (pattern: string): SQL | undefined =>
  or(
    ilike(orders.title, pattern),
    ilike(sql`${orders.snapshot} #>> '{title,en}'`, pattern),
    ilike(orders.orderNo, pattern),
  );

const matching = (userId: number, { kind, state, keywords, from, to }: Query): SQL | undefined => {
  const words = keywords?.trim();
  return and(
    eq(orders.userId, userId),
    isListed,
    kind ? eq(orders.kind, kind) : undefined,
    state ? eq(orders.state, state) : undefined,
    from ? gte(orders.createdAt, startOfDay(from)) : undefined,
    to ? lt(orders.createdAt, startOfDay(addDays(to, 1))) : undefined,
    words ? named(containing(words)) : undefined,
  );
};

/** Active orders with a day from `today` on come first, by that day. */
const byDeparture = (today: string) =>
  asc(sql`case when ${activeOrders} and ${orders.travelDay} >= ${today} then ${orders.travelDay} end`);

/** Orders of a member; `today` counts with the sort by departure only. */
export const listOrders = (db: Db, userId: number, query: Query, today: string): Promise<OrderRecord[]> => {
  const { pageNum = 1, pageSize = 10, sort } = query;
  return db
    .select()
    .from(orders)
    .where(matching(userId, query))
    .orderBy(...(sort === 'departure' ? [byDeparture(today)] : []), desc(orders.id))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
};

export const countOrders = async (db: Db, userId: number, query: Query): Promise<number> => {
  const [row] = await db.select({ total: count() }).from(orders).where(matching(userId, query));
  return row?.total ?? 0;
};

export const countByKindAndState = (db: Db, userId: number) =>
  db
    .select({ kind: orders.kind, state: orders.state, total: count() })
    .from(orders)
    .where(matching(userId, {}))
    .groupBy(orders.kind, orders.state);

/** The paid order with the nearest day from `today` on; on the same day, the one ordered first. */
export const findNext = async (db: Db, userId: number, today: string): Promise<OrderRecord | undefined> => {
  const isAhead = and(
    eq(orders.userId, userId),
    activeOrders,
    ne(orders.kind, 'goods'),
    gte(orders.travelDay, today),
  );
  const found = db.select().from(orders).where(isAhead).orderBy(asc(orders.travelDay), asc(orders.id));
  return (await found.limit(1))[0];
};

/** The contact of the member's latest order, not the recipient of goods; undefined without one. */
export const findLatestContact = async (db: Db, userId: number) => {
  const [order] = await db
    .select({ form: orders.form })
    .from(orders)
    .where(and(eq(orders.userId, userId), ne(orders.kind, 'goods')))
    .orderBy(desc(orders.id))
    .limit(1);
  return order?.form.contact;
};
