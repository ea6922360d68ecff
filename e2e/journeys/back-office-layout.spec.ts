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

test('the open tab is in sight, also when its title arrives after it', async ({
  page,
  request,
  signedIn,
}) => {
  await page.setViewportSize({ width: 1000, height: 700 });
  const { list } = (await (await request.get('/api/v1/tours?pageSize=1')).json()).data;
  await signedIn('root');
  for (const path of ['user', 'role', 'dept', 'dict', 'menu']) {
    await page.goto(`/system/${path}`);
    await expect(tabs(page).getByRole('tab', { selected: true })).toBeVisible();
  }
  await page.goto(`/business/products/edit?id=${list[0].id}`);
  const tab = tabs(page).getByRole('tab', { selected: true });
  await expect(tab).toContainText(list[0].title.zh.slice(0, 4));
  const overflow = async () => (await boxOf(tab)).right - (await boxOf(tabs(page))).right;
  await expect.poll(overflow).toBeLessThanOrEqual(0.5);
});

test('pictures of reviews are thumbnails', async ({ page, request, signedIn }) => {
  const { list } = (await (await request.get('/api/v1/tours?pageSize=1')).json()).data;
  await page.route('**/api/v1/reviews/page?*', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    body.data.list[0].pictures = [list[0].picture];
    await route.fulfill({ response: answer, json: body });
  });
  await signedIn('editor');
  await page.goto('/business/reviews');
  const picture = page
    .getByRole('article')
    .first()
    .getByRole('img', { name: /图片|照片/ });
  await expect(picture).toBeVisible();
  const { width, height } = await boxOf(picture);
  expect([width, height]).toEqual([80, 80]);
  await page.unrouteAll({ behavior: 'wait' });
});

test.describe('in English', () => {
  test.use({ locale: 'en', viewport: { width: 1440, height: 900 } });

  test('the status of a coupon fits into its cell, and all columns onto the screen', async ({
    page,
    signedIn,
  }) => {
    await signedIn('root');
    await page.goto('/business/coupons');
    const status = page.getByRole('switch').first();
    await expect(status).toBeVisible();
    const cell = await boxOf(status.locator('xpath=ancestor::td'));
    expect((await boxOf(status)).right).toBeLessThanOrEqual(cell.right - 8);
    const table = await boxOf(page.getByRole('main').getByRole('table'));
    const area = await boxOf(page.getByRole('main').getByRole('table').locator('xpath=..'));
    expect(table.width).toBeLessThanOrEqual(area.width);
  });
});
