import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { newMember, signIn } from '../fixtures/accounts.ts';
import { expectAccessible, expectNoSideScroll } from '../fixtures/axe.ts';
import { bookGoods, bookStay, bookTour, type Placed } from '../fixtures/orders.ts';
import { payThroughApi } from '../fixtures/pay.ts';
import { expect, test } from '../fixtures/portal.ts';

const detailPath = ({ orderNo }: Pick<Placed, 'orderNo'>): string => `/business/orders/detail?no=${orderNo}`;

const paidGoods = async (request: APIRequestContext): Promise<Placed> => {
  const { token } = await newMember(request);
  const order = await bookGoods(request, token);
  await payThroughApi(request, token, order.orderNo);
  return order;
};

test('an order is found, noted and shipped, and its history shows it', async ({
  page,
  request,
  signedIn,
}) => {
  const order = await paidGoods(request);
  await signedIn('admin');
  await page.goto('/business/orders');
  const keywords = page.getByRole('search').getByLabel('关键字');
  await keywords.fill(order.orderNo.toLowerCase());
  await keywords.press('Enter');
  await expect(page).toHaveURL(/keywords=/);
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('row').nth(1)).toContainText('138****');
  await page.getByRole('link', { name: order.orderNo }).click();

  await page.getByLabel('添加备注').fill('客人要求周末前送到');
  await page.getByRole('button', { name: '添加备注' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: '客人要求周末前送到' })).toContainText('admin');

  await page.getByRole('button', { name: '发货' }).click();
  const dialog = page.getByRole('dialog', { name: '发货' });
  // A click while the dialog opens has no effect.
  await expect(dialog).not.toHaveClass(/ant-zoom/);
  await dialog.getByRole('button', { name: '确认' }).click();
  await expect(dialog).toContainText('请填写快递公司');
  await dialog.getByLabel('快递公司').fill('顺丰速运');
  await dialog.getByLabel('运单号').fill('SF1234567890');
  await dialog.getByRole('button', { name: '确认' }).click();
  await expect(page.getByText('顺丰速运 SF1234567890')).toBeVisible();
  await expect(page.getByText('已发货', { exact: true })).toBeVisible();

  await page.goto(`/watch/operations?subject=order&subjectId=${order.orderNo}`);
  const done = page.getByRole('table', { name: '操作日志' }).getByRole('row');
  await expect(done.filter({ hasText: /^发货/ })).toHaveCount(1);
  await expect(done.filter({ hasText: /^支付/ })).toHaveCount(1);
});

test('slips of hotel orders are printed, and their rooms confirmed together', async ({
  page,
  request,
  signedIn,
}) => {
  const booked = async () => {
    const { token } = await newMember(request);
    const order = await bookStay(request, token);
    await payThroughApi(request, token, order.orderNo);
    return order;
  };
  const orders = [await booked(), await booked()];
  await signedIn('admin');
  await page.goto('/business/orders');
  await page.getByRole('tab', { name: /^待确认/ }).click();
  for (const { orderNo } of orders) await page.getByRole('checkbox', { name: `选择 ${orderNo}` }).check();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '打印 2 笔' }).click();
  expect((await download).suggestedFilename()).toBe('订单单据.pdf');
  await page.getByRole('button', { name: '确认 2 笔' }).click();
  const drawer = page.getByRole('dialog', { name: '批量确认订单' });
  await expect(drawer.getByText('将修改 2 条，0 条不能修改')).toBeVisible();
  await expect(drawer).toContainText('不能撤销');
  await expectAccessible(page);
  await drawer.getByRole('button', { name: '执行 2 条' }).click();
  await expect(drawer.getByText('成功 2 条，未通过 0 条')).toBeVisible({ timeout: 30_000 });
  await drawer.getByRole('button', { name: '关闭', exact: true }).last().click();
  for (const { orderNo } of orders) await expect(page.getByRole('link', { name: orderNo })).toHaveCount(0);
});

test('a partial refund is limited to the amount paid', async ({ page, request, signedIn }) => {
  const order = await paidGoods(request);
  await signedIn('finance');
  await page.goto(detailPath(order));
  await page.getByRole('button', { name: '部分退款' }).click();
  const dialog = page.getByRole('dialog', { name: '部分退款' });
  await dialog.getByLabel('退款金额（元）').fill(String(order.amount / 100 + 0.01));
  await dialog.getByLabel('退款原因').fill('包装破损补偿');
  await dialog.getByRole('button', { name: '确认退款' }).click();
  await expect(dialog).toContainText('请填写不超过');
  await dialog.getByLabel('退款金额（元）').fill('1');
  await dialog.getByRole('button', { name: '确认退款' }).click();
  await expect(page.getByText('已发起退款 ¥1')).toBeVisible();
  await expect(page.getByRole('button', { name: '发货' })).toHaveCount(0);
});

test('finance can refund nothing of an order that they bought', async ({ page, request, signedIn }) => {
  const token = await signIn(request, 'finance');
  const order = await bookGoods(request, token);
  await payThroughApi(request, token, order.orderNo);
  await signedIn('finance');
  await page.goto(detailPath(order));
  await expect(page.getByText('这是您自己购买的订单，退款须由其他同事处理。')).toBeVisible();
  for (const name of ['代会员退款', '部分退款'])
    await expect(page.getByRole('button', { name })).toBeDisabled();
  const refund = await request.post(`/api/v1/staff/orders/${order.orderNo}/refund-part`, {
    headers: { Authorization: token, 'Idempotency-Key': randomUUID() },
    data: { reason: '补偿', amount: order.amount - 1 },
  });
  expect([refund.status(), (await refund.json()).code]).toEqual([403, 'A0233']);
});

test('staff cancel an unpaid order for its member', async ({ page, request, signedIn }) => {
  const { token } = await newMember(request);
  const order = await bookTour(request, token);
  await signedIn('admin');
  await page.goto(detailPath(order));
  await page.getByRole('button', { name: '取消订单' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '取消订单' }).click();
  await expect(page.getByText('客服代为取消')).toBeVisible();
});

for (const [locale, width, adult] of [
  ['zh-CN', 1440, '成人'],
  ['en', 375, 'Adult'],
] as const)
  test.describe(`in ${locale} at ${width} px`, () => {
    test.use({ locale, viewport: { width, height: 900 } });

    test('orders are accessible', async ({ page, request, signedIn }) => {
      const { token } = await newMember(request);
      const order = await bookTour(request, token);
      await signedIn('admin');
      await page.goto(`/business/orders?keywords=${order.orderNo}`);
      await expect(page.getByRole('link', { name: order.orderNo })).toBeVisible();
      await expectNoSideScroll(page);
      await expectAccessible(page);
      await page.goto(detailPath(order));
      await expect(page.getByRole('heading', { level: 1, name: new RegExp(order.orderNo) })).toBeVisible();
      await expect(page.getByText('440', { exact: false }).first()).toBeVisible();
      await expect(page.getByRole('term').filter({ hasText: adult })).toContainText('×');
      await expectNoSideScroll(page);
      await expectAccessible(page);
    });
  });
