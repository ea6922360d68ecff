import { enterWith, newMember, signIn } from '../fixtures/accounts.ts';
import { expectAccessible, expectNoSideScroll } from '../fixtures/axe.ts';
import { bookGoods, orderPath } from '../fixtures/orders.ts';
import { payThroughApi } from '../fixtures/pay.ts';
import { expect, test } from '../fixtures/portal.ts';

const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
const newNumber = (): string => `26${String(Date.now()).padStart(16, '0')}`;

test('an invoice is refused, requested again, issued and voided', async ({
  page,
  request,
  browser,
  expectedErrors,
}) => {
  test.slow();
  expectedErrors.push('status of 400');
  const { token } = await newMember(request);
  const order = await bookGoods(request, token);
  await payThroughApi(request, token, order.orderNo);
  await enterWith(page, token);
  const ask = async () => {
    const asked = await request.post(`/api/v1/orders/${order.orderNo}/invoice`, {
      headers: { Authorization: token },
      data: { type: 'personal', title: '陈海生', email: 'chen@example.com' },
    });
    expect(asked.status(), await asked.text()).toBe(200);
  };
  await ask();

  const desk = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  await enterWith(desk, await signIn(request, 'finance'));
  const show = (tab = '') => desk.goto(`/business/invoices?keywords=${order.orderNo}${tab}`);
  const row = desk.getByRole('row').filter({ hasText: order.orderNo });
  await show();
  await row.getByRole('button', { name: `驳回 ${order.orderNo}` }).click();
  let drawer = desk.getByRole('dialog', { name: '驳回开票申请' });
  await drawer.getByLabel('驳回原因').fill('抬头请写全称');
  await drawer.getByRole('button', { name: '驳回' }).click();
  await expect(desk.getByText('没有符合条件的发票')).toBeVisible();
  await page.goto(orderPath(order));
  await expect(page.getByText('抬头请写全称')).toBeVisible();
  await expect(page.getByRole('button', { name: '重新申请' })).toBeVisible();

  await ask();
  await show();
  await row.getByRole('button', { name: `开具 ${order.orderNo}` }).click();
  drawer = desk.getByRole('dialog', { name: '开具发票' });
  await drawer.getByRole('button', { name: '登记并通知会员' }).click();
  await expect(drawer).toContainText('请选择发票文件');
  await drawer.getByLabel('发票号码').fill(newNumber());
  await drawer
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: pdf });
  await drawer.getByRole('button', { name: '登记并通知会员' }).click();
  await expect(desk.getByText('发票已登记，已通知会员')).toBeVisible();

  await show('&tab=ISSUED');
  const download = desk.waitForEvent('download');
  await row.getByRole('button', { name: `下载 ${order.orderNo}` }).click();
  expect((await download).suggestedFilename()).toMatch(/^invoice-\d+\.pdf$/);
  await row.getByRole('button', { name: `登记红冲 ${order.orderNo}` }).click();
  drawer = desk.getByRole('dialog', { name: '登记红冲' });
  await drawer.getByLabel('红字发票号码').fill(newNumber());
  await drawer.getByLabel('红冲原因').fill('开错抬头');
  await drawer.getByRole('button', { name: '登记红冲' }).click();
  await expect(desk.getByText('已登记红冲，原发票作废')).toBeVisible();
  await show('&tab=VOID');
  await expect(row).toContainText('开错抬头');
  for (const width of [1440, 375]) {
    await desk.setViewportSize({ width, height: 900 });
    await expectNoSideScroll(desk);
    await expectAccessible(desk);
  }
});

test.describe('in English', () => {
  test.use({ locale: 'en' });

  test('an empty list of invoices says so', async ({ page, signedIn }) => {
    await signedIn('finance');
    await page.goto('/business/invoices?tab=redLetter&keywords=NOTHING');
    await expect(page.getByRole('heading', { level: 1, name: 'Invoices' })).toBeVisible();
    await expect(page.getByText('No invoices found')).toBeVisible();
    await expectAccessible(page);
  });
});
