import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/portal.ts';

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not drawn.');
  return { ...box, right: box.x + box.width };
};

const tabs = (page: Page) => page.getByRole('tablist', { name: /已打开的页面|Open pages/ });

test('a drawer over a scrolled page leaves menu, bar and tabs in place, and the page where it was', async ({
  page,
  signedIn,
}) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await signedIn('root');
  await page.goto('/system/menu');
  const row = page.getByRole('main').getByRole('row').nth(6);
  await expect(row).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 200));
  const frame = [tabs(page), page.getByRole('navigation', { name: '后台菜单' })];
  const places = () => Promise.all(frame.map(async (part) => (await boxOf(part)).y));
  const before = await places();
  await row.getByRole('button', { name: /^编辑/ }).click();
  await expect(page.getByRole('dialog').getByLabel('名称', { exact: true })).toBeVisible();
  expect(await places()).toEqual(before);
  expect(await page.evaluate(() => window.scrollY)).toBe(200);
  await page.mouse.move(200, 300);
  await page.mouse.wheel(0, 200);
  expect(await page.evaluate(() => window.scrollY)).toBe(200);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await places()).toEqual(before);
});
