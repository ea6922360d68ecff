import type { Text } from '@portal/shared/contract';
import { normalPhone } from '@portal/shared/phone';
import { and, desc, eq, or, sql } from 'drizzle-orm';
import { ofProductInScope, productInScope, titleQuery } from '#src/catalog/products/index.ts';
import type { DataScope } from '#src/platform/context/index.ts';
import { type Db, orderedProduct, orders, products, users } from '#src/platform/database/index.ts';

interface FoundOrder {
  readonly orderNo: string;
  readonly title: string;
  readonly buyer: string;
}

/** The order with this number, else those of this buyer, by username or mobile number, newest first, in the data scope. */
export const findOrders = (db: Db, words: string, scope: DataScope, limit: number): Promise<FoundOrder[]> =>
  db
    .select({ orderNo: orders.orderNo, title: orders.title, buyer: users.username })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(
      and(
        or(eq(orders.orderNo, words.toUpperCase()), sql`${orders.userId} in (${buyersNamed(db, words)})`),
        ofProductInScope(scope, orderedProduct),
      ),
    )
    .orderBy(desc(orders.id))
    .limit(limit);

const buyersNamed = (db: Db, words: string) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(or(eq(users.username, words), eq(users.mobile, normalPhone(words) ?? words)));

interface FoundProduct {
  readonly id: number;
  readonly title: Text;
  readonly destination: string | null;
}

/** Products with the words in their title, in any state; on sale and best-selling first. */
export const findProducts = async (
  db: Db,
  words: string,
  scope: DataScope,
  limit: number,
): Promise<FoundProduct[]> => {
  const asked = titleQuery(words);
  if (asked === undefined) return [];
  return db
    .select({ id: products.id, title: products.title, destination: products.destination })
    .from(products)
    .where(and(sql`${products.searchTokens} @@ ${asked}::tsquery`, productInScope(scope)))
    .orderBy(desc(sql`${products.status} = 'live'`), desc(products.soldCount), products.id)
    .limit(limit);
};
