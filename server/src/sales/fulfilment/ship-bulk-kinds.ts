import type { Text } from '@portal/shared/contract';
import { isActiveOrder, stepsOf } from '@portal/shared/rules';
import { and, eq, inArray } from 'drizzle-orm';
import { versionOf } from '#src/platform/audit/index.ts';
import type { BulkKindDefinition } from '#src/platform/bulk/index.ts';
import { type Db, orders } from '#src/platform/database/index.ts';
import { orderInScope } from '#src/sales/orders/index.ts';
import { transitionByStaff } from './fulfilment-service.ts';

const toShip: Text = { zh: '待发货', en: 'To ship' };
const shipped: Text = { zh: '已发货', en: 'Shipped' };
const other: Text = { zh: '其他状态', en: 'Another state' };
const notToShip: Text = { zh: '订单不是待发货状态', en: 'This order is not waiting to be shipped' };

const canShip = (order: Pick<typeof orders.$inferSelect, 'kind' | 'state' | 'fulfilment' | 'closedReason'>) =>
  isActiveOrder(order) && stepsOf(order.kind, order.fulfilment, 'staff').includes('ship');

/** Bulk jobs that ship orders of goods with the tracking numbers of a sheet; their buyers are notified. */
export const shipBulkKinds: readonly BulkKindDefinition[] = [
  {
    ...{ kind: 'order-ship', permission: 'trade:order:fulfil', rows: 'orders', param: 'orderNo' },
    sheet: {
      key: { zh: '订单号', en: 'Order number' },
      keyExample: 'G261128000001',
      columns: [
        {
          ...{ field: 'carrier', title: { zh: '快递公司', en: 'Carrier' }, pattern: /^.{1,32}$/ },
          example: '顺丰速运',
          fault: { zh: '快递公司应为 1 至 32 个字', en: 'A carrier has 1 to 32 characters' },
        },
        {
          ...{
            field: 'trackingNo',
            title: { zh: '运单号', en: 'Tracking number' },
            pattern: /^[A-Za-z0-9-]{4,32}$/,
          },
          example: 'SF1234567890123',
          fault: {
            zh: '运单号应为 4 至 32 位字母、数字或连字符',
            en: 'A tracking number has 4 to 32 letters, digits or hyphens',
          },
        },
      ],
      after: ({ carrier = '', trackingNo = '' }) => ({
        zh: `${shipped.zh}：${carrier} ${trackingNo}`,
        en: `${shipped.en}: ${carrier} ${trackingNo}`,
      }),
    },
    preview: async ({ db, scope }, keys) => {
      const { orderNo, kind, state, fulfilment, closedReason, title } = orders;
      const found = await db
        .select({ orderNo, kind, state, fulfilment, closedReason, title })
        .from(orders)
        .where(and(inArray(orderNo, [...keys]), orderInScope(scope)));
      return found.map((order) => ({
        ...{ key: order.orderNo, name: { zh: order.title }, after: shipped },
        before: canShip(order) ? toShip : order.fulfilment === 'SHIPPED' ? shipped : other,
        ...(canShip(order) ? {} : { refusal: notToShip }),
      }));
    },
    run: async (context, { key, params: { carrier = '', trackingNo = '' } }) => {
      const step = { event: 'ship', parcel: { carrier, trackingNo } };
      await transitionByStaff(context, context.member, key, step);
      return undefined;
    },
    version: async (tx: Db, key: string) => {
      const found = tx.select({ version: versionOf(orders.updatedAt) }).from(orders);
      return (await found.where(eq(orders.orderNo, key)).for('update'))[0]?.version;
    },
  },
];
