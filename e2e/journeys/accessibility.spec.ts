import type { Page } from '@playwright/test';
import { enterWith, newMember } from '../fixtures/accounts.ts';
import { expectAccessible, expectNoSideScroll } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/portal.ts';
import { getDeparture, placeOrder, previewPath } from '../fixtures/tours.ts';
import { allViewports, unlessStandard } from '../fixtures/variants.ts';

const widths = [375, 1440] as const;

const settled = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('main [aria-busy="true"], [data-loading-overlay]')).toHaveCount(0);
};

/** Expects no serious violation at either width and no horizontal scrolling on a small phone. */
const expectSound = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await settled(page);
    await test.step(`${path} at ${width} px`, () => expectAccessible(page));
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await settled(page);
  await test.step(`${path} at 360 px`, () => expectNoSideScroll(page));
};

const publicScreens: readonly (readonly [name: string, path: string])[] = [
  ['home', '/index'],
  ['a list of tours', '/local'],
  ['a list for groups', '/learning'],
  ['a tour', '/route/detail?id=1'],
  ['login', '/login'],
  ['no permission', '/401'],
];

for (const [name, path] of publicScreens)
  test(`${name} is accessible at every width`, allViewports, async ({ page }) => {
    await expectSound(page, path);
  });

test('the 404 page is accessible', async ({ page, expectedErrors }) => {
  expectedErrors.push('status of 404');
  await expectSound(page, '/no/such/place');
});

test('booking and payment are accessible at every width', async ({ page, request }) => {
  const { token } = await newMember(request);
  const departure = await getDeparture(request, {
    category: 'party-building',
    place: 0,
    seats: (n) => n > 9,
  });
  const orderNo = await placeOrder(request, token, departure, 2);
  await enterWith(page, token);
  await expectSound(page, previewPath(departure, 2, 1));
  await page.getByRole('button', { name: '提交订单' }).click();
  await expect(page.getByRole('alert').first()).toBeFocused();
  await expectAccessible(page);
  await expectSound(page, `/route/pay?orderNo=${orderNo}`);
});

const personalScreens = [
  ...[
    'home',
    'travellers',
    'waitlist',
    'second-factor',
    'orders',
    'coupons',
    'route-order',
    'route-order/detail',
  ],
] as const;

for (const screen of personalScreens)
  test(`personal/${screen} is accessible at every width`, async ({ page, request }) => {
    const { token } = await newMember(request);
    const departure = await getDeparture(request, {
      category: 'party-building',
      place: 1,
      seats: (n) => n > 9,
    });
    const orderNo = await placeOrder(request, token, departure, 1);
    await enterWith(page, token);
    await expectSound(page, `/personal/${screen}${screen.endsWith('detail') ? `?orderNo=${orderNo}` : ''}`);
  });

const adminScreens = ['/system/user', '/system/menu', '/platform/releases'] as const;

for (const path of adminScreens)
  test(`${path} is accessible at every width`, async ({ page, signedIn }) => {
    await signedIn('root');
    await expectSound(page, path);
  });

for (const width of widths)
  test(
    `a drawer and a confirm dialog of the back office are accessible at ${width} px`,
    unlessStandard(width === 375),
    async ({ page, signedIn }) => {
      await page.setViewportSize({ width, height: 900 });
      await signedIn('root');
      await page.goto('/system/user?keywords=editor');
      await page.getByRole('button', { name: '新增用户' }).click();
      const drawer = page.getByRole('dialog', { name: '新增用户' });
      await expect(drawer.getByLabel('用户名')).toBeVisible();
      await test.step('the drawer', () => expectAccessible(page));
      await drawer.getByRole('button', { name: '取消' }).click();
      await expect(drawer).toBeHidden();
      await page.getByRole('button', { name: '更多操作：林若溪' }).click();
      await page.getByRole('menuitem', { name: '删除' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await test.step('the question', () => expectAccessible(page));
    },
  );

/** Presses Tab until the element has the focus, up to a limit. */
const tabTo = async (page: Page, isThere: () => Promise<boolean>, most: number): Promise<void> => {
  for (let presses = 0; presses < most && !(await isThere()); presses += 1) await page.keyboard.press('Tab');
  expect(await isThere()).toBe(true);
};

test('the first Tab reaches the link that skips to the content', async ({ page }) => {
  await page.goto('/local');
  await settled(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: '跳到正文' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('the keyboard reaches the navigation and opens, walks and closes its menu', async ({ page }) => {
  await page.goto('/local');
  await settled(page);
  const tours = page.getByRole('banner').getByRole('button', { name: '旅游线路' });
  await tabTo(page, () => tours.evaluate((button) => button === document.activeElement), 8);
  await page.keyboard.press('Enter');
  await expect(tours).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('banner').getByRole('link', { name: '全部线路' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/domestic$/);
  await expect(tours).toHaveAttribute('aria-expanded', 'false');
});

test('the calendar works by keyboard: Tab reaches it, arrows move, Enter selects', async ({ page }) => {
  await page.goto('/route/detail?id=1');
  const grid = page.getByRole('grid');
  await expect(grid).toBeVisible();
  const days = grid.locator('[data-day]');
  const inGrid = () => page.evaluate(() => document.activeElement?.hasAttribute('data-day') === true);
  await tabTo(page, inGrid, 60);
  const focused = grid.locator('[data-day]:focus');
  await expect(focused).toHaveCount(1);
  const first = await focused.getAttribute('data-day');
  await page.keyboard.press('ArrowRight');
  await expect(focused).not.toHaveAttribute('data-day', first ?? '');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(grid.getByRole('gridcell', { selected: true })).toHaveCount(1);
  await expect(days.and(page.locator('[tabindex="0"]'))).toHaveCount(1);
  await expect(
    page.getByRole('region', { name: '预订', exact: true }).getByRole('link', { name: '立即预订' }),
  ).toBeVisible();
});
