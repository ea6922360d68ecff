import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { pathOf, screens } from '../fixtures/catalogue.ts';
import { chooseOption } from '../fixtures/choice.ts';
import { cheapestOf, getStocked, goodsPath, panelOf } from '../fixtures/goods.ts';
import { hydrated } from '../fixtures/hydrated.ts';
import { expect, test } from '../fixtures/portal.ts';
import { expectHydrated, isRendered, openRendered } from '../fixtures/rendered.ts';

/** A document with the HTML of its view. A busy server leaves a page to the browser. */
const getRendered = async (request: APIRequestContext, path: string): Promise<string> => {
  let html = '';
  await expect(async () => {
    html = await (await request.get(path, { headers: { 'accept-language': 'zh-CN' } })).text();
    expect(isRendered(html)).toBe(true);
  }).toPass();
  return html;
};

// In Chinese `catalogue-screens` opens the same screens.
test.describe('in English', () => {
  test.use({ locale: 'en-US' });
  for (const screen of screens)
    test(`${screen.name} is rendered on the server and hydrated without a mismatch`, async ({
      page,
      request,
    }) => {
      const html = await openRendered(page, await pathOf(screen, request));
      await expectHydrated(page, html);
    });
});

const pictured = [
  'home',
  'the list of hotels',
  'the list of goods',
  'a tour',
  'a hotel',
  'a sight',
  'a news item',
];

/** Runs in the page: adds up how far its contents move, as the browser counts it. */
const sumShifts = () => {
  Object.assign(window, { shifts: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      Object.assign(window, { shifts: Reflect.get(window, 'shifts') + Reflect.get(entry, 'value') });
  }).observe({ type: 'layout-shift', buffered: true });
};

for (const screen of screens.filter(({ name }) => pictured.includes(name)))
  test(`the first picture of ${screen.name} is preloaded, and nothing moves while the page loads`, async ({
    page,
    request,
  }) => {
    const path = await pathOf(screen, request);
    const html = await getRendered(request, path);
    const [head = '', body = ''] = html.split('<body>');
    const preloads = [...head.matchAll(/<link rel="preload" as="image" href="([^"]+)"/g)];
    expect(preloads).toHaveLength(1);
    expect(body).not.toContain('rel="preload"');
    await page.addInitScript(sumShifts);
    await openRendered(page, path);
    const picture = page.locator(`img[src="${preloads[0]?.[1]}"][fetchpriority=high]`);
    await expect(picture).toHaveAttribute('width');
    await expect(picture).not.toHaveAttribute('loading', 'lazy');
    await hydrated(page);
    expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toBeLessThan(0.01);
  });

/** Opens home; records when its first picture arrives and when its first script is requested. */
const orderOf = async (page: Page, request: APIRequestContext, holdPicture: () => Promise<void>) => {
  const html = await getRendered(request, '/index');
  const [, picture = ''] = /<link rel="preload" as="image" href="([^"]+)"/.exec(html) ?? [];
  const order: string[] = [];
  await page.route(`**${picture}`, async (route) => {
    await holdPicture();
    order.push('picture');
    await route.continue();
  });
  page.on('request', (sent) => sent.resourceType() === 'script' && order.push('script'));
  await openRendered(page, '/index');
  await hydrated(page);
  return order;
};

test('scripts are requested after the first picture', async ({ page, request }) => {
  const order = await orderOf(page, request, () => new Promise((resolve) => setTimeout(resolve, 150)));
  expect(order.slice(0, 2)).toEqual(['picture', 'script']);
});

test('scripts are requested without the first picture after a timeout', async ({ page, request }) => {
  const script = page.waitForRequest((sent) => sent.resourceType() === 'script');
  const order = await orderOf(page, request, () => script.then(() => undefined));
  expect(order[0]).toBe('script');
});

const areaHeights = (page: Page) =>
  page
    .locator('[data-view="home/index"] section')
    .evaluateAll((areas) => areas.map((area) => area.getBoundingClientRect().height));

test('areas of the home page are as tall as their placeholders', async ({ page }) => {
  await page.goto('/index');
  const far = page.locator('[data-far]');
  expect(await far.count()).toBeGreaterThan(5);
  const before = await areaHeights(page);
  await expect(async () => {
    await page.mouse.wheel(0, 600);
    expect(await far.count()).toBe(0);
  }).toPass();
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
  expect(await areaHeights(page)).toEqual(before);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a page is readable, and its links lead to readable pages', async ({ page }) => {
    await openRendered(page, '/index');
    await page.getByRole('navigation').getByRole('link', { name: '酒店', exact: true }).click();
    await expect(page).toHaveURL(/\/hotel$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[data-view] a').first()).toBeVisible();
  });
});

/** Holds the shell's script back until the document has kept events. */
const hydrateAfterEvents = (page: Page, count = 1) =>
  page.route(/\/assets\/shell\/.*main\.js$/, async (route) => {
    await page.waitForFunction(
      (least) => ((Reflect.get(window, 'earlyEvents') as unknown[] | undefined)?.length ?? 0) >= least,
      count,
    );
    await route.continue();
  });

test('a click before the page is hydrated is repeated after it', async ({ page }) => {
  await hydrateAfterEvents(page);
  await openRendered(page, '/index');
  await page.getByRole('banner').getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('link', { name: 'Home', exact: true })).toBeVisible();
});

test('goods put into the cart before the page is hydrated have the count chosen before', async ({
  page,
  request,
}) => {
  const { goods } = await getStocked(request, ({ stock }) => cheapestOf(stock).left > 9);
  await hydrateAfterEvents(page, 2);
  await openRendered(page, goodsPath(goods));
  await panelOf(page).getByRole('button', { name: '增加数量' }).click();
  await panelOf(page).getByRole('button', { name: '加入购物车' }).click();
  await expect(page.getByRole('link', { name: '购物车，2 件商品' })).toBeVisible();
});

test('an order chosen before the list is hydrated is applied after it', async ({ page }) => {
  await hydrateAfterEvents(page);
  await openRendered(page, '/hotel');
  await chooseOption(page.getByLabel('排序'), 'priceUp');
  await expect(page).toHaveURL('/hotel?sort=priceUp');
});

test('a text typed before the page is hydrated stays, and finds suggestions', async ({ page }) => {
  await hydrateAfterEvents(page);
  await openRendered(page, '/index');
  const field = page.getByRole('main').getByRole('combobox');
  await field.fill('三亚');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(field).toHaveValue('三亚');
});

/** Repeats the events that a document keeps after three seconds. */
const repeatEventsLate = (page: Page) =>
  page.addInitScript(() => {
    window.requestIdleCallback = (callback) =>
      window.setTimeout(() => callback({ didTimeout: true, timeRemaining: () => 0 }), 3000);
  });

const expectHandlers = (element: Locator) =>
  expect
    .poll(() => element.evaluate((field) => Object.keys(field).some((key) => key.startsWith('__reactProps'))))
    .toBe(true);

test('a checkbox ticked between the hydration and the repetition is ticked once', async ({ page }) => {
  await repeatEventsLate(page);
  await openRendered(page, '/local');
  const checkbox = page.getByRole('checkbox', { name: /^对比：/ }).first();
  await expectHandlers(checkbox);
  await checkbox.check();
  await hydrated(page);
  await expect(checkbox).toBeChecked();
  await expect(page.getByRole('region', { name: '线路对比' })).toBeVisible();
});

test('a search sent between the hydration and the repetition has its words', async ({ page }) => {
  await repeatEventsLate(page);
  await openRendered(page, '/index');
  const field = page.getByRole('main').getByRole('combobox');
  await expectHandlers(field);
  await field.fill('三亚');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/search\?keywords=%E4%B8%89%E4%BA%9A/);
});

test('a member gets the document that the browser renders', async ({ signedIn }) => {
  const page = await signedIn('root');
  const answer = page.waitForResponse(/\/releases\/live$/);
  await page.goto('/index');
  // This answer brings the cookie of a browser with a session.
  await answer;
  const html = (await (await page.reload())?.text()) ?? '';
  expect(isRendered(html)).toBe(false);
});
