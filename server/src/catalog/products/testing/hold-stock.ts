import assert from 'node:assert/strict';
import { eq } from 'drizzle-orm';
import { type Db, holds, orders, users } from '#src/platform/database/index.ts';

let orderNos = 0;

/** Inserts an order that holds `quantity` of a SKU on a day. Returns its id. */
export const holdStock = async (
  db: Db,
  hold: { readonly skuId: number; readonly day: string; readonly quantity: number },
): Promise<number> => {
  orderNos += 1;
  const name = `holder-${orderNos}`;
  const [user] = await db
    .insert(users)
    .values({ username: name, nickname: name, passwordHash: 'unusable' })
    .returning();
  assert.ok(user);
  const expiresAt = new Date();
  const order = {
    orderNo: `T${name}`,
    kind: 'tour' as const,
    userId: user.id,
    title: name,
    amount: 1,
    expiresAt,
  };
  const frozen = { snapshot: {} as never, form: {} as never };
  const [row] = await db
    .insert(orders)
    .values({ ...order, ...frozen })
    .returning();
  assert.ok(row);
  await db.insert(holds).values({ ...hold, orderId: row.id, expiresAt });
  return row.id;
};

/** Releases all holds of an order. */
export const freeStock = async (db: Db, orderId: number): Promise<void> => {
  await db.update(holds).set({ state: 'freed' }).where(eq(holds.orderId, orderId));
};
