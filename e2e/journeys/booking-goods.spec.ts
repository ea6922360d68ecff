import type { Page } from '@playwright/test';
import { enterWith, newMember } from '../fixtures/accounts.ts';
import { chooseRegion } from '../fixtures/addresses.ts';
import { expectAccessible, expectNoSideScroll } from '../fixtures/axe.ts';
import { money, orderNoOf } from '../fixtures/booking-form.ts';
import { cheapestOf, fillCart, getStocked } from '../fixtures/goods.ts';
import { payByAlipay } from '../fixtures/pay.ts';
import { contact } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/portal.ts';
import { readOrder } from '../fixtures/tours.ts';
import { unlessStandard } from '../fixtures/variants.ts';

const field = (page: Page, name: string) => page.locator(`[name="address/${name}"]`);

const fillAddress = async (page: Page): Promise<void> => {
  await field(page, 'name').fill(contact.name);
  await field(page, 'mobile').fill(contact.mobile);
  await chooseRegion(page);
  await field(page, 'street').fill('人民大道南 1 号');
};

test('a member checks out a cart to an address and pays with Alipay; the cart is empty', async ({
  page,
  request,
}) => {
  const { token } = await newMember(request);
  const { goods, stock } = await getStocked(request, ({ stock }) => cheapestOf(stock).left >= 10);
  const { skuId, price } = cheapestOf(stock);
  await fillCart(page, [{ skuId, count: 2 }]);
  await enterWith(page, token);
  await page.goto('/goods/cart');
  await page.getByRole('main').getByRole('link', { name: '去结算' }).first().click();
  await expect(page).toHaveURL(/\/goods\/confirm-order\?lines=/);
  await expect(page.getByRole('heading', { level: 3, name: goods.title.zh })).toBeVisible();

  const { fee, freeFrom } = goods.content.freight;
  const amount = 2 * price + (freeFrom !== null && 2 * price >= freeFrom ? 0 : fee);
  await fillAddress(page);
  const breakdown = page.getByRole('complementary', { name: '费用明细' });
  await expect(breakdown.getByRole('status')).toContainText(money(amount));
  await page.getByRole('button', { name: '提交订单' }).click();

  await expect(page).toHaveURL(/\/pay\?orderNo=G/);
  const orderNo = orderNoOf(page);
  await payByAlipay(page, amount);
  expect(await readOrder(request, token, orderNo)).toMatchObject({ state: 'PAID', paidAmount: amount });
  expect(await page.evaluate(() => localStorage.getItem('cart'))).toBe('[]');
});

for (const width of [375, 1440])
  test(
    `the form is accessible and fits at ${width} px, also with errors`,
    unlessStandard(width === 375),
    async ({ page, request }) => {
      const { token } = await newMember(request);
      const { goods, stock } = await getStocked(request);
      const { skuId } = cheapestOf(stock);
      await page.setViewportSize({ width, height: 900 });
      await enterWith(page, token);
      await page.goto(`/goods/confirm-order?lines=${skuId}x1`);
      await expect(page.getByRole('heading', { level: 3, name: goods.title.zh })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: '提交订单' }).click();
      const summary = page.getByRole('alert').filter({ hasText: '需要修改' });
      await expect(summary).toBeFocused();
      await expect(summary.getByRole('link')).toHaveCount(4);
      await summary.getByRole('link', { name: '收货地址：请选择所在地区' }).click();
      await expect(field(page, 'province')).toBeFocused();
      await expectAccessible(page);
      await expectNoSideScroll(page);
    },
  );
