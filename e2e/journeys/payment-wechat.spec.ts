import { enterWith, newMember } from '../fixtures/accounts.ts';
import { expect, test } from '../fixtures/portal.ts';
import { getDeparture, placeOrder, readOrder } from '../fixtures/tours.ts';

test('a tour is paid with WeChat Pay: the code is scanned by a phone, and the cashier notices by itself', async ({
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

  await page.getByRole('radio', { name: '微信支付' }).check();
  await expect(page.getByRole('img', { name: /^微信付款二维码/ })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
  const code = await page.getByRole('link', { name: '像手机扫码后那样打开' }).getAttribute('href');
  expect(code).toContain('/wechatpay/scan/');

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'zh-CN' });
  const scanned = await phone.newPage();
  await scanned.goto(code ?? '');
  await expect(scanned.getByText('微信支付', { exact: true })).toBeVisible();
  await expect(scanned.getByText('沙箱', { exact: true })).toBeVisible();
  await scanned.getByRole('button', { name: '确认付款' }).click();
  await expect(scanned.getByRole('heading', { name: '付款成功' })).toBeVisible();
  await phone.close();

  await expect(page.getByRole('heading', { name: '支付成功' })).toBeVisible({ timeout: 15_000 });
  expect(await readOrder(request, token, orderNo)).toMatchObject({ state: 'PAID' });
});
