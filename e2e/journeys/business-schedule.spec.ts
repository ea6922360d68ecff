import type { Page } from '@playwright/test';
import { signIn } from '../fixtures/accounts.ts';
import { expectAccessible, expectNoSideScroll } from '../fixtures/axe.ts';
import { reachSchedule } from '../fixtures/database.ts';
import { expect, test } from '../fixtures/portal.ts';
import { daysAfter, today } from '../fixtures/stock.ts';

const chooseTime = async (page: Page, name: string, time: string) => {
  const field = page.getByRole('textbox', { name });
  await field.fill(time);
  await field.press('Enter');
};

test('a product that is incomplete at its scheduled time stays unpublished, and its author gets a message', async ({
  page,
  request,
  signedIn,
}) => {
  const title = `定时 ${Date.now().toString(36)}`;
  const headers = { Authorization: await signIn(request, 'editor') };
  const data = { kind: 'hotel', title: { zh: title } };
  const made = await request.post('/api/v1/products', { headers, data });
  const { id }: { id: number } = (await made.json()).data;
  await signedIn('editor');
  await page.goto(`/business/products/edit?id=${id}`);
  await page.getByRole('button', { name: '定时上下架' }).click();
  const drawer = page.getByRole('dialog', { name: '定时上下架' });
  await chooseTime(page, '下架时间', `${daysAfter(today(), 1)} 18:00`);
  await chooseTime(page, '上架时间', `${daysAfter(today(), 2)} 09:00`);
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect(drawer.getByText('下架时间须晚于上架时间')).toBeVisible();
  await expectAccessible(page);
  await chooseTime(page, '下架时间', `${daysAfter(today(), 9)} 18:00`);
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('已保存定时设置')).toBeVisible();
  await expect(page.getByText(/^将于 .* 09:00 上架$/).first()).toBeVisible();
  await expect(page.getByText(/^将于 .* 18:00 下架$/).first()).toBeVisible();

  await reachSchedule(id);
  const row = page.getByRole('row').filter({ hasText: title });
  await expect(async () => {
    await page.goto(`/business/products?keywords=${encodeURIComponent(title)}`);
    await expect(row).toContainText(/未按时上架：还有 \d+ 处需要补充/, { timeout: 2000 });
  }).toPass({ timeout: 60_000 });
  await expect(row).toContainText('草稿');
  await expectNoSideScroll(page);
  await page.goto('/personal/messages');
  const message = page.getByRole('article').filter({ hasText: `“${title}”未能按时上架` });
  await message.getByRole('link', { name: /^查看详情/ }).click();
  await expect(page).toHaveURL(new RegExp(`/business/products/edit\\?id=${id}`));

  await page.goto(`/business/products?keywords=${encodeURIComponent(title)}`);
  await page.getByRole('button', { name: `更多操作：${title}` }).click();
  await page.getByRole('menuitem', { name: '定时上下架' }).click();
  await chooseTime(page, '上架时间', `${daysAfter(today(), 3)} 09:00`);
  await page.getByRole('dialog', { name: '定时上下架' }).getByRole('button', { name: '保存' }).click();
  await expect(row).toContainText('将于');
  await expect(row).not.toContainText('未按时上架');
});
