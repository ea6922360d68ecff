import { enterWith, newMember, signIn } from '../fixtures/accounts.ts';
import { expectAccessible, expectNoSideScroll } from '../fixtures/axe.ts';
import { money } from '../fixtures/booking-form.ts';
import { addDeparture, addTour, removeTour } from '../fixtures/own-tour.ts';
import { payByAlipay } from '../fixtures/pay.ts';
import { expect, test } from '../fixtures/portal.ts';
import { daysAfter, today } from '../fixtures/stock.ts';
import { placeOrder, previewPath, readOrder } from '../fixtures/tours.ts';

const price = 128_000;
const deposit = 38_400;

const addOwnTour = async (title: string) => {
  const terms = { minGroup: 1, cutoffDays: 0, depositPercent: 30, balanceDays: 20 };
  const tour = await addTour(`${title} ${Date.now().toString(36)}`, {
    ...terms,
    refundTiers: [{ daysBefore: 0, feePercent: 10 }],
  });
  const day = daysAfter(today(), 60);
  await addDeparture(tour, day, 10);
  const departure = { ...tour, day, price, childPrice: null, singleSupplement: null, seats: 10 };
  return { tour, departure };
};

const orderPage = (orderNo: string): string => `/personal/route-order/detail?orderNo=${orderNo}`;

test('a tour is paid by deposit and balance, and staff see the balance while it is open', async ({
  page,
  request,
  browser,
}) => {
  const { tour, departure } = await addOwnTour('订金之旅');
  const { token } = await newMember(request);
  await enterWith(page, token);
  await page.goto(previewPath(departure, 1));
  await expect(page.getByText(`可先付订金 ${money(deposit)}`)).toBeVisible();
  const orderNo = await placeOrder(request, token, departure, 1);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(`/route/pay?orderNo=${orderNo}`);
  await expect(page.getByRole('radio', { name: /^订金/ })).toBeChecked();
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await payByAlipay(page, deposit);
  await expect(page.getByText(/尾款 .*，最晚 .*付清/)).toBeVisible();

  const office = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  await enterWith(office, await signIn(request, 'admin'));
  await office.goto(`/business/orders?balance=open&keywords=${orderNo}`);
  await expect(office.getByText(`待付尾款 ${money(price - deposit)}`)).toBeVisible();
  await office.close();

  await page.goto(orderPage(orderNo));
  await expect(page.getByRole('heading', { name: '订金与尾款' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await page.getByRole('link', { name: '支付尾款' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/尾款，请在 .* 当天结束前付清/)).toBeVisible();
  await payByAlipay(page, price - deposit);
  await page.goto(orderPage(orderNo));
  await expect(page.getByText(/尾款已于 .* 付清/)).toBeVisible();
  expect(await readOrder(request, token, orderNo)).toMatchObject({ state: 'PAID', paidAmount: price });
  await removeTour(tour);
});

test.describe('in English', () => {
  test.use({ locale: 'en-US' });

  test('the full price can be paid in place of the deposit', async ({ page, request }) => {
    const { tour, departure } = await addOwnTour('全款之旅');
    const { token } = await newMember(request);
    const orderNo = await placeOrder(request, token, departure, 1);
    await enterWith(page, token);
    await page.setViewportSize({ width: 1920, height: 1080 });
    await page.goto(`/route/pay?orderNo=${orderNo}`);
    await expect(page.getByRole('radio', { name: /^Deposit/ })).toBeChecked();
    await page.getByRole('radio', { name: /^Full price/ }).check();
    await expect(page.getByRole('img', { name: /QR code for ¥1,280/ })).toBeVisible();
    await expectAccessible(page);
    await removeTour(tour);
  });
});
