import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { newMember, signIn } from '../fixtures/accounts.ts';
import { expectAccessible, expectNoSideScroll } from '../fixtures/axe.ts';
import { bookStay, fulfil } from '../fixtures/orders.ts';
import { payThroughApi } from '../fixtures/pay.ts';
import { expect, test } from '../fixtures/portal.ts';

/** A refund of a confirmed stay, whose rejection a member of finance has proposed. */
const proposeRejection = async (request: APIRequestContext): Promise<string> => {
  const { token } = await newMember(request);
  const { orderNo } = await bookStay(request, token);
  await payThroughApi(request, token, orderNo);
  await fulfil(request, orderNo, { event: 'confirmRoom' });
  const headers = { Authorization: token, 'Idempotency-Key': randomUUID() };
  const quote = await request.get(`/api/v1/orders/${orderNo}/refund-quote`, { headers });
  const data = { reason: '行程有变', expectedRefund: (await quote.json()).data.refund };
  const asked = await request.post(`/api/v1/orders/${orderNo}/refund`, { headers, data });
  const { refundNo } = (await asked.json()).data;
  const proposed = await request.post(`/api/v1/refunds/${refundNo}/reject`, {
    headers: { Authorization: await signIn(request, 'finance') },
    data: { reason: '酒店已保留房间' },
  });
  expect((await proposed.json()).data).toEqual({ outcome: 'PROPOSED' });
  return refundNo;
};

test('a second person declines a rejection in the inbox, with a reason that its proposer reads', async ({
  page,
  request,
  signedIn,
}) => {
  const refundNo = await proposeRejection(request);
  await signedIn('finance');
  await page.goto(`/business/approvals?keywords=${refundNo}`);
  const row = page.getByRole('row').filter({ hasText: refundNo });
  await expect(row).toContainText('由您提出');
  await expect(row.getByRole('button', { name: '同意', exact: false })).toHaveCount(0);
  await signedIn('admin');
  await page.goto(`/business/approvals?keywords=${refundNo}`);
  await expect(row).toContainText('酒店已保留房间');
  await row.getByRole('button', { name: `不同意 驳回退款 ${refundNo}` }).click();
  const drawer = page.getByRole('dialog', { name: `不同意驳回 ${refundNo}` });
  await drawer.getByLabel('原因').fill('条款应退');
  await drawer.getByRole('button', { name: '不同意' }).click();
  await expect(page.getByText('没有待审批事项')).toBeVisible();
  await signedIn('finance');
  await page.goto('/personal/messages');
  await expect(page.getByText(`您提议驳回的退款 ${refundNo}`).first()).toBeVisible();
});

for (const [locale, width] of [
  ['en', 1440],
  ['zh-CN', 375],
] as const)
  test.describe(`in ${locale} at ${width} px`, () => {
    test.use({ locale, viewport: { width, height: 900 } });

    test('approvals and business settings are accessible', async ({ page, request, signedIn }) => {
      const refundNo = await proposeRejection(request);
      await signedIn('admin');
      await page.goto(`/business/approvals?keywords=${refundNo}`);
      await expect(page.getByText('酒店已保留房间')).toBeVisible();
      await expectNoSideScroll(page);
      await expectAccessible(page);
      await page.goto('/system/settings');
      await expect(page.getByRole('spinbutton')).toHaveCount(2);
      await expectNoSideScroll(page);
      await expectAccessible(page);
    });
  });
