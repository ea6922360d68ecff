import type { GroupProgress } from '@portal/shared/contract';
import { groupProgress, isActiveOrder } from '@portal/shared/rules';
import { and, eq, sql } from 'drizzle-orm';
import { type Db, inventory, products, skus } from '#src/platform/database/index.ts';
import type { OrderRecord } from '#src/sales/orders/index.ts';

const terms = {
  minGroup: sql<number>`coalesce((${products.content} ->> 'minGroup')::integer, 1)`,
  cutoffDays: sql<number>`coalesce(${products.cutoffDays}, 0)`,
};

/** How far the group of a paid tour order is; null once it is decided, and for other orders. */
export const readGroup = async (db: Db, order: OrderRecord): Promise<GroupProgress | null> => {
  const { details } = order.snapshot;
  if (details.kind !== 'tour' || order.fulfilment !== 'GROUP_PENDING' || !isActiveOrder(order)) return null;
  const { skuId, day } = details;
  const [departure] = await db
    .select({ joined: inventory.sold, ...terms })
    .from(inventory)
    .innerJoin(skus, eq(skus.id, inventory.skuId))
    .innerJoin(products, eq(products.id, skus.productId))
    .where(and(eq(inventory.skuId, skuId), eq(inventory.day, day)));
  return departure ? groupProgress({ day, joined: departure.joined }, departure) : null;
};
