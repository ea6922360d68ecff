import type { Page, Response } from '@playwright/test';
import { signIn } from '../fixtures/accounts.ts';
import { firstId } from '../fixtures/catalogue.ts';
import { expect, test } from '../fixtures/portal.ts';

/** A path may contain the first id of a list of the API: `{hotels}`. */
type Row = readonly [path: string, view: string, remote: string];

// Section 2 of the specification: the paths of its table and the view at each.
const tours: readonly Row[] = [
  ['/index', 'home/index', 'mf_catalog'],
  ['/domestic', 'domestic/index', 'mf_catalog'],
  ['/local', 'local/index', 'mf_catalog'],
  ['/party-building', 'party-building/index', 'mf_catalog'],
  ['/learning', 'learning/index', 'mf_catalog'],
  ['/abroad', 'abroad/index', 'mf_catalog'],
  ['/vicinity', 'vicinity/index', 'mf_catalog'],
  ['/route', 'route/index', 'mf_catalog'],
  ['/route/detail?id=1', 'route/detail', 'mf_catalog'],
];
const products: readonly Row[] = [
  ['/hotel', 'hotel/index', 'mf_catalog'],
  ['/hotel/hotelDetail?id={hotels}', 'hotel/detail', 'mf_catalog'],
  ['/ticket', 'ticket/index', 'mf_catalog'],
  ['/ticket/ticketDetail?id={tickets}', 'ticket/detail', 'mf_catalog'],
  ['/goods', 'goods/index', 'mf_catalog'],
  ['/goods/goodsDetail?id={goods}', 'goods/detail', 'mf_catalog'],
  ['/visa', 'visa/index', 'mf_catalog'],
  ['/visa/visaDetail?id={visas}', 'visa/detail', 'mf_catalog'],
  ['/aboutus/contactus', 'about/contactus', 'mf_catalog'],
  ['/aboutus/news-list', 'about/news-list', 'mf_catalog'],
  ['/aboutus/companyinfo', 'about/companyinfo', 'mf_catalog'],
  ['/news-detail?id={news}', 'news/detail', 'mf_catalog'],
  ['/common-detail?id={statements}', 'common/detail', 'mf_catalog'],
];
const bookings: readonly Row[] = [
  ['/route/preview', 'route/preview', 'mf_booking'],
  ['/route/pay', 'route/pay', 'mf_booking'],
  ['/hotel/confirm-order', 'hotel/confirm-order', 'mf_booking'],
  ['/ticket/confirm-order', 'ticket/confirm-order', 'mf_booking'],
  ['/goods/confirm-order', 'goods/confirm-order', 'mf_booking'],
  ['/visa/visaPreview', 'visa/preview', 'mf_booking'],
  ['/visa/pay', 'visa/pay', 'mf_booking'],
  ['/pay', 'pay/index', 'mf_booking'],
];
const personal: readonly Row[] = [
  ['/personal/home', 'personal/home', 'mf_personal'],
  ['/personal/info', 'personal/info', 'mf_personal'],
  ['/personal/safety', 'personal/safety', 'mf_personal'],
  ['/personal/collections', 'personal/collections', 'mf_personal'],
  ['/personal/travellers', 'personal/travellers', 'mf_personal'],
  ['/personal/address', 'personal/address', 'mf_personal'],
  ['/personal/route-order', 'personal/route-order/index', 'mf_personal'],
  ['/personal/visa-order', 'personal/visa-order/index', 'mf_personal'],
  ['/personal/goods-order', 'personal/goods-order/index', 'mf_personal'],
  ['/personal/ticket-order', 'personal/ticket-order/index', 'mf_personal'],
  ['/personal/hotel-order', 'personal/hotel-order/index', 'mf_personal'],
  ['/personal/route-order/detail', 'personal/route-order/detail', 'mf_personal'],
  ['/visa/visaOrderDetail', 'visa/order-detail', 'mf_personal'],
];
const backOffice = [
  'dashboard/index',
  'system/user/index',
  'system/role/index',
  'system/menu/index',
  'system/dept/index',
  'system/dict/index',
  'demo/charts',
  'demo/ticket-calendar',
  'demo/route-swiper',
];

const withId = async (page: Page, path: string): Promise<string> => {
  const [hole, list = ''] = /\{(\w+)\}/.exec(path) ?? [];
  return hole
    ? path.replace(hole, String(await firstId(page.request, list, list === 'statements' ? '' : undefined)))
    : path;
};

const open = (page: Page, path: string): Promise<Response | null> =>
  page.goto(path, { waitUntil: 'domcontentloaded' });

/** Opens every path as a fresh document: status 200, its view from its remote, the public layout. */
const openEach = async (page: Page, rows: readonly Row[]): Promise<void> => {
  test.setTimeout(180_000);
  for (const [path, view, remote] of rows)
    await test.step(path, async () => {
      expect((await open(page, await withId(page, path)))?.status()).toBe(200);
      await expect(page.locator(`[data-view="${view}"][data-remote="${remote}"]`)).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
    });
};

test('the home page, the tour lists and a tour open at their paths', ({ page }) => openEach(page, tours));

test('hotels, tickets, goods, visas, news and the pages about us open at their paths', ({ page }) =>
  openEach(page, products));

test('the booking and payment screens open at their paths', async ({ signedIn }) =>
  openEach(await signedIn('visitor'), bookings));

test('the personal centre, its children and the order details open at their paths', async ({ signedIn }) =>
  openEach(await signedIn('visitor'), personal));

test('the shell’s own pages open at their paths, in the public layout', async ({ page, expectedErrors }) => {
  expectedErrors.push('status of 404');
  for (const [path, heading, status] of [
    ['/login', '欢迎回来', 200],
    ['/401', '您没有权限查看该页面', 200],
    ['/404', '页面不存在', 404],
  ] as const) {
    expect((await open(page, path))?.status()).toBe(status);
    await expect(page.getByRole('main').getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
  }
});

interface MenuRoute {
  readonly path: string;
  readonly component?: string;
  readonly children?: readonly MenuRoute[];
}

const screensOf = (routes: readonly MenuRoute[], above = ''): readonly (readonly [string, string])[] =>
  routes.flatMap(({ path, component, children = [] }) => {
    const own = path.startsWith('/') ? path : `${above}/${path}`;
    const below = screensOf(children, own);
    return component && component !== 'Layout' ? [[own, component] as const, ...below] : below;
  });

test('every view in the menus of the back office opens, and none of them is the 404 page', async ({
  request,
  signedIn,
}) => {
  test.setTimeout(180_000);
  const headers = { Authorization: await signIn(request, 'root') };
  const { data } = await (await request.get('/api/v1/menus/routes', { headers })).json();
  const screens = screensOf(data);
  const views = screens.map(([, view]) => view);
  expect(views).toEqual(expect.arrayContaining(backOffice));
  const page = await signedIn('root');
  for (const [path, view] of screens)
    await test.step(path, async () => {
      expect((await open(page, path))?.status()).toBe(200);
      await expect(page.locator(`[data-view="${view}"]`)).toBeVisible();
      await expect(page.getByRole('navigation', { name: '后台菜单' })).toBeVisible();
    });
});
