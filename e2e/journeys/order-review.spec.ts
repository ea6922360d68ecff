import type { APIRequestContext, Page } from '@playwright/test';
import { enterWith, newMember } from '../fixtures/accounts.ts';
import { expectAccessible, expectNoSideScroll } from '../fixtures/axe.ts';
import { payFromList } from '../fixtures/order-screens.ts';
import { bookStay, fulfil, orderPath, ordersPath, type Placed } from '../fixtures/orders.ts';
import { choosePictures, pictureOf } from '../fixtures/pictures.ts';
import { expect, test } from '../fixtures/portal.ts';

/** A paid stay that has ended, of a new member. */
const stay = async (page: Page, request: APIRequestContext): Promise<{ order: Placed; token: string }> => {
  const { token } = await newMember(request);
  const order = await bookStay(request, token);
  await enterWith(page, token);
  await payFromList(page, order);
  for (const event of ['confirmRoom', 'checkIn', 'checkOut']) await fulfil(request, order.orderNo, { event });
  return { order, token };
};

/** The public reviews of the product. */
const productPath = async (request: APIRequestContext, token: string, { orderNo }: Placed) => {
  const answer = await request.get(`/api/v1/orders/${orderNo}`, { headers: { Authorization: token } });
  return `/hotel/hotelDetail?id=${(await answer.json()).data.productId}`;
};

test('a stay that has ended is reviewed with pictures, and the review is public', async ({
  page,
  request,
}) => {
  test.slow();
  const { order, token } = await stay(page, request);
  await page.goto(ordersPath(order));
  await page.getByRole('article').getByRole('link', { name: '去评价' }).click();
  await expect(page).toHaveURL(/#review$/);
  const review = page.locator('#review');
  await review.getByRole('radio', { name: '1 星，很差' }).focus();
  await page.keyboard.press('Space');
  for (let star = 2; star <= 5; star += 1) await page.keyboard.press('ArrowRight');
  await expect(review.getByRole('radio', { name: '5 星，非常满意' })).toBeChecked();
  await review.getByRole('group', { name: '卫生' }).getByRole('radio', { name: '4 星' }).check();
  await review.getByRole('radio', { name: '家庭' }).check();
  const words = `推窗见海，早餐丰盛，下次再来。${order.orderNo}`;
  await review.getByRole('textbox').fill(words);
  await choosePictures(page, /添加图片/, [await pictureOf(page, 'a.png'), await pictureOf(page, 'b.png')]);
  await expect(review.getByRole('img', { name: /^图片 \d$/ })).toHaveCount(2);
  await page.reload();
  await expect(review.getByRole('textbox')).toHaveValue(words);
  await review.getByRole('button', { name: '移除图片 2' }).click();
  await expect(review.getByRole('img', { name: /^图片 \d$/ })).toHaveCount(1);
  await review.getByRole('button', { name: '发表评价' }).click();
  await expect(page.getByText('评价已发表，谢谢您')).toBeVisible();
  await expect(review.getByText(words)).toBeVisible();
  await expect(review.getByText('卫生 4 · 家庭')).toBeVisible();
  await expect(page.getByRole('main').getByText('发表评价', { exact: true })).toBeVisible();
  await expectAccessible(page);

  const path = await productPath(request, token, order);
  const said = page.locator('#reviews').getByRole('article').filter({ hasText: words });
  await expect(async () => {
    await page.goto(path);
    await page.locator('#reviews').scrollIntoViewIfNeeded();
    await expect(said).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
  await expect(said).toContainText('旅**');
  await said.getByRole('button', { name: /图片 1$/ }).click();
  const large = page.getByRole('dialog').getByRole('img');
  await expect(large).toBeVisible();
  await expect
    .poll(() => large.evaluate((picture: HTMLImageElement) => picture.naturalWidth))
    .toBeGreaterThan(200);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.goto(ordersPath(order));
  await expect(page.getByRole('article')).toContainText(order.orderNo);
  await expect(page.getByRole('article').getByRole('link', { name: '去评价' })).toHaveCount(0);
});

test('the English form is accessible, fits, and reports missing fields', async ({ page, request }) => {
  test.slow();
  const { order } = await stay(page, request);
  await page.goto(orderPath(order));
  await page.getByRole('button', { name: 'English' }).click();
  const review = page.locator('#review');
  await expect(review.getByRole('radio', { name: '5 stars, excellent' })).toBeVisible();
  await review.getByRole('button', { name: 'Publish review' }).click();
  await expect(review.getByRole('alert')).toContainText('Please choose a rating');
  await expect(review.getByRole('alert')).toContainText('Please write a few words');
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
  }
  await page.setViewportSize({ width: 360, height: 780 });
  await expectNoSideScroll(page);
  await review.getByRole('radio', { name: '4 stars, good' }).check();
  await review.getByRole('textbox').fill('A quiet room with a view over the bay.');
  await review.getByRole('button', { name: 'Publish review' }).click();
  await expect(page.getByText('Review published. Thank you!')).toBeVisible();
  await expectNoSideScroll(page);
});
