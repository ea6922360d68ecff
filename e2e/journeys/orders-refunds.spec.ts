import { enterWith, newMember } from '../fixtures/accounts.ts';
import { payFromList, refundOrder } from '../fixtures/order-screens.ts';
import { bookGoods, bookVisa } from '../fixtures/orders.ts';
import { payByWeChat } from '../fixtures/pay.ts';
import { expect, test } from '../fixtures/portal.ts';
import { daysAfter, today } from '../fixtures/stock.ts';
import { getDeparture, listDepartures, placeOrder } from '../fixtures/tours.ts';

test('goods that were not shipped are refunded in full', async ({ page, request }) => {
  const { token } = await newMember(request);
  const order = await bookGoods(request, token);
  await enterWith(page, token);
  await payFromList(page, order);
  await refundOrder(page, order.amount);
  await expect(page.getByRole('main').getByText('已退款', { exact: true }).first()).toBeVisible();
});

test('a visa without documents is refunded in full', async ({ page, request }) => {
  const { token } = await newMember(request);
  const order = await bookVisa(request, token);
  await enterWith(page, token);
  await payFromList(page, order);
  await refundOrder(page, order.amount);
  await page.goto('/personal/visa-order?state=REFUNDED');
  await expect(page.getByRole('article')).toContainText('已退款');
});

test('a tour paid with WeChat Pay is refunded in full to WeChat Pay, weeks ahead', async ({
  page,
  request,
  browser,
}) => {
  // WeChat Pay accepts a refund and completes it later: the portal queries it after 10 s and 20 s more.
  test.setTimeout(120_000);
  const { token } = await newMember(request);
  const { tourId } = await getDeparture(request, {
    category: 'domestic',
    place: 4,
    seats: (left) => left > 4,
  });
  const weeksAhead = (await listDepartures(request, tourId)).find(
    ({ day, seats }) => day > daysAfter(today(), 20) && seats > 4,
  );
  if (!weeksAhead) throw new Error(`Tour ${tourId} does not depart in three weeks`);
  const orderNo = await placeOrder(request, token, weeksAhead, 1);
  await enterWith(page, token);
  await page.goto(`/route/pay?orderNo=${orderNo}`);
  await payByWeChat(page, browser);
  await page.goto(`/personal/route-order/detail?orderNo=${orderNo}`);
  await refundOrder(page, weeksAhead.price);
});
