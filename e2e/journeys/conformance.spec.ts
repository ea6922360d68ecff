import type { Page } from '@playwright/test';
import { newMember } from '../fixtures/accounts.ts';
import { expect, test } from '../fixtures/portal.ts';
import { getDeparture, placeOrder } from '../fixtures/tours.ts';

const overlay = '[data-loading-overlay]';

/** Delays requests that match. */
const slow = (page: Page, url: RegExp, ms: number) =>
  page.route(url, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    await route.continue();
  });

/** Records when a matching element appears and disappears, in ms. */
const watch = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    const seen = { from: 0, until: 0 };
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const there = document.querySelector(wanted) !== null;
      if (there && !seen.from) seen.from = performance.now();
      if (!there && seen.from && !seen.until) seen.until = performance.now();
    }).observe(document.body, { childList: true, subtree: true, attributes: true });
  }, selector);

const timeSeen = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { from, until } = Reflect.get(window, 'seen') as { from: number; until: number };
    return until - from;
  });

test('a navigation starts at the top of the page, going back restores the scroll position', async ({
  page,
}) => {
  const scrolled = () => page.evaluate(() => window.scrollY);
  const scrollDown = () => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.goto('/index');
  await expect(page.locator('[data-view="home/index"]')).toBeVisible();
  await scrollDown();
  // Areas render when they come near and bring in more of them: only then the page keeps its height.
  for (const _ of ['the areas', 'what was below them']) {
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
    await scrollDown();
  }
  await expect.poll(scrolled).toBeGreaterThan(300);
  const left = await scrolled();
  await page.getByRole('contentinfo').getByRole('link', { name: '国内游' }).click();
  await expect(page.locator('[data-view="domestic/index"]')).toBeVisible();
  await expect.poll(scrolled).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 240));
  await page.goBack();
  await expect(page.locator('[data-view="home/index"]')).toBeVisible();
  // Areas end at fractions of a pixel, so the page may be 1 px shorter when it is rendered again.
  await expect.poll(async () => Math.abs((await scrolled()) - left)).toBeLessThanOrEqual(1);
  await page.goForward();
  await expect(page.locator('[data-view="domestic/index"]')).toBeVisible();
  await expect.poll(scrolled).toBe(240);
  await page.reload();
  await expect(page.locator('[data-view="domestic/index"]')).toBeVisible();
  await expect.poll(scrolled).toBe(240);
});

test('while a view is on its way the bar runs, without a spinner, and ends with it', async ({ page }) => {
  await page.goto('/index');
  await expect(page.locator('[data-view="home/index"]')).toBeVisible();
  await expect(page.locator('#nprogress')).toHaveCount(0);
  await slow(page, /\/assets\/mf_catalog\//, 1500);
  await page.getByRole('banner').getByRole('link', { name: '签证' }).click();
  await expect(page.locator('#nprogress .bar')).toBeVisible();
  await expect(page.locator('#nprogress .spinner')).toHaveCount(0);
  await expect(page.locator('[data-view="visa/index"]')).toBeVisible();
  await expect(page.locator('#nprogress')).toHaveCount(0);
});

test('the overlay covers the page at z-index 2000 while a call is in flight, and a moment longer', async ({
  page,
}) => {
  await page.goto('/login');
  await expect(page.getByRole('main').locator('img')).toBeVisible();
  await expect(page.locator(overlay)).toHaveCount(0);
  await slow(page, /\/api\/v1\/auth\/captcha/, 1500);
  await watch(page, '[data-loading-overlay="closing"]');
  await page.getByRole('button', { name: '看不清？点击换一张' }).click();
  await expect(page.locator(overlay)).toBeVisible();
  await expect(page.locator(overlay)).toHaveCSS('z-index', '2000');
  await expect(page.locator(overlay)).toHaveCount(0);
  // A busy machine renders late: unit tests check the 400 ms exactly.
  expect(await timeSeen(page)).toBeGreaterThan(200);
});

test('a call to a payment provider shows no overlay', async ({ page, request }) => {
  const { token } = await newMember(request);
  const departure = await getDeparture(request, { category: 'learning', place: 6, seats: (n) => n >= 2 });
  const orderNo = await placeOrder(request, token, departure, 1);
  await page.addInitScript((value) => localStorage.setItem('accessToken', value), token);
  await slow(page, /\/api\/v1\/payments\/alipay/, 3000);
  const paying = page.waitForRequest(/\/api\/v1\/payments\/alipay/);
  await page.goto(`/pay?orderNo=${orderNo}`);
  await paying;
  await page.waitForTimeout(1500);
  await expect(page.locator(overlay)).toHaveCount(0);
});

test('a failed call removes the overlay and shows its message: 16 px from the top, for 3 s', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push('status of 400');
  await page.goto('/login');
  await expect(page.getByRole('main').locator('img')).toBeVisible();
  const body = { code: 'A0400', errorMsg: '验证码暂时取不到', data: null };
  await page.route('**/api/v1/auth/captcha', (route) => route.fulfill({ status: 400, json: body }));
  const toasts = page.getByRole('region', { name: '通知' }).getByRole('alert');
  await watch(page, '[role="alert"]');
  await page.getByRole('button', { name: '看不清？点击换一张' }).click();
  await expect(toasts).toHaveText('验证码暂时取不到');
  await expect.poll(async () => (await toasts.boundingBox())?.y).toBe(16);
  await expect(page.locator(overlay)).toHaveCount(0);
  await expect(toasts).toHaveCount(0);
  expect(Math.abs((await timeSeen(page)) - 3000)).toBeLessThan(1000);
});

const refusals = [
  { screen: '/hotel', call: '**/api/v1/hotels?*', shown: '这里没有加载成功' },
  { screen: '/index', call: '**/api/homeArea/web/getHomeArea', shown: undefined },
  { screen: '/index', call: '**/api/websiteManager/**', shown: undefined },
];

test('a refused list, block or site data is toasted once beside its error state', async ({
  page,
  signedIn,
  expectedErrors,
}) => {
  expectedErrors.push('status of 400');
  await signedIn('visitor');
  const toasts = page.getByRole('region', { name: '通知' }).getByRole('alert');
  for (const { screen, call, shown } of refusals) {
    const json = { code: 'A0400', errorCode: 'A0400', errorMsg: `取不到 ${call}`, data: null };
    await page.route(call, (route) => route.fulfill({ status: 400, json }));
    await page.goto(screen);
    await expect(toasts).toHaveText([json.errorMsg]);
    if (shown) await expect(page.getByRole('main').getByRole('alert')).toContainText(shown);
    await expect(toasts).toHaveCount(0);
    await page.unroute(call);
  }
});

test('user info and menu routes are fetched once, and again with the navigation after a change', async ({
  page,
  signedIn,
}) => {
  await signedIn('root');
  let version = 5;
  const asked: string[] = [];
  await page.route('**/api/**', async (route) => {
    asked.push(new URL(route.request().url()).pathname);
    const response = await route.fetch();
    const headers = { ...response.headers(), 'x-access-version': String(version) };
    await route.fulfill({ response, headers });
  });
  const count = () =>
    ['/api/v1/users/me', '/api/v1/menus/routes'].map((path) => asked.filter((one) => one === path).length);
  const menu = page.getByRole('navigation', { name: '后台菜单' });
  const go = async (name: string) => {
    await menu.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.waitForLoadState('networkidle');
  };
  await page.goto('/system/user');
  await expect(menu).toBeVisible();
  for (const name of ['角色管理', '菜单管理', '部门管理']) await go(name);
  expect(count()).toEqual([1, 1]);
  version = 6;
  for (const name of ['字典管理', '用户管理']) await go(name);
  await expect.poll(count).toEqual([2, 2]);
});
