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

test('a deputy declines a rejection in the place of a principal who is away', async ({
  page,
  request,
  signedIn,
}) => {
  const refundNo = await proposeRejection(request);
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(new Date());
  await signedIn('admin');
  await page.goto('/business/approvals');
  await page.getByRole('button', { name: '代理人' }).click();
  const deputies = page.getByRole('dialog', { name: '代理人' });
  await deputies.getByRole('combobox', { name: '代理人' }).fill('editor');
  await page.locator('.ant-select-item-option').filter({ hasText: 'editor' }).click();
  for (const label of ['开始日期', '结束日期']) {
    await deputies.getByLabel(label).fill(today);
    await page.keyboard.press('Enter');
  }
  await expectAccessible(page);
  await deputies.getByRole('button', { name: '添加' }).click();
  const end = deputies.getByRole('button', { name: /^结束 .* 的代理$/ });
  await expect(end).toBeVisible();
  await signedIn('editor');
  await page.goto(`/business/approvals?keywords=${refundNo}`);
  const row = page.getByRole('row').filter({ hasText: refundNo });
  await expect(row).toContainText('代 admin 审批');
  await row.getByRole('button', { name: `不同意 驳回退款 ${refundNo}` }).click();
  const drawer = page.getByRole('dialog', { name: `不同意驳回 ${refundNo}` });
  await drawer.getByLabel('原因').fill('条款应退');
  await drawer.getByRole('button', { name: '不同意' }).click();
  await expect(page.getByText('没有待审批事项')).toBeVisible();
  await signedIn('finance');
  await page.goto('/personal/messages');
  await expect(page.getByText('editor（代 admin） 未同意驳回', { exact: false }).first()).toBeVisible();
  await signedIn('admin');
  await page.goto('/business/approvals');
  await page.getByRole('button', { name: '代理人' }).click();
  await end.click();
  await page.getByRole('alertdialog').getByRole('button', { name: '结束' }).click();
  await expect(deputies.getByText('还没有代理人。')).toBeVisible();
});

test('a trainee submits a product for publishing, and a second person publishes it', async ({
  page,
  request,
  signedIn,
}) => {
  const headers = { Authorization: await signIn(request, 'wu.zhiqiang') };
  const found = await request.get('/api/v1/products/page?kind=goods&status=live&pageSize=50', { headers });
  const { id } = (await found.json()).data.list.at(-1);
  const form = (await (await request.get(`/api/v1/products/${id}/form`, { headers })).json()).data;
  const summary = { ...form.draft.summary, zh: `新批次到货 ${Date.now()}` };
  const data = { version: form.version, draft: { ...form.draft, summary } };
  expect((await request.put(`/api/v1/products/${id}`, { headers, data })).status()).toBe(200);
  const shown = async () => JSON.stringify(await (await request.get(`/api/v1/goods/${id}`)).json());
  await signedIn('wu.zhiqiang');
  await page.goto(`/business/products/edit?id=${id}`);
  await page.getByRole('button', { name: '保存并发布改动' }).click();
  await page.getByRole('textbox', { name: /上架说明/ }).fill('新批次到货');
  await expectAccessible(page);
  await page.getByRole('button', { name: '提交审批' }).click();
  await expect(page.getByText('已提交 1 个产品的上架审批')).toBeVisible();
  await expect(page.getByText(/提交上架，待审批/)).toBeVisible();
  expect(await shown()).not.toContain(summary.zh);
  await signedIn('admin');
  await page.goto(`/business/approvals?keywords=${id}`);
  const row = page.getByRole('row').filter({ hasText: '新批次到货' });
  await row.getByRole('button', { name: `同意 上架 ${id}`, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '同意' }).click();
  await expect(page.getByText('已同意上架')).toBeVisible();
  await expect.poll(shown, { timeout: 45_000 }).toContain(summary.zh);
  await signedIn('wu.zhiqiang');
  // A job sends it within seconds; the page shows what was there when it was opened.
  await expect(async () => {
    await page.goto('/personal/messages');
    await expect(page.getByText(/您提交上架的/).first()).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
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
      await expect(page.getByRole('spinbutton')).toHaveCount(3);
      await expectNoSideScroll(page);
      await expectAccessible(page);
    });
  });
