import type { Page } from '@playwright/test';
import { logIn, memberPassword, newMember } from '../fixtures/accounts.ts';
import { expectAccessible, expectNoSideScroll } from '../fixtures/axe.ts';
import { money } from '../fixtures/booking-form.ts';
import { dayCell } from '../fixtures/calendar.ts';
import { read } from '../fixtures/catalogue.ts';
import { expect, test } from '../fixtures/portal.ts';
import { listTours, type Tour, tourPath } from '../fixtures/tour-pages.ts';
import { getDeparture, placeOrder } from '../fixtures/tours.ts';

/** Scrolls down in steps, so that lazy parts load. */
const readOn = async (page: Page): Promise<void> => {
  for (let turn = 0; turn < 30; turn++) {
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(60);
  }
};

test('a tour shows related and recently viewed tours', async ({ page, request }) => {
  const [before, tour] = await listTours(request);
  if (!before || !tour) throw new Error('the demo has fewer than two tours');
  const related: readonly Tour[] = await read(request, `products/${tour.id}/related`);
  await page.goto(tourPath(before));
  await page.waitForFunction((id) => localStorage.getItem('viewedProducts')?.includes(String(id)), before.id);
  await page.goto(tourPath(tour));
  await expect(page.getByRole('heading', { level: 1, name: tour.title.zh })).toBeVisible();
  await readOn(page);
  const strip = (name: string) => page.getByRole('region', { name }).getByRole('heading', { level: 3 });
  await expect(strip('看过这条线路的人还看了')).toHaveText(related.slice(0, 4).map(({ title }) => title.zh));
  await expect(strip('最近浏览')).toHaveText([before.title.zh]);
});

test('reviews are the server’s, filtered by stars and paged', async ({ page, request }) => {
  const tour = (await listTours(request, '&sort=rating')).find(({ reviewCount }) => reviewCount > 5);
  if (!tour) throw new Error('no tour of the demo has more than one page of reviews');
  const first = await read(request, `products/${tour.id}/reviews?pageNum=1&pageSize=5`);
  await page.goto(tourPath(tour));
  await page
    .getByRole('button', { name: /条点评|条评价|分/ })
    .first()
    .click();
  const reviews = page.getByRole('region', { name: '旅客评价' });
  await expect(reviews.getByRole('article')).toHaveCount(first.list.length);
  for (const { text } of first.list) await expect(reviews).toContainText(text.zh);
  await reviews.getByRole('button', { name: '第 2 页' }).click();
  await expect(reviews).not.toContainText(first.list[0].text.zh);

  const stars = [5, 4, 3, 2, 1].find((_, place) => first.stars[place] > 0);
  const some = await read(request, `products/${tour.id}/reviews?rating=${stars}&pageNum=1&pageSize=5`);
  await reviews.getByRole('button', { name: new RegExp(`^${stars} 星，${some.total} 条$`) }).click();
  await expect(reviews.getByRole('article')).toHaveCount(some.list.length);
  await expect(reviews).toContainText(some.list[0].text.zh);
});

test('a visitor who adds a favourite signs in, returns, and the favourite is saved', async ({
  page,
  request,
}) => {
  const [tour] = await listTours(request);
  if (!tour) throw new Error('the demo has no tours');
  const { username, token } = await newMember(request);
  await page.goto(tourPath(tour));
  await page.getByRole('button', { name: '收藏', exact: true }).click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await logIn(page, username, memberPassword);
  await expect(page).toHaveURL(tourPath(tour));
  const collected = page.getByRole('button', { name: /已收藏/ });
  await expect(collected).toBeEnabled();
  const answer = await request.get(`/api/v1/collections/${tour.id}`, { headers: { Authorization: token } });
  expect((await answer.json()).data).toEqual({ collected: true });
  await page.reload();
  await collected.click();
  await expect(page.getByRole('button', { name: '收藏', exact: true })).toBeEnabled();
});

test('the URL is copied, and a message confirms it', async ({ page, context, request }) => {
  const [tour] = await listTours(request);
  if (!tour) throw new Error('the demo has no tours');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(tourPath(tour));
  await page.getByRole('button', { name: '分享' }).click();
  await expect(page.getByRole('button', { name: '链接已复制' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await expect(page.getByRole('button', { name: '分享' })).toBeVisible();
});

test('a selected day shows current seats and refund tiers with their dates', async ({ page, request }) => {
  const { token } = await newMember(request);
  const departure = await getDeparture(request, {
    category: 'domestic',
    place: 2,
    seats: (seats) => seats > 2 && seats <= 9,
  });
  await page.goto(`/route/detail?id=${departure.tourId}`);
  const cell = await dayCell(page.getByRole('main'), departure.day);
  await expect(cell).toContainText(`仅余 ${departure.seats}`);
  await placeOrder(request, token, departure, 1);
  await cell.click();
  await expect(cell).toContainText(`仅余 ${departure.seats - 1}`);
  await expect(page.getByRole('region', { name: '退改规则' })).toContainText(
    `按 ${Number(departure.day.slice(0, 4))}年${Number(departure.day.slice(5, 7))}月${Number(departure.day.slice(8))}日`,
  );
  await expect(page.getByRole('region', { name: '预订' })).toContainText(money(departure.price));
});

test('only the itinerary is printed', async ({ page, request }) => {
  const [tour] = await listTours(request);
  if (!tour) throw new Error('the demo has no tours');
  await page.goto(tourPath(tour));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('region', { name: '行程安排' })).toBeVisible();
  await expect(page.getByText(page.url())).toBeVisible();
  for (const chrome of [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    ...['加入对比', '打印行程', '分享', '收藏'].map((name) => page.getByRole('button', { name })),
    page.getByRole('region', { name: '预订' }),
    page.getByRole('region', { name: '班期与价格' }),
    page.getByRole('region', { name: '旅客评价' }),
  ])
    await expect(chrome.filter({ visible: true })).toHaveCount(0);
});

test('the price bar of a phone does not cover the footer', async ({ page, request }) => {
  const [tour] = await listTours(request);
  if (!tour) throw new Error('the demo has no tours');
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto(tourPath(tour));
  const bar = page.getByRole('region', { name: '价格与下一步' });
  const box = await bar.boundingBox();
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(812);
  await readOn(page);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const footer = await page.getByRole('contentinfo').boundingBox();
  const after = await bar.boundingBox();
  expect((after?.y ?? 0) + (after?.height ?? 0)).toBeLessThanOrEqual((footer?.y ?? 0) + 1);
});

test("the itinerary's pictures are moved by keyboard and dots", async ({ signedIn, request }) => {
  const [tour] = await listTours(request);
  if (!tour) throw new Error('the demo has no tours');
  const page = await signedIn('root');
  await page.goto(`/demo/route-swiper?id=${tour.id}`);
  await expect(page.getByRole('heading', { level: 1, name: tour.title.zh })).toBeVisible();
  const slides = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('figure') });
  await slides.first().locator('..').focus();
  await page.keyboard.press('ArrowRight');
  await expect(slides.nth(1)).toBeInViewport({ ratio: 0.6 });
  await expect(page.getByRole('button', { name: /^第 2 天/ })).toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', { name: /^第 1 天/ }).click();
  await expect(slides.first()).toBeInViewport({ ratio: 0.6 });
  await expectAccessible(page);
  await page.setViewportSize({ width: 375, height: 812 });
  await expectNoSideScroll(page);
  await expectAccessible(page);
});

test('a school submits a group enquiry by keyboard and gets its number', async ({ page, request }) => {
  const [tour] = await listTours(request, '&category=learning');
  if (!tour) throw new Error('the demo has no learning tours');
  await page.goto(tourPath(tour));
  const opener = page.getByRole('button', { name: '团体出行咨询' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: '团体出行咨询' });
  await dialog.getByLabel('预计人数').fill('1');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toBeFocused();
  await expect(dialog.getByRole('alert')).toContainText('人数请填 2 至 500 的整数');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('预计人数')).toHaveValue('1');
  await dialog.getByLabel('单位名称').fill('湛江一中');
  await dialog.getByLabel('预计人数').fill('45');
  await dialog.getByLabel('联系人').fill('陈老师');
  await dialog.getByLabel('手机号码').fill(`139${Date.now().toString().slice(-8)}`);
  await page.keyboard.press('Enter');
  const done = page.getByRole('dialog', { name: '咨询已提交' });
  await expect(done.getByRole('status')).toBeFocused();
  await expect(done.getByRole('status')).toContainText(/E\d{6}[0-9A-Z]{10}/);
  await expect(done.getByRole('link', { name: '团体咨询电话' })).toBeVisible();
  await page.setViewportSize({ width: 375, height: 812 });
  await expectNoSideScroll(page);
  await expectAccessible(page);
});

test.describe('in English', () => {
  test.use({ locale: 'en-US' });
  test('a tour and a comparison are in English', async ({ page, request }) => {
    const tours = (await listTours(request)).slice(0, 2);
    const [tour] = tours;
    if (!tour) throw new Error('the demo has no tours');
    await page.goto(tourPath(tour));
    await expect(page.getByRole('heading', { level: 1, name: tour.title.en })).toBeVisible();
    for (const name of ['Compare', 'Print', 'Share', 'Save'])
      await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
    await page.goto(`/route/compare?ids=${tours.map(({ id }) => id).join(',')}`);
    const heads = page.getByRole('table', { name: 'Comparison of tours' }).getByRole('columnheader');
    await expect(heads.getByRole('link')).toHaveText(tours.map(({ title }) => title.en));
  });
});
