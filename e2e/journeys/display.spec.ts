import type { Page } from '@playwright/test';
import { enterWith, newMember } from '../fixtures/accounts.ts';
import { expectAccessible, expectNoSideScroll } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/portal.ts';
import { getDeparture, placeOrder, previewPath } from '../fixtures/tours.ts';
import { allViewports } from '../fixtures/variants.ts';

const settled = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('main [aria-busy="true"], [data-loading-overlay]')).toHaveCount(0);
};

const themeOf = (page: Page) => page.locator('html').getAttribute('data-theme');

/** The colour of the page, and of the browser's bars. */
const coloursOf = (page: Page) =>
  page.evaluate(() => ({
    page: getComputedStyle(document.body).backgroundColor,
    bars: [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
      .filter(({ media }) => matchMedia(media).matches)
      .map(({ content }) => content),
  }));

const light = { page: 'rgb(255, 255, 255)', bars: ['#0b4f8a'] };
const dark = { page: 'rgb(23, 34, 44)', bars: ['#17222c'] };

const chooseTheme = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('contentinfo').getByRole('button', { name: '显示设置' }).click();
  const dialog = page.getByRole('dialog', { name: '显示设置' });
  await dialog.getByText(name, { exact: true }).click();
  await dialog.getByRole('button', { name: '关闭' }).click();
  await expect(dialog).toBeHidden();
};

test('a chosen theme outweighs that of the system, is remembered and in the document', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/local');
  await settled(page);
  expect(await coloursOf(page)).toEqual(dark);
  expect(await themeOf(page)).toBeNull();

  await chooseTheme(page, '浅色');
  expect(await coloursOf(page)).toEqual(light);
  const document = await page.reload();
  expect(await document?.text()).toContain('data-theme="light"');
  await settled(page);
  expect(await coloursOf(page)).toEqual(light);

  await page.emulateMedia({ colorScheme: 'light' });
  await chooseTheme(page, '深色');
  expect(await coloursOf(page)).toEqual(dark);
  await chooseTheme(page, '跟随系统');
  expect(await coloursOf(page)).toEqual(light);
  await page.reload();
  expect(await themeOf(page)).toBeNull();
});

test('paper is light in the dark theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await page.goto('/local');
  await settled(page);
  expect((await coloursOf(page)).page).toBe(light.page);
});

const publicScreens = [
  ...[
    '/index',
    '/local',
    '/route/detail?id=1',
    '/hotel',
    '/ticket',
    '/goods',
    '/visa',
    '/search?keywords=海',
  ],
  ...['/aboutus/news-list', '/login', '/register', '/401'],
];

const expectDark = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await settled(page);
    await test.step(`${path} at ${width} px`, () => expectAccessible(page));
  }
  expect((await coloursOf(page)).page).toBe(dark.page);
};

test('public screens are accessible in the dark theme', allViewports, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const path of publicScreens) await expectDark(page, path);
});

const sizes = ['large', 'larger', 'largest'];

test('larger text fits the screens that a visitor sees first', allViewports, async ({ page, baseURL }) => {
  for (const size of sizes) {
    await page.context().addCookies([{ name: 'text-size', value: size, url: baseURL ?? '' }]);
    for (const path of publicScreens) {
      await page.goto(path);
      for (const width of [360, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await settled(page);
        await test.step(`${size}: ${path} at ${width} px`, () => expectNoSideScroll(page));
      }
    }
  }
});

test('text is enlarged from the navigation, kept, and in the document', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/index');
  await page.getByRole('navigation', { name: '主导航' }).getByRole('button', { name: '大字版' }).click();
  const dialog = page.getByRole('dialog', { name: '显示设置' });
  await dialog.getByText('超大', { exact: true }).click();
  await dialog.getByRole('button', { name: '关闭' }).click();
  const sizeOf = () => page.getByRole('main').evaluate((main) => getComputedStyle(main).fontSize);
  expect(await sizeOf()).toBe('30.4px');
  const document = await page.reload();
  expect(await document?.text()).toContain('data-text="largest"');
  await settled(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: '打开菜单' }).click();
  await page.getByRole('button', { name: '大字版' }).click();
  await dialog.getByText('标准', { exact: true }).click();
  expect(await sizeOf()).toBe('16px');
});

test('booking, payment and the personal centre are accessible in the dark theme', async ({
  page,
  request,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const { token } = await newMember(request);
  const wanted = { category: 'party-building', place: 0, seats: (n: number) => n > 9 } as const;
  const departure = await getDeparture(request, wanted);
  const orderNo = await placeOrder(request, token, departure, 1);
  await enterWith(page, token);
  await expectDark(page, previewPath(departure, 2, 1));
  await expectDark(page, `/route/pay?orderNo=${orderNo}`);
  for (const screen of ['home', 'info', 'route-order', `route-order/detail?orderNo=${orderNo}`])
    await expectDark(page, `/personal/${screen}`);
});
