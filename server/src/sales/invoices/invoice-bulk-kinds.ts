import type { Text } from '@portal/shared/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { versionOf } from '#src/platform/audit/index.ts';
import type { BulkKindDefinition } from '#src/platform/bulk/index.ts';
import { type Db, invoices, orders } from '#src/platform/database/index.ts';
import { orderInScope } from '#src/sales/orders/index.ts';
import { issueNumber } from './issue-invoice.ts';

const states: Readonly<Record<string, Text>> = {
  REQUESTED: { zh: '待开具', en: 'Requested' },
  ISSUED: { zh: '已开具', en: 'Issued' },
  VOID: { zh: '已作废', en: 'Void' },
  REJECTED: { zh: '已驳回', en: 'Rejected' },
};
const none: Text = { zh: '无申请', en: 'Not requested' };

const refusalOf = (state: string | null): Text | undefined => {
  if (state === 'REQUESTED') return undefined;
  if (state === 'ISSUED') return { zh: '发票已开具', en: 'The invoice has already been issued' };
  return { zh: '买家没有申请发票', en: 'The buyer has not requested an invoice' };
};

/** Bulk jobs that issue invoices with the numbers of a sheet, without files. */
export const invoiceBulkKinds: readonly BulkKindDefinition[] = [
  {
    ...{ kind: 'invoice-issue', permission: 'trade:invoice:issue', rows: 'orders', param: 'orderNo' },
    sheet: {
      key: { zh: '订单号', en: 'Order number' },
      keyExample: 'T261128000001',
      columns: [
        {
          ...{ field: 'invoiceNo', title: { zh: '发票号码', en: 'Invoice number' }, pattern: /^\d{8,20}$/ },
          fault: { zh: '发票号码应为 8 至 20 位数字', en: 'An invoice number has 8 to 20 digits' },
          ...{ example: '24442000000012345678', isUnique: true },
        },
      ],
      after: ({ invoiceNo = '' }) => ({ zh: `发票号码 ${invoiceNo}`, en: `Invoice number ${invoiceNo}` }),
    },
    preview: async ({ db, scope }, keys) => {
      const found = await db
        .select({ orderNo: orders.orderNo, state: invoices.state, title: invoices.title })
        .from(orders)
        .leftJoin(invoices, eq(invoices.orderId, orders.id))
        .where(and(inArray(orders.orderNo, [...keys]), orderInScope(scope)));
      return found.map(({ orderNo, state, title }) => {
        const refusal = refusalOf(state);
        return {
          ...{ key: orderNo, name: { zh: title ?? orderNo, en: title ?? orderNo } },
          ...{ before: states[state ?? ''] ?? none, after: { zh: '已开具', en: 'Issued' } },
          ...(refusal && { refusal }),
        };
      });
    },
    run: async (context, { key, params: { invoiceNo = '' } }) => {
      await issueNumber(context, context.member, key, { invoiceNo });
      return undefined;
    },
    version: async (tx: Db, key: string) => {
      const [found] = await tx
        .select({ version: versionOf(invoices.updatedAt) })
        .from(invoices)
        .innerJoin(orders, eq(orders.id, invoices.orderId))
        .where(eq(orders.orderNo, key))
        .for('update', { of: invoices });
      return found?.version;
    },
  },
];
