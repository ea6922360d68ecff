import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { addDays, dayOf } from '@portal/shared/rules';
import { asc, eq } from 'drizzle-orm';
import { readSheet } from 'read-excel-file/node';
import { fulfilments, invoices, notifications, orders, products } from '#src/platform/database/index.ts';
import { type CheckoutFixture, openCheckout } from '#src/sales/checkout/testing/checkout-fixture.ts';
import { payAny } from '#src/sales/fulfilment/testing/paid-order.ts';
import { addDepartment } from '#test/support/system-fixture.ts';
import { openBulkJobs } from './testing/bulk-fixture.ts';

const perms = ['trade:invoice:issue', 'trade:order:fulfil'];
const form = { type: 'personal', title: '陈海', email: 'chen@example.com' };

/** Orders of goods and one of a hotel, which belongs to another department than the member of staff. */
const openSheets = async (t: TestContext) => {
  const checkout: CheckoutFixture = await openCheckout(t);
  const near = await addDepartment(checkout.deps, 'near');
  const far = await addDepartment(checkout.deps, 'far');
  const bulk = await openBulkJobs(t, perms, { portal: checkout, dataScope: 2, deptId: near });
  const day = addDays(dayOf(checkout.clock.now()), 40);
  const paid = async (kind: 'goods' | 'hotel', asks = true): Promise<string> => {
    const buyer = await checkout.buyer();
    const { orderNo } = await payAny(checkout, buyer, { kind, day });
    const url = `/api/v1/orders/${orderNo}/invoice`;
    if (asks) assert.equal((await checkout.call(buyer, 'POST', url, { payload: form })).status, 200);
    const deptId = kind === 'goods' ? near : far;
    await bulk.db.update(products).set({ deptId }).where(eq(products.kind, kind));
    return orderNo;
  };
  const run = async (kind: string, sheet: readonly (readonly string[])[]) => {
    const { status, data } = await bulk.upload(kind, sheet);
    assert.equal(status, 200);
    await bulk.start(data.id);
    await bulk.run();
    return (await bulk.rows(data.id)).map(({ state, reason }) => `${state} ${reason?.zh ?? ''}`.trim());
  };
  return { ...bulk, paid, run };
};

test('invoices are issued from a sheet; unknown, foreign and repeated rows are refused with the reason', async (t) => {
  const { db, paid, run } = await openSheets(t);
  const [first, second, silent] = [await paid('goods'), await paid('goods'), await paid('goods', false)];
  const foreign = await paid('hotel');
  const number = (last: number) => `2644200000001234567${last}`;
  const unknown = '没有这条记录，或不在您的数据范围内';
  assert.deepEqual(
    await run('invoice-issue', [
      ['发票号码', '备注', '订单号'],
      [number(1), '', first],
      [number(1), '', second],
      [number(2), '', first],
      [number(3), '', 'G0000000000'],
      [number(4), '', foreign],
      [number(5), '', silent],
      ['12', '', 'G0000000001'],
      ['', '', ''],
    ]),
    [
      'done',
      'refused 发票号码与第 1 行重复',
      'refused 与第 1 行重复',
      `refused ${unknown}`,
      `refused ${unknown}`,
      'refused 买家没有申请发票',
      'refused 发票号码应为 8 至 20 位数字',
    ],
  );
  const stored = await db
    .select({ state: invoices.state, invoiceNo: invoices.invoiceNo })
    .from(invoices)
    .orderBy(asc(invoices.id));
  assert.deepEqual(stored, [
    { state: 'ISSUED', invoiceNo: number(1) },
    ...[1, 2].map(() => ({ state: 'REQUESTED', invoiceNo: null })),
  ]);
});

test('an invoice number that another order has is refused at run time, and the job goes on', async (t) => {
  const { paid, run } = await openSheets(t);
  const orderNos = [await paid('goods'), await paid('goods'), await paid('goods')];
  const sheetOf = (...rows: string[][]) => [['Order number', 'Invoice number'], ...rows];
  await run('invoice-issue', sheetOf([orderNos[0] ?? '', '26442000000012345678']));
  assert.deepEqual(
    await run(
      'invoice-issue',
      sheetOf([orderNos[1] ?? '', '26442000000012345678'], [orderNos[2] ?? '', '26442000000012345679']),
    ),
    ['refused 该发票号码已用于其他订单', 'done'],
  );
});

test('goods are shipped with the tracking numbers of a sheet, and their buyers are notified', async (t) => {
  const { db, paid, run } = await openSheets(t);
  const [first, second] = [await paid('goods', false), await paid('goods', false)];
  const rows = [
    ['订单号', '快递公司', '运单号'],
    [first, '顺丰速运', 'SF1234567890123'],
    [second, '顺丰速运', '运单'],
  ];
  assert.deepEqual(await run('order-ship', rows), [
    'done',
    'refused 运单号应为 4 至 32 位字母、数字或连字符',
  ]);
  const [order] = await db.select().from(orders).where(eq(orders.orderNo, first));
  assert.equal(order?.fulfilment, 'SHIPPED');
  const [step] = await db.select().from(fulfilments).where(eq(fulfilments.orderId, order.id));
  assert.deepEqual([step?.carrier, step?.trackingNo], ['顺丰速运', 'SF1234567890123']);
  assert.ok((await db.$count(notifications, eq(notifications.event, 'ship'))) > 0);
  assert.deepEqual(await run('order-ship', rows.slice(0, 2)), ['refused 订单不是待发货状态']);
});

test('a sheet without a column or without rows is refused, and the template can be filled in', async (t) => {
  const { app, staff, upload, send } = await openSheets(t);
  const missing = await upload('invoice-issue', [['订单号'], ['G1']]);
  assert.deepEqual([missing.status, missing.field, missing.msg], [400, 'file', '表格缺少列：发票号码']);
  const empty = await upload('invoice-issue', [['订单号', '发票号码']]);
  assert.deepEqual([empty.status, empty.field], [400, 'file']);
  const byIds = await send('POST', '', { kind: 'order-ship', ids: ['G1'] });
  assert.deepEqual([byIds.status, byIds.field], [400, 'kind']);
  const url = '/api/v1/bulk-jobs/template?kind=order-ship';
  const { rawPayload } = await app.inject({ url, headers: staff.headers });
  const [head = [], ...rows] = (await readSheet(rawPayload)).map((row) => row.map(String));
  assert.deepEqual(head, ['订单号', '快递公司', '运单号']);
  assert.equal((await upload('order-ship', [head, ...rows])).status, 200);
});
