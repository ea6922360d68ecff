import type { APIRequestContext } from '@playwright/test';
import { enterWith, newMember } from '../fixtures/accounts.ts';
import { expectAccessible, expectNoSideScroll } from '../fixtures/axe.ts';
import { money } from '../fixtures/booking-form.ts';
import { chooseOption } from '../fixtures/choice.ts';
import { setDeparturePrice } from '../fixtures/database.ts';
import { payByAlipay, payByCard } from '../fixtures/pay.ts';
import { adult } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/portal.ts';
import { daysAfter, today } from '../fixtures/stock.ts';
import { type Departure, listDepartures, listTours, placeOrder, readOrder } from '../fixtures/tours.ts';

/** Two departures of a domestic tour with seats, weeks ahead; the second costs 100 yuan more. */
const twoDepartures = async (request: APIRequestContext, place: number): Promise<[Departure, Departure]> => {
  const [tourId = 0] = (await listTours(request, 'domestic')).slice(place);
  const [first, second] = (await listDepartures(request, tourId)).filter(
    ({ day, seats }) => day > daysAfter(today(), 20) && seats > 4,
  );
  if (!first || !second) throw new Error(`Tour ${tourId} has no two departures`);
  await setDeparturePrice(second, first.price + 10_000);
  return [first, { ...second, price: first.price + 10_000 }];
};

test('a paid tour moves to a dearer departure once the difference is paid', async ({ page, request }) => {
  const { token } = await newMember(request);
  const [first, second] = await twoDepartures(request, 6);
  const orderNo = await placeOrder(request, token, first, 1);
  await enterWith(page, token);
  await page.goto(`/route/pay?orderNo=${orderNo}`);
  await payByAlipay(page, first.price);
  await page.goto(`/personal/route-order/detail?orderNo=${orderNo}`);
  await page.locator('#change').getByRole('button', { name: '改期' }).click();
  const dialog = page.getByRole('dialog', { name: '改期' });
  await chooseOption(dialog.getByLabel(/新的出发日期/), `${second.skuId} ${second.day}`);
  await expect(dialog.getByText(money(second.price), { exact: true })).toBeVisible();
  await expectAccessible(page, 'dialog[open]');
  await dialog.getByRole('button', { name: `改期并支付 ${money(10_000)}` }).click();
  await expect(page.getByText(/补差价/)).toBeVisible();
  await payByAlipay(page, 10_000);
  await page.goto(`/personal/route-order/detail?orderNo=${orderNo}`);
  await expect(page.getByText('改期完成')).toBeVisible();
  const order = await readOrder(request, token, orderNo);
  expect(order).toMatchObject({ state: 'PAID', amount: second.price, paidAmount: second.price });
});

test('a traveller of a paid tour is replaced by somebody typed in', async ({ page, request }) => {
  const { token } = await newMember(request);
  const [first] = await twoDepartures(request, 7);
  const orderNo = await placeOrder(request, token, first, 1);
  await enterWith(page, token);
  await page.goto(`/route/pay?orderNo=${orderNo}`);
  await payByAlipay(page, first.price);
  await page.goto(`/personal/route-order/detail?orderNo=${orderNo}`);
  await page.locator('#change').getByRole('button', { name: '更换出行人' }).click();
  const dialog = page.getByRole('dialog', { name: '更换出行人' });
  await chooseOption(dialog.getByLabel(/换成/), '填写新的出行人');
  await expectAccessible(page, 'dialog[open]');
  const { name, documentNo } = adult('周海燕');
  await dialog.getByLabel(/姓名/).fill(name);
  await dialog.getByLabel(/证件号码/).fill(documentNo);
  await dialog.getByRole('button', { name: '确认更换' }).click();
  await expect(page.getByText('出行人已更换')).toBeVisible();
  await expect(page.getByRole('main').getByText(name)).toBeVisible();
});

test.describe('in English at 360 px', () => {
  test.use({ locale: 'en-US', viewport: { width: 360, height: 780 } });

  test('date and traveller are changed, and a change is withdrawn', async ({ page, request }) => {
    const { token } = await newMember(request);
    const [first, second] = await twoDepartures(request, 8);
    const orderNo = await placeOrder(request, token, first, 1);
    await enterWith(page, token);
    await page.goto(`/route/pay?orderNo=${orderNo}`);
    await payByCard(page);
    const detail = `/personal/route-order/detail?orderNo=${orderNo}`;
    await page.goto(detail);
    await page.locator('#change').getByRole('button', { name: 'Change date' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change date' });
    await chooseOption(dialog.getByLabel(/New departure/), `${second.skuId} ${second.day}`);
    await expect(dialog.getByText(money(second.price), { exact: true })).toBeVisible();
    await expectAccessible(page, 'dialog[open]');
    await expectNoSideScroll(page);
    await dialog.getByRole('button', { name: `Change date and pay ${money(10_000)}` }).click();
    await expect(page.getByText(/^Difference for the change to/)).toBeVisible();

    await page.goto(detail);
    const pending = page.locator('#change');
    await expect(pending).toContainText(`${money(10_000)} to pay`);
    await expectAccessible(page);
    await pending.getByRole('button', { name: 'Cancel the change' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel the change' }).click();
    await expect(page.getByText('Change cancelled')).toBeVisible();
    expect(await readOrder(request, token, orderNo)).toMatchObject({ state: 'PAID', amount: first.price });

    await pending.getByRole('button', { name: 'Change traveller' }).click();
    const people = page.getByRole('dialog', { name: 'Change traveller' });
    await chooseOption(people.getByLabel(/New traveller/), 'Enter a new traveller');
    const { name, documentNo } = adult('周海鸥');
    await people.getByLabel(/full name/i).fill(name);
    await people.getByLabel(/ID number|Document number/).fill(documentNo);
    await expectAccessible(page, 'dialog[open]');
    await expectNoSideScroll(page);
    await people.getByRole('button', { name: 'Replace' }).click();
    await expect(page.getByRole('region', { name: 'Notices' })).toContainText('Traveller replaced');
    await expect(page.getByRole('main').getByText(name)).toBeVisible();
  });
});
