import type { Page } from '@playwright/test';
import { enterWith, newMember } from '../fixtures/accounts.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/portal.ts';

const phone = { width: 375, height: 667 };

const shortcuts = (page: Page) => page.getByRole('navigation', { name: '快捷导航' });

/** Brings each lazy part of a page into view until all are loaded. */
const loadAll = async (page: Page): Promise<void> => {
  const parts = page.locator('main [data-far]');
  await expect(parts.first()).toBeAttached();
  const loadNext = async (): Promise<number> => {
    await page.evaluate(() => document.querySelector('main [data-far]')?.scrollIntoView());
    return parts.count();
  };
  await expect.poll(loadNext).toBe(0);
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
};

for (const locale of ['zh-CN', 'en-GB'])
  test.describe(() => {
    test.use({ locale });

    test(`home is lower than 6,000 px on a wide screen in ${locale}`, async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto('/index');
      await loadAll(page);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(6000);
    });
  });

test('the first view of home on a phone has the search', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/index');
  const search = page.getByRole('main').getByRole('combobox');
  await expect(search).toBeInViewport({ ratio: 1 });
  const box = await search.boundingBox();
  const bar = await shortcuts(page).boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
});

test('the lower edge of a phone leads to the main screens', async ({ page, request }) => {
  await page.setViewportSize(phone);
  await enterWith(page, (await newMember(request)).token);
  await page.goto('/index');
  const nav = shortcuts(page);
  await expect(nav.getByRole('link', { name: '首页' })).toHaveAttribute('aria-current', 'page');
  await expectAccessible(page);
  await nav.getByRole('link', { name: '旅游线路' }).click();
  await expect(page).toHaveURL(/\/route$/);
  await nav.getByRole('link', { name: '订单' }).click();
  await expect(page).toHaveURL(/\/personal\/.*order/);
  await nav.getByRole('link', { name: '我的' }).click();
  await expect(page).toHaveURL(/\/personal\/home$/);
  await expect(nav.getByRole('link', { name: '我的' })).toHaveAttribute('aria-current', 'page');
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(nav).toBeHidden();
});

test('a field in use and the bar of a product have the lower edge', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/login');
  await expect(shortcuts(page)).toBeVisible();
  await page.getByLabel('用户名').focus();
  await expect(shortcuts(page)).toBeHidden();
  await page.goto('/route/detail?id=1');
  await expect(page.locator('[data-bottom-bar]')).toBeVisible();
  await expect(shortcuts(page)).toBeHidden();
});
