import type { Text } from '@portal/shared/contract';
import { confirmationOf, errorCodes, type FulfilmentEvent } from '@portal/shared/rules';
import { and, inArray, sql } from 'drizzle-orm';
import type { BulkKindDefinition } from '#src/platform/bulk/index.ts';
import { type Db, orders, pickColumns } from '#src/platform/database/index.ts';
import { conflict } from '#src/platform/errors/index.ts';
import { transitionByStaff } from '#src/sales/fulfilment/index.ts';
import { findOrderByNumber, lockOrderByNumber, orderInScope } from '#src/sales/orders/index.ts';
import { listOrderNumbers } from './order-admin-service.ts';

/** The state of an order before and after each confirmation. */
const stages: Readonly<Partial<Record<FulfilmentEvent, { readonly before: Text; readonly after: Text }>>> = {
  confirmRoom: {
    before: { zh: '待确认房间', en: 'Awaiting confirmation' },
    after: { zh: '房间已确认', en: 'Room confirmed' },
  },
  confirmGroup: {
    before: { zh: '待成团', en: 'Group pending' },
    after: { zh: '已成团', en: 'Group confirmed' },
  },
};
const others = { before: { zh: '其他状态', en: 'Another state' }, after: { zh: '已确认', en: 'Confirmed' } };
const nothing = { zh: '没有待确认的房间或团期', en: 'There is no room or group to confirm' };

/** Bulk jobs that confirm the rooms of hotel orders and the groups of tours; their buyers are notified. */
export const orderBulkKinds: readonly BulkKindDefinition[] = [
  {
    ...{ kind: 'order-confirm', permission: 'trade:order:fulfil', rows: 'orders', param: 'orderNo' },
    list: {
      permission: 'biz:order:query',
      find: ({ db, scope }, { orders: filters = {} }, limit) =>
        listOrderNumbers({ db }, filters, scope, limit),
    },
    preview: async ({ db, scope }, keys) => {
      const found = await db
        .select({
          ...pickColumns(orders, ['orderNo', 'kind', 'state', 'fulfilment', 'closedReason', 'title']),
          titleEn: sql<string | null>`${orders.snapshot} #>> '{title,en}'`,
        })
        .from(orders)
        .where(and(inArray(orders.orderNo, [...keys]), orderInScope(scope)));
      return found.map((order) => {
        const event = confirmationOf(order);
        return {
          ...{ key: order.orderNo, name: { zh: order.title, ...(order.titleEn && { en: order.titleEn }) } },
          ...((event && stages[event]) ?? { ...others, refusal: nothing }),
        };
      });
    },
    run: async (context, { key }) => {
      const order = await findOrderByNumber(context.db, key);
      const event = order && confirmationOf(order);
      if (!event) throw conflict(errorCodes.wrongState, nothing.zh, nothing.en);
      await transitionByStaff(context, context.member, key, { event });
      return undefined;
    },
    version: async (tx: Db, key: string) => (await lockOrderByNumber(tx, key))?.updatedAt.toISOString(),
  },
];
