import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { newMember } from '../fixtures/accounts.ts';
import { expectAccessible, expectNoSideScroll } from '../fixtures/axe.ts';
import { bookStay, fulfil } from '../fixtures/orders.ts';
import { payThroughApi } from '../fixtures/pay.ts';
import { expect, test } from '../fixtures/portal.ts';

/** A refund request for a stay with a confirmed room, which finance approves. */
const askedBack = async (request: APIRequestContext): Promise<string> => {
  const { token } = await newMember(request);
  const { orderNo } = await bookStay(request, token);
  await payThroughApi(request, token, orderNo);
  await fulfil(request, orderNo, { event: 'confirmRoom' });
  const headers = { Authorization: token, 'Idempotency-Key': randomUUID() };
  const quote = await request.get(`/api/v1/orders/${orderNo}/refund-quote`, { headers });
  const expectedRefund = (await quote.json()).data.refund;
  const data = { reason: '行程有变', expectedRefund };
  const asked = await request.post(`/api/v1/orders/${orderNo}/refund`, { headers, data });
  expect(asked.status(), await asked.text()).toBe(200);
  return (await asked.json()).data.refundNo;
};

test('finance reads the grounds of a refund and approves it', async ({ page, request, signedIn }) => {
  const refundNo = await askedBack(request);
  await signedIn('finance');
  await page.goto(`/business/refunds?keywords=${refundNo}`);
  await page.getByLabel('全选本页').check();
  await expect(page.getByLabel(`选择 ${refundNo}`)).toBeChecked();
  await expect(page.getByRole('button', { name: '同意所选（1）' })).toBeVisible();
  await page.getByRole('button', { name: refundNo, exact: true }).click();
  const drawer = page.getByRole('dialog', { name: `退款 ${refundNo}` });
  await expect(drawer).toContainText('行程有变');
  await expect(page).toHaveURL(new RegExp(`no=${refundNo}`));
  await drawer.getByRole('button', { name: '同意退款' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '同意退款' }).click();
  await expect(page.getByText('已同意 1 笔退款')).toBeVisible();
  await expect(drawer.getByRole('button', { name: '驳回' })).toHaveCount(0);
});

test('a refund that its terms grant is rejected by two people, with a reason', async ({
  page,
  request,
  signedIn,
}) => {
  const refundNo = await askedBack(request);
  const address = `/business/refunds?keywords=${refundNo}&no=${refundNo}`;
  await signedIn('finance');
  await page.goto(address);
  const drawer = page.getByRole('dialog', { name: `退款 ${refundNo}` });
  await drawer.getByRole('button', { name: '提议驳回…' }).click();
  await drawer.getByRole('button', { name: '提议驳回' }).click();
  await expect(drawer).toContainText('请填写驳回原因');
  await drawer.getByLabel('驳回原因').fill('酒店已保留房间');
  await drawer.getByRole('button', { name: '提议驳回' }).click();
  await expect(drawer).toContainText('您的提议须由另一位同事确认');
  await expect(drawer.getByRole('button', { name: '确认驳回' })).toHaveCount(0);
  await signedIn('admin');
  await page.goto(address);
  await expect(drawer).toContainText('酒店已保留房间');
  await expectAccessible(page);
  await drawer.getByRole('button', { name: '确认驳回' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '确认驳回' }).click();
  await expect(drawer).toContainText('已驳回');
  await expect(drawer.getByRole('button', { name: '同意退款' })).toHaveCount(0);
});

for (const [locale, width] of [
  ['en', 1440],
  ['zh-CN', 375],
] as const)
  test.describe(`in ${locale} at ${width} px`, () => {
    test.use({ locale, viewport: { width, height: 900 } });

    test('refunds are accessible', async ({ page, request, signedIn }) => {
      const refundNo = await askedBack(request);
      await signedIn('finance');
      await page.goto(`/business/refunds?keywords=${refundNo}`);
      await expect(page.getByRole('button', { name: refundNo })).toBeVisible();
      await expectNoSideScroll(page);
      await expectAccessible(page);
    });
  });
