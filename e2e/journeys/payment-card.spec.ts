import { enterWith, newMember } from '../fixtures/accounts.ts';
import { payByCard } from '../fixtures/pay.ts';
import { expect, test } from '../fixtures/portal.ts';
import { getDeparture, placeOrder, readOrder } from '../fixtures/tours.ts';

const { SANDBOX_URL = '' } = process.env;

test.use({ locale: 'en-GB' });

test('an English visitor pays by card: declined, verified by the bank, given up and paid', async ({
  page,
  request,
  expectedErrors,
}) => {
  expectedErrors.push('status of 402');
  const { token } = await newMember(request);
  const departure = await getDeparture(request, { category: 'vicinity', place: 1, seats: (n) => n >= 12 });
  const orderNo = await placeOrder(request, token, departure, 1);
  await enterWith(page, token);
  await page.goto(`/route/pay?orderNo=${orderNo}`);
  const main = page.getByRole('main');
  await page.getByRole('radio', { name: 'Card (Visa, Mastercard…)' }).check();
  await expect(main).toContainText('You are charged in Chinese yuan');
  await expect(main).not.toContainText(/[\u4e00-\u9fff]/);

  await page.getByRole('button', { name: /^Pay ¥.* by card$/ }).click();
  await expect(page).toHaveURL((url) => url.origin === SANDBOX_URL);
  await page.getByRole('radio', { name: /4000 0000 0000 0002/ }).check();
  await page.getByRole('button', { name: 'Pay now' }).click();
  await expect(page.getByRole('alert')).toHaveText(/declined, and nothing was charged/);
  await page.getByRole('radio', { name: /4000 0027 6000 3184/ }).check();
  await page.getByRole('button', { name: 'Pay now' }).click();
  await page.getByRole('button', { name: 'It is not me: refuse' }).click();
  await expect(page.getByRole('alert')).toBeVisible();

  await page.getByRole('link', { name: 'Back to the merchant' }).click();
  await expect(page).toHaveURL(new RegExp(`/route/pay\\?orderNo=${orderNo}$`));
  await payByCard(page);
  await expect(page).toHaveURL(new RegExp(`/route/pay\\?orderNo=${orderNo}&returned=1$`));
  await expect(main).not.toContainText(/[\u4e00-\u9fff]/);
  expect(await readOrder(request, token, orderNo)).toMatchObject({ state: 'PAID' });
});
