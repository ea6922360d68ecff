import type { APIRequestContext } from '@playwright/test';
import { newMember, signIn } from '../fixtures/accounts.ts';
import { expectAccessible, expectNoSideScroll } from '../fixtures/axe.ts';
import { optionOf } from '../fixtures/choice.ts';
import { addTour, type OwnTour, removeTour } from '../fixtures/own-tour.ts';
import { expect, test } from '../fixtures/portal.ts';
import { daysAfter, today } from '../fixtures/stock.ts';
import { listDepartures, placeOrder } from '../fixtures/tours.ts';

/** Two weeks within one month, months ahead. */
const first = `${daysAfter(today(), 130).slice(0, 7)}-08`;
const within = Array.from({ length: 14 }, (_, place) => daysAfter(first, place));
const last = daysAfter(first, 13);

const isSaturday = (day: string): boolean => new Date(`${day}T00:00:00Z`).getUTCDay() === 6;

const own: OwnTour[] = [];

/** A tour of this journey with daily departures for two weeks. */
const openDepartures = async (request: APIRequestContext): Promise<OwnTour> => {
  const tour = await addTour(`日历 ${Date.now().toString(36)}`);
  own.push(tour);
  const headers = { Authorization: await signIn(request, 'root') };
  const edit = {
    action: 'change',
    price: { way: 'set', amount: 120_000 },
    total: { way: 'set', amount: 12 },
  };
  const data = { skuIds: [tour.skuId], days: within, edit };
  const answer = await request.put(`/api/v1/product-calendars/${tour.tourId}`, { headers, data });
  expect(answer.status(), await answer.text()).toBe(200);
  return tour;
};

test.afterEach(async () => {
  for (const tour of own.splice(0)) await removeTour(tour);
});

const pathOf = ({ tourId, skuId }: OwnTour): string =>
  `/business/calendar?productId=${tourId}&skuId=${skuId}&month=${first.slice(0, 7)}`;

test('a price is changed for all Saturdays of a range, visitors see it, and it is undone', async ({
  page,
  request,
  signedIn,
}) => {
  const sold = await openDepartures(request);
  const pricesOf = async () => {
    const found = (await listDepartures(request, sold.tourId)).filter(({ day }) => within.includes(day));
    return found.map(({ day, price }) => [day, price]);
  };
  await signedIn('root');
  await page.goto(pathOf(sold));
  const span = page.getByRole('search', { name: '按条件选日期' });
  await span.getByPlaceholder('开始日期').fill(first);
  await span.getByPlaceholder('结束日期').fill(last);
  await page.keyboard.press('Enter');
  await span.getByRole('checkbox', { name: '周六' }).check();
  await span.getByRole('button', { name: '选中' }).click();
  await expect(page.getByText('已选 2 天')).toBeVisible();
  await page.getByRole('button', { name: '修改所选' }).click();

  const drawer = page.getByRole('dialog', { name: '修改价格与库存' });
  await drawer.getByRole('combobox', { name: '成人价' }).click();
  await optionOf(page, '上调 %').click();
  await drawer.getByRole('spinbutton', { name: '成人价数额' }).fill('15');
  await expect(drawer.getByText('修改 2，新增 0，移除 0，不变 0')).toBeVisible();
  await expect(drawer.getByText('价格 ¥1,200 → ¥1,380')).toBeVisible();
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('已更新 2 处')).toBeVisible();
  expect(await pricesOf()).toEqual(within.map((day) => [day, isSaturday(day) ? 138_000 : 120_000]));

  await page.getByRole('button', { name: '撤销' }).click();
  await expect(page.getByText('已撤销上一次修改')).toBeVisible();
  expect(await pricesOf()).toEqual(within.map((day) => [day, 120_000]));
});

test('stock below the number sold is refused with the day; the other days can be saved', async ({
  page,
  request,
  signedIn,
}) => {
  const sold = await openDepartures(request);
  const { token } = await newMember(request);
  const departure = (await listDepartures(request, sold.tourId)).find(({ day }) => day === within[1]);
  if (!departure) throw new Error('the opened day is not offered');
  await placeOrder(request, token, departure, 2);
  await signedIn('root');
  await page.goto(pathOf(sold));
  const day = (place: number) => page.locator(`[data-day="${within[place]}"]`);
  await day(0).click();
  await day(2).click({ modifiers: ['Shift'] });
  await expect(page.getByText('已选 3 天')).toBeVisible();
  await page.getByRole('button', { name: '修改所选' }).click();
  const drawer = page.getByRole('dialog', { name: '修改价格与库存' });
  await drawer.getByText('移出日历', { exact: true }).click();
  await expect(drawer.getByRole('alert')).toContainText('已售和占用 2');
  await expect(drawer.getByRole('button', { name: '保存' })).toBeDisabled();
  await drawer.getByRole('button', { name: '从所选中去掉这些日期' }).click();
  await expect(drawer.getByText('修改 0，新增 0，移除 2，不变 0')).toBeVisible();
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('已更新 2 处')).toBeVisible();
  await expect(day(0)).toHaveAttribute('data-standing', 'none');
  await expect(day(1)).toHaveAttribute('data-standing', 'open');
});

for (const [language, width] of [
  ['zh-CN', 375],
  ['en', 1440],
] as const)
  test.describe(`in ${language} at ${width} px`, () => {
    test.use({ locale: language, viewport: { width, height: 900 } });

    test('the calendar is accessible', async ({ page, request, signedIn }) => {
      const sold = await openDepartures(request);
      await signedIn('root');
      await page.goto(pathOf(sold));
      await expect(page.locator(`[data-day="${first}"]`)).toBeVisible();
      await expectNoSideScroll(page);
      await expectAccessible(page);
      const cell = page.locator(`[data-day="${first}"]`);
      if (width === 375) await cell.getByRole('checkbox').check();
      else await cell.press('Space');
      await page.getByRole('button', { name: /^(修改所选|Change selected)$/ }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page);
    });
  });
