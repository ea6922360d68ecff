import { newMember } from '../fixtures/accounts.ts';
import { expectAccessible, expectNoSideScroll } from '../fixtures/axe.ts';
import { asMember } from '../fixtures/order-lifecycle.ts';
import { bookTickets, bookVisa } from '../fixtures/orders.ts';
import { payThroughApi } from '../fixtures/pay.ts';
import { expect, test } from '../fixtures/portal.ts';
import { handIn } from '../fixtures/visa-documents.ts';

test('check-in refuses a ticket of another day and an invalid code, each with its reason', async ({
  page,
  request,
  signedIn,
  expectedErrors,
}) => {
  expectedErrors.push('status of 409', 'status of 400');
  const { token } = await newMember(request);
  const order = await bookTickets(request, token);
  await payThroughApi(request, token, order.orderNo);
  const [ticket] = await asMember<{ code: string }[]>(
    { page, request, token, order },
    `orders/${order.orderNo}/e-tickets`,
  );
  await signedIn('admin');
  await page.goto('/business/redeem');
  const field = page.getByLabel('票码');
  await expect(field).toBeFocused();
  await field.fill(ticket?.code ?? '');
  await field.press('Enter');
  const result = page.getByRole('status').filter({ hasText: '日期不符' });
  await expect(result).toContainText('陈**');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
  await field.fill('AAAA-BBBB-CCCC');
  await field.press('Enter');
  await expect(page.getByRole('main').getByText('票码有误')).toBeVisible();
  await page.getByRole('button', { name: '打开摄像头扫码' }).click();
  await expect(page.getByText(/摄像头/).first()).toBeVisible();
  await expectAccessible(page);
});

test('documents of a visa are reviewed one by one, by mouse and by key', async ({
  page,
  request,
  signedIn,
}) => {
  const { token } = await newMember(request);
  const order = await bookVisa(request, token);
  await payThroughApi(request, token, order.orderNo);
  await handIn({ page, request, token, order });
  await signedIn('admin');
  await page.goto(`/business/visas?no=${order.orderNo}`);
  const files = page.getByRole('navigation', { name: '材料列表' });
  await expect(page.getByRole('img', { name: '图片 scan.png' })).toBeVisible();
  await page.keyboard.press('a');
  await expect(files.getByText('已通过')).toHaveCount(1);
  await page.getByRole('button', { name: '退回', exact: true }).click();
  await page.getByRole('button', { name: '确认退回' }).click();
  await expect(page.getByText('请填写退回原因')).toBeVisible();
  await page.getByLabel('退回原因').fill('照片反光');
  await page.getByRole('button', { name: '确认退回' }).click();
  await expect(files.getByText('照片反光')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '退回补充材料' }).click();
  const dialog = page.getByRole('dialog', { name: '退回补充材料' });
  await dialog.getByLabel('原因').fill('请补充清晰的照片');
  await dialog.getByRole('button', { name: '确认' }).click();
  await expect(page.getByText('订单不在材料审核中')).toBeVisible();
});

test.describe('on a phone in English', () => {
  test.use({ locale: 'en', viewport: { width: 375, height: 780 } });

  test('check-in and the queue of visas fit', async ({ page, signedIn }) => {
    await signedIn('admin');
    await page.goto('/business/redeem');
    await expect(page.getByLabel('Ticket code')).toBeVisible();
    await expectNoSideScroll(page);
    await expectAccessible(page);
    await page.goto('/business/visas');
    await expect(page.getByRole('heading', { level: 1, name: 'Visa documents' })).toBeVisible();
    await expectNoSideScroll(page);
    await expectAccessible(page);
  });
});
