import type { Page } from '@playwright/test';
import { money } from '../fixtures/booking-form.ts';
import { dayCell } from '../fixtures/calendar.ts';
import { getStay, leftOf, type RoomStay, stayPath } from '../fixtures/hotels.ts';
import { expect, test } from '../fixtures/portal.ts';
import { daysAfter, today } from '../fixtures/stock.ts';

const farEnough = ({ checkIn }: RoomStay) => checkIn > daysAfter(today(), 7);

const roomCard = (page: Page, { room }: RoomStay) =>
  page
    .getByRole('main')
    .getByRole('article')
    .filter({
      has: page.getByRole('heading', { level: 3, name: room.name.zh, exact: true }),
    })
    .last();

const stayPanel = (page: Page) => page.getByRole('region', { name: '入住安排' });

test("a hotel shows the server's data, and its room prices are sums of its nights", async ({
  page,
  request,
}) => {
  const stay = await getStay(request, (one) => farEnough(one) && leftOf(one) > 0 && leftOf(one) <= 5);
  const { hotel, room, nights } = stay;
  await page.goto(stayPath(stay));
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: hotel.title.zh })).toBeVisible();
  await expect(main).toContainText(hotel.content.address.zh);
  for (const { name } of hotel.content.surroundings) await expect(main).toContainText(name.zh);
  for (const each of hotel.rooms)
    await expect(main.getByRole('heading', { level: 3, name: each.name.zh, exact: true })).toBeVisible();

  const card = roomCard(page, stay);
  await expect(card.getByText(money(nights[0].price + nights[1].price), { exact: true })).toBeVisible();
  await expect(card.getByText(`仅剩 ${leftOf(stay)} 间`)).toBeVisible();
  await card.getByText('每晚价格').click();
  await expect(card.getByRole('definition')).toHaveText(nights.map(({ price }) => money(price)));
  await expect(card.getByRole('link', { name: /^预订/ })).toHaveAttribute(
    'href',
    `/hotel/confirm-order?id=${hotel.id}&skuId=${room.skuId}&checkIn=${stay.checkIn}&checkOut=${stay.checkOut}&rooms=1`,
  );
});

test('other days are selected by keyboard: prices, URL and a reload follow, the scroll position stays', async ({
  page,
  request,
}) => {
  const stay = await getStay(request, (one) => farEnough(one) && leftOf(one) > 1);
  await page.goto(`/hotel/hotelDetail?id=${stay.hotel.id}`);
  const dates = stayPanel(page).getByRole('button', { name: /^更改日期/ });
  await dates.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  await dates.press('Enter');
  const dialog = page.getByRole('dialog', { name: '选择入住与离店日期' });
  await (await dayCell(dialog, stay.checkIn)).press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: '确定' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(dates).toBeFocused();

  const address = new RegExp(`checkIn=${stay.checkIn}&checkOut=${stay.checkOut}`);
  await expect(page).toHaveURL(address);
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
  const total = money(stay.nights[0].price + stay.nights[1].price);
  await expect(roomCard(page, stay)).toContainText(total);
  await stayPanel(page).getByRole('button', { name: '增加房间' }).click();
  await expect(roomCard(page, stay)).toContainText(money(2 * (stay.nights[0].price + stay.nights[1].price)));
  await page.reload();
  await expect(page).toHaveURL(address);
  await expect(page).toHaveURL(/rooms=2/);
  await expect(roomCard(page, stay)).toContainText('2 晚 · 2 间');
});

test('Escape closes the calendar and changes nothing', async ({ page, request }) => {
  const stay = await getStay(request, (one) => farEnough(one) && leftOf(one) > 0);
  await page.goto(stayPath(stay));
  const dates = stayPanel(page).getByRole('button', { name: /^更改日期/ });
  await dates.click();
  await expect(page.getByRole('dialog').getByRole('grid')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(dates).toBeFocused();
  expect(page.url()).toContain(stayPath(stay));
});

test.describe('in English', () => {
  test.use({ locale: 'en-US' });

  test('a stay is selected in English without Chinese text', async ({ page, request }) => {
    const stay = await getStay(request, (one) => farEnough(one) && leftOf(one) > 0);
    await page.goto(stayPath(stay));
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: stay.hotel.title.en })).toBeVisible();
    await expect(main.getByText('2 nights, 1 room').first()).toBeVisible();
    await page.getByRole('button', { name: /^Change dates/ }).click();
    await expect(page.getByRole('dialog', { name: 'Choose check-in and check-out dates' })).not.toContainText(
      /[\u4e00-\u9fff]/,
    );
    await page.keyboard.press('Escape');
    await expect(main).not.toContainText(/[\u4e00-\u9fff]/);
  });
});
