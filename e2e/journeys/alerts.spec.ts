import { enterWith, newMember } from '../fixtures/accounts.ts';
import { expectAccessible, expectNoSideScroll } from '../fixtures/axe.ts';
import { restock, runJob } from '../fixtures/database.ts';
import { addDeparture, addTour, removeTour } from '../fixtures/own-tour.ts';
import { expect, test } from '../fixtures/portal.ts';
import { daysAfter, today } from '../fixtures/stock.ts';

test('a member sets an alert on the page of a product, and gets a message when its price has fallen', async ({
  page,
  request,
}) => {
  test.slow();
  const title = `提醒之旅 ${Date.now().toString(36)}`;
  const tour = await addTour(title);
  await addDeparture(tour, daysAfter(today(), 45), 2);
  const sellAt = async (price: number) => {
    await restock(tour.tourId, price, 2);
    await runJob('refresh-prices');
    await expect(async () => {
      const { data } = await (await request.get(`/api/v1/tours/${tour.tourId}`)).json();
      expect(data.fromPrice).toBe(price);
    }).toPass();
  };
  await sellAt(128_000);
  await enterWith(page, (await newMember(request)).token);
  await page.goto(`/route/detail?id=${tour.tourId}`);
  await page.getByRole('button', { name: '提醒我' }).click();
  await expect(page.getByRole('radio', { name: /降价时/ })).toBeVisible();
  await expectAccessible(page);
  const dialog = page.getByRole('dialog', { name: '设置提醒' });
  await dialog.getByRole('textbox').fill('1000');
  await dialog.getByRole('button', { name: '设置提醒' }).click();
  await expect(page.getByText(/已设置提醒/)).toBeVisible();

  await page.goto('/personal/alerts');
  const card = page.getByRole('article').filter({ hasText: title });
  await expect(card).toContainText('降到 ¥1,000 或以下时提醒');
  for (const width of [360, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSideScroll(page);
  }
  await expectAccessible(page);

  await sellAt(90_000);
  await runJob('send-alerts');
  await expect(async () => {
    await page.goto('/personal/messages?category=price');
    await expect(page.getByRole('article')).toContainText(`降价提醒：${title}`, { timeout: 2_000 });
  }).toPass();
  await page.goto('/personal/alerts');
  await expect(card).toContainText('已提醒');
  await removeTour(tour);
});

test('the alerts of a member are in English, too', async ({ page, request }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'en'));
  await enterWith(page, (await newMember(request)).token);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/personal/alerts');
  await expect(page.getByText('No alerts yet')).toBeVisible();
  await expectNoSideScroll(page);
  await expectAccessible(page);
});
