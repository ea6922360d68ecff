import { enterWith, newMember, signIn } from '../fixtures/accounts.ts';
import { expectAccessible, expectNoSideScroll } from '../fixtures/axe.ts';
import { addDeparture, addTour, removeTour } from '../fixtures/own-tour.ts';
import { payThroughApi } from '../fixtures/pay.ts';
import { expect, test } from '../fixtures/portal.ts';
import { daysAfter, today } from '../fixtures/stock.ts';
import { placeOrder } from '../fixtures/tours.ts';

test('staff enter meeting point and tour leader of a departure, and its paid order shows them in both languages', async ({
  page,
  request,
  browser,
}) => {
  const tour = await addTour(`集合之旅 ${Date.now().toString(36)}`, { minGroup: 1, cutoffDays: 0 });
  const day = daysAfter(today(), 4);
  await addDeparture(tour, day, 10);
  const { token } = await newMember(request);
  const departure = { ...tour, day, price: 128_000, childPrice: null, singleSupplement: null, seats: 10 };
  const orderNo = await placeOrder(request, token, departure, 2);
  await payThroughApi(request, token, orderNo);

  const office = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  await enterWith(office, await signIn(request, 'admin'));
  await office.goto(`/business/orders/detail?no=${orderNo}&show=passengers`);
  await office.getByRole('button', { name: '编辑集合与领队' }).click();
  const drawer = office.getByRole('dialog', { name: '集合与领队' });
  await drawer.getByLabel('集合时间').fill('08:30');
  await drawer.getByLabel(/^集合地点.*中文/).fill('人民大道南 1 号');
  await drawer.getByLabel(/^集合地点.*英文/).fill('1 Renmin Avenue South');
  await drawer.getByLabel('领队姓名').fill('林领队');
  await drawer.getByLabel('领队手机号').fill('13800138000');
  await expectAccessible(office);
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect(office.getByText('08:30 · 人民大道南 1 号')).toBeVisible();
  await office.close();

  await enterWith(page, token);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(`/personal/route-order/detail?orderNo=${orderNo}`);
  await expect(page.getByText('08:30 · 人民大道南 1 号')).toBeVisible();
  await expect(page.getByText('林领队 · 13800138000')).toBeVisible();
  await expectNoSideScroll(page);
  await page.evaluate(() => localStorage.setItem('language', 'en'));
  await page.reload();
  await expect(page.getByText('08:30 · 1 Renmin Avenue South')).toBeVisible();
  await expect(page.getByText('林领队 · 13800138000')).toBeVisible();
  await expectNoSideScroll(page);
  await removeTour(tour);
});
