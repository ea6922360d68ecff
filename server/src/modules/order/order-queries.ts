import type { CallInput, ProductKind } from '@portal/shared/contract';
import { and, count, desc, eq, ilike, or, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { containing } from '../../db/like.ts';
import { orders } from '../../db/schema/index.ts';
import type { OrderRecord } from './order-repository.ts';

type Query = CallInput<'GET /api/v1/orders'>['query'];

const matching = (userId: number, { kind, state, keywords }: Query): SQL | undefined => {
  const words = keywords?.trim();
  return and(
    eq(orders.userId, userId),
    kind ? eq(orders.kind, kind) : undefined,
    state ? eq(orders.state, state) : undefined,
    words ? or(ilike(orders.title, containing(words)), ilike(orders.orderNo, containing(words))) : undefined,
  );
};

export const listOrders = (db: Db, userId: number, query: Query): Promise<OrderRecord[]> => {
  const { pageNum = 1, pageSize = 10 } = query;
  return db
    .select()
    .from(orders)
    .where(matching(userId, query))
    .orderBy(desc(orders.id))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
};

export const countOrders = async (db: Db, userId: number, query: Query): Promise<number> => {
  const [row] = await db.select({ total: count() }).from(orders).where(matching(userId, query));
  return row?.total ?? 0;
};

export const countByState = (db: Db, userId: number, kind: ProductKind | undefined) =>
  db
    .select({ state: orders.state, total: count() })
    .from(orders)
    .where(matching(userId, { kind }))
    .groupBy(orders.state);
