import { enterWith, newMember } from '../fixtures/accounts.ts';
import { payByWeChat } from '../fixtures/pay.ts';
import { expect, test } from '../fixtures/portal.ts';
import { getDeparture, placeOrder, readOrder } from '../fixtures/tours.ts';

test('a tour is paid with WeChat Pay: a phone scans the code, and the cashier polls the payment', async ({
  page,
  request,
  browser,
}) => {
  const { token } = await newMember(request);
  const departure = await getDeparture(request, { category: 'vicinity', place: 4, seats: (n) => n >= 12 });
  const orderNo = await placeOrder(request, token, departure, 1);
  await enterWith(page, token);
  await page.goto(`/route/pay?orderNo=${orderNo}`);
  await expect(page.getByRole('img', { name: /^支付宝付款二维码/ })).toBeVisible();

  await payByWeChat(page, browser);
  expect(await readOrder(request, token, orderNo)).toMatchObject({ state: 'PAID' });
});
