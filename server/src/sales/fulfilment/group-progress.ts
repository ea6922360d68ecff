import type { GroupProgress } from '@portal/shared/contract';
import { groupProgress, isActiveOrder } from '@portal/shared/rules';
import { findDepartureGroup } from '#src/catalog/products/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import type { OrderRecord } from '#src/sales/orders/index.ts';

/** How far the group of a paid tour order is; null once it is decided, and for other orders. */
export const readGroup = async (db: Db, order: OrderRecord): Promise<GroupProgress | null> => {
  const { details } = order.snapshot;
  if (details.kind !== 'tour' || order.fulfilment !== 'GROUP_PENDING' || !isActiveOrder(order)) return null;
  const group = await findDepartureGroup(db, details);
  return group ? groupProgress({ day: details.day, joined: group.joined }, group) : null;
};
