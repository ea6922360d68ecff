import { enterWith, newMember, signIn } from '../fixtures/accounts.ts';
import { expectAccessible, expectNoSideScroll } from '../fixtures/axe.ts';
import { fillBooking } from '../fixtures/booking-form.ts';
import { dayCell } from '../fixtures/calendar.ts';
import { runJob } from '../fixtures/database.ts';
import { addDeparture, addTour, removeTour } from '../fixtures/own-tour.ts';
import { adult } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/portal.ts';
import { daysAfter, today } from '../fixtures/stock.ts';
import { placeOrder } from '../fixtures/tours.ts';

test('a member joins a sold-out departure, gets the released seats and books them; staff see the list', async ({
  page,
  request,
  browser,
}) => {
  test.slow();
  const title = `候补之旅 ${Date.now().toString(36)}`;
  const tour = await addTour(title);
  const day = daysAfter(today(), 45);
  await addDeparture(tour, day, 2);
  const first = await newMember(request);
  const departure = { ...tour, day, price: 128_000, childPrice: null, singleSupplement: null, seats: 2 };
  const orderNo = await placeOrder(request, first.token, departure, 2);

  const { username, token } = await newMember(request);
  await enterWith(page, token);
  await page.goto(`/route/detail?id=${tour.tourId}`);
  await (await dayCell(page.locator('#departures'), day)).click();
  const panel = page.getByRole('region', { name: '预订', exact: true });
  await expect(panel).toContainText('该班期已订满');
  await expectAccessible(page);
  await panel.getByRole('button', { name: '加入候补（2 人）' }).click();
  await expect(panel).toContainText('您排在候补第 1 位');
  await panel.getByRole('link', { name: '我的候补' }).click();
  const card = page.getByRole('article').filter({ hasText: title });
  await expect(card).toContainText('候补中');
  await expect(card).toContainText('排在第 1 位');

  const cancelled = await request.post(`/api/v1/orders/${orderNo}/cancel`, {
    headers: { Authorization: first.token },
  });
  expect(cancelled.status(), await cancelled.text()).toBe(200);
  await runJob('serve-waitlists');
  await expect(async () => {
    await page.reload();
    await expect(card).toContainText('有位，待预订', { timeout: 2_000 });
  }).toPass();
  for (const width of [360, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSideScroll(page);
  }
  await expectAccessible(page);
  await card.getByRole('link', { name: '立即预订' }).click();
  await expect(page.getByRole('timer')).toContainText('候补名额为您保留');
  await fillBooking(page, [adult('候补一'), adult('候补二')]);
  await page.getByRole('button', { name: '提交订单' }).click();
  await expect(page).toHaveURL(/\/route\/pay\?orderNo=/);
  await page.goto('/personal/waitlist');
  await expect(card).toContainText('已预订');

  const office = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  await enterWith(office, await signIn(request, 'finance'));
  await office.goto(`/business/waitlists?keywords=${username}`);
  await expect(office.getByRole('row').filter({ hasText: username })).toContainText('已预订');
  await expectAccessible(office);
  await office.close();
  await removeTour(tour);
});

test('the waiting lists of a member are in English, too', async ({ page, request }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'en'));
  await enterWith(page, (await newMember(request)).token);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/personal/waitlist');
  await expect(page.getByText('You are not on any waiting list')).toBeVisible();
  await expectNoSideScroll(page);
  await expectAccessible(page);
});
