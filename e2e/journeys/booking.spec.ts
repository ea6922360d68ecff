import type { Page } from '@playwright/test';
import { enterWith, logIn, memberPassword, newMember } from '../fixtures/accounts.ts';
import { fillBooking, money, orderNoOf } from '../fixtures/booking-form.ts';
import { adult, child } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/portal.ts';
import {
  type Departure,
  getDeparture,
  listDepartures,
  placeOrder,
  previewPath,
  readOrder,
  seatsLeft,
} from '../fixtures/tours.ts';

const { SANDBOX_URL = '' } = process.env;

/** Finds a day in the calendar; turns months until it is visible. */
const dayCell = async (page: Page, day: string) => {
  const cell = page.locator(`[data-day="${day}"]`);
  const grid = page.getByRole('grid');
  await expect(grid).toBeVisible();
  while (!(await cell.isVisible())) await page.getByRole('button', { name: '下个月' }).click();
  return cell;
};

const priceOf = ({ price, childPrice, singleSupplement }: Departure) =>
  2 * price + (childPrice ?? price) + (singleSupplement ?? 0);

test('a visitor finds a tour, signs in, books for a family, pays and sees the order', async ({
  page,
  request,
}) => {
  const { username, token } = await newMember(request);

  await page.goto('/index');
  await page
    .getByRole('navigation', { name: '旅行目录' })
    .getByRole('link', { name: /本地游/ })
    .click();
  await expect(page).toHaveURL(/\/local$/);
  const destination = page.getByRole('region', { name: '目的地' }).getByRole('button').first();
  const found = Number((await destination.textContent())?.match(/\d+$/)?.[0]);
  await destination.click();
  await expect(page).toHaveURL(/destination=/);
  const results = page.getByRole('region', { name: '线路列表' });
  await expect(results.getByRole('article')).toHaveCount(found);
  await results.getByRole('heading', { level: 3 }).first().getByRole('link').click();

  await expect(page).toHaveURL(/\/route\/detail\?id=\d+/);
  const tourId = Number(new URL(page.url()).searchParams.get('id'));
  const departure = (await listDepartures(request, tourId)).find(({ seats }) => seats > 12);
  if (!departure) throw new Error('every departure is nearly full');
  await (await dayCell(page, departure.day)).click();
  const panel = page.getByRole('region', { name: '预订', exact: true });
  await panel.getByRole('button', { name: '增加儿童' }).click();
  await panel.getByRole('link', { name: '立即预订' }).click();

  await page.getByRole('main').getByRole('link', { name: '去登录' }).click();
  await logIn(page, username, memberPassword);
  await expect(page).toHaveURL(new RegExp(`/route/preview\\?id=${tourId}&.*day=${departure.day}`));

  const amount = priceOf(departure);
  const breakdown = page.getByRole('complementary', { name: '费用明细' });
  if (departure.singleSupplement !== null) await page.getByRole('button', { name: '增加单人间' }).click();
  await expect(breakdown.getByRole('definition')).toHaveText([
    money(2 * departure.price),
    money(departure.childPrice ?? departure.price),
    ...(departure.singleSupplement === null ? [] : [money(departure.singleSupplement)]),
  ]);
  await expect(breakdown.getByRole('status')).toContainText(money(amount));
  await fillBooking(page, [adult('陈海生'), adult('林惠兰'), child('陈小舟')]);
  await page.getByRole('button', { name: '提交订单' }).click();

  await expect(page.getByRole('heading', { level: 1, name: '收银台' })).toBeVisible();
  const orderNo = orderNoOf(page);
  await expect(page.getByRole('timer')).toContainText(/(29|30):\d\d/);
  await expect(page.getByRole('img', { name: `支付宝付款二维码，金额 ${money(amount)}` })).toBeVisible();
  await expect(page.getByRole('main').getByText('沙箱', { exact: true })).toBeVisible();
  expect(await seatsLeft(request, departure)).toBe(departure.seats - 3);

  await page.getByRole('tab', { name: '网页支付' }).click();
  await page.getByRole('button', { name: `去支付宝付款 ${money(amount)}` }).click();
  await expect(page).toHaveURL((url) => url.origin === SANDBOX_URL);
  await expect(page.getByText('沙箱', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: '确认付款' }).click();

  await expect(page.getByRole('heading', { level: 1, name: '支付成功' })).toBeFocused({ timeout: 15_000 });
  await expect(page).toHaveTitle(/^支付成功/);
  await expect(page.getByRole('heading', { name: '接下来' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '猜你喜欢' })).toBeVisible();
  const calendar = page.waitForEvent('download');
  await page.getByRole('button', { name: '加入日历' }).click();
  expect((await calendar).suggestedFilename()).toBe(`${orderNo}.ics`);
  await page.getByRole('main').getByRole('link', { name: '查看订单' }).click();
  await expect(page.locator('[data-view="personal/route-order/detail"]')).toContainText('待成团');
  await expect(page.getByRole('definition').filter({ hasText: money(amount) })).toHaveCount(2);
  expect(await readOrder(request, token, orderNo)).toMatchObject({
    state: 'PAID',
    amount,
    paidAmount: amount,
  });
  expect(await seatsLeft(request, departure)).toBe(departure.seats - 3);
});

test('the cashier polls a payment by phone without a loading overlay', async ({ page, request, browser }) => {
  const { token } = await newMember(request);
  const departure = await getDeparture(request, { category: 'vicinity', place: 0, seats: (n) => n >= 12 });
  const orderNo = await placeOrder(request, token, departure, 1);
  await enterWith(page, token);
  await page.goto(`/route/pay?orderNo=${orderNo}`);
  const code = await page.getByRole('link', { name: '模拟扫码支付' }).getAttribute('href');
  await expect(page.locator('[data-loading-overlay]')).toHaveCount(0);
  await page.evaluate(() => {
    const watch = { covered: false };
    Object.assign(window, { watch });
    new MutationObserver(() => {
      watch.covered ||= document.querySelector('[data-loading-overlay]') !== null;
    }).observe(document.body, { childList: true, subtree: true });
  });

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'zh-CN' });
  const scanned = await phone.newPage();
  await scanned.goto(code ?? '');
  await scanned.getByRole('button', { name: '确认付款' }).click();
  await expect(scanned.getByRole('heading', { name: '付款成功' })).toBeVisible();
  await phone.close();

  await expect(page.getByRole('heading', { name: '支付成功' })).toBeVisible({ timeout: 15_000 });
  expect(await page.evaluate(() => Reflect.get(window, 'watch'))).toEqual({ covered: false });
  expect(await readOrder(request, token, orderNo)).toMatchObject({ state: 'PAID' });
});

test('cancelling an unpaid order frees its seats, and the calendar shows them', async ({ page, request }) => {
  const { token } = await newMember(request);
  const departure = await getDeparture(request, {
    category: 'vicinity',
    place: 1,
    seats: (n) => n > 1 && n < 9,
  });
  const orderNo = await placeOrder(request, token, departure, 1);
  await enterWith(page, token);
  await page.goto(`/route/detail?id=${departure.tourId}`);
  await expect(await dayCell(page, departure.day)).toContainText(`余 ${departure.seats - 1}`);

  // Without a new document: the tab's cached stock must not be older than the order.
  await page.getByRole('banner').getByRole('button', { name: '旅人' }).click();
  await page.getByRole('menuitem', { name: '个人中心' }).click();
  await page.getByRole('navigation', { name: '个人中心' }).getByRole('link', { name: '线路订单' }).click();
  // The previous page has cards, too.
  await expect(page.getByRole('heading', { level: 1, name: '线路订单' })).toBeVisible();
  await page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/personal/route-order/detail\\?orderNo=${orderNo}`));
  await page.getByRole('main').getByRole('button', { name: '取消订单' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(orderNo);
  await question.getByRole('button', { name: '取消订单' }).click();
  await expect(page.getByRole('main')).toContainText('您取消了该订单，席位已释放');

  await page.getByRole('main').getByRole('link', { name: '再次预订' }).click();
  await expect(await dayCell(page, departure.day)).toContainText(`余 ${departure.seats}`);
});

test('a fourth unpaid order is refused, with a link to the unpaid ones', async ({
  page,
  request,
  expectedErrors,
}) => {
  expectedErrors.push('status of 409');
  const { token } = await newMember(request);
  const departures = await Promise.all(
    [2, 3, 4, 5].map((place) =>
      getDeparture(request, { category: 'vicinity', place, seats: (n) => n >= 12 }),
    ),
  );
  const [last, ...before] = departures as [Departure, ...Departure[]];
  for (const departure of before) await placeOrder(request, token, departure, 1);
  await enterWith(page, token);
  await page.goto(previewPath(last, 1));
  await fillBooking(page, [adult('陈海生')]);
  await page.getByRole('button', { name: '提交订单' }).click();

  const notice = page.getByRole('alert').filter({ hasText: '未支付订单过多' });
  await expect(notice).toBeFocused();
  await notice.getByRole('link', { name: '查看待支付订单' }).click();
  await expect(page).toHaveURL(/\/personal\/route-order\?state=PENDING_PAYMENT/);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(3);
  expect(await seatsLeft(request, last)).toBe(last.seats);
});

test('the order of another member answers 404, to read and to pay', async ({
  page,
  request,
  expectedErrors,
}) => {
  expectedErrors.push('status of 404');
  const [owner, other] = [await newMember(request), await newMember(request)];
  const departure = await getDeparture(request, { category: 'vicinity', place: 6, seats: (n) => n >= 12 });
  const orderNo = await placeOrder(request, owner.token, departure, 1);
  await enterWith(page, other.token);
  for (const path of ['/personal/route-order/detail', '/route/pay', '/pay']) {
    await page.goto(`${path}?orderNo=${orderNo}`);
    await expect(page.getByRole('main')).toContainText('没有找到该订单');
    await expect(page.getByRole('main')).not.toContainText(orderNo);
  }
});

test.describe('in English', () => {
  test.use({ locale: 'en-GB' });

  test('a tour is booked and paid in English without Chinese text', async ({ page, request }) => {
    const { token } = await newMember(request);
    const departure = await getDeparture(request, { category: 'vicinity', place: 7, seats: (n) => n >= 12 });
    await enterWith(page, token);
    const main = page.getByRole('main');
    const isEnglish = () => expect(main).not.toContainText(/[\u4e00-\u9fff]/);

    await page.goto(previewPath(departure, 1));
    await expect(page.getByRole('heading', { level: 1, name: 'Your booking' })).toBeVisible();
    await fillBooking(page, [adult('CHEN HAISHENG')]);
    await isEnglish();
    await page.getByRole('button', { name: 'Place order' }).click();

    await expect(page.getByRole('img', { name: /^Alipay QR code for ¥/ })).toBeVisible();
    await isEnglish();
    const orderNo = orderNoOf(page);
    await page.getByRole('tab', { name: 'Pay online' }).click();
    await page.getByRole('button', { name: /^Pay ¥.* with Alipay$/ }).click();
    await page.getByRole('button', { name: 'Pay now' }).click();
    await expect(page.getByRole('heading', { name: 'Payment successful', exact: true })).toBeVisible({
      timeout: 15_000,
    });
    await isEnglish();
    await main.getByRole('link', { name: 'View order' }).click();
    await expect(page.locator('[data-view="personal/route-order/detail"]')).toContainText('CHEN HAISHENG');
    await expect(main).toContainText(orderNo);
    expect(await readOrder(request, token, orderNo)).toMatchObject({ state: 'PAID' });
  });
});
