import { reviewableUntil } from '@portal/shared/rules';
import type { Db } from '#src/platform/database/index.ts';
import type { OrderRecord } from '#src/sales/orders/index.ts';
import { listReviewed } from './review-repository.ts';

/** The review deadline by order id; orders that cannot be reviewed, or already were, are left out. */
export const listReviewable = async (
  db: Db,
  orders: readonly Pick<OrderRecord, 'id' | 'state' | 'completedAt'>[],
  now: Date,
): Promise<ReadonlyMap<number, Date>> => {
  const open = orders.flatMap((order) => {
    const until = reviewableUntil(order, now);
    return until ? [[order.id, until] as const] : [];
  });
  const reviewed = await listReviewed(
    db,
    open.map(([id]) => id),
  );
  return new Map(open.filter(([id]) => !reviewed.includes(id)));
};
