import { money } from '../fixtures/booking-form.ts';
import { cheapestOf, getStocked, goodsPath, panelOf, storedCart } from '../fixtures/goods.ts';
import { expect, test } from '../fixtures/portal.ts';

test("every variant shows the server's price and stock", async ({ page, request }) => {
  const { goods, stock } = await getStocked(
    request,
    ({ goods: { content }, stock: rows }) => content.options.length > 1 && rows.every(({ left }) => left > 0),
  );
  await page.goto(goodsPath(goods));
  const panel = panelOf(page);
  await expect(panel).toContainText(money(cheapestOf(stock).price));
  for (const sku of goods.skus) {
    for (const [option, value] of sku.values.entries()) {
      const name = goods.content.options[option]?.values[value]?.zh ?? '';
      await panel.getByRole('group').nth(option).getByRole('radio', { name, exact: true }).check();
    }
    const row = stock.find(({ skuId }) => skuId === sku.skuId);
    await expect(panel).toContainText(money(row?.price ?? 0));
    await expect(panel).toContainText(row && row.left <= 9 ? `仅剩 ${row.left} 件` : '有货');
    await expect(panel.getByRole('link', { name: '立即购买' })).toHaveAttribute(
      'href',
      `/goods/confirm-order?lines=${sku.skuId}x1`,
    );
  }
});

test('on a phone the purchase bar is at the bottom edge', async ({ page, request }) => {
  const { goods, stock } = await getStocked(request);
  const { price } = cheapestOf(stock);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(goodsPath(goods));
  const bar = page.getByRole('region', { name: '价格与购买' });
  await expect(bar.getByRole('link', { name: `立即购买 ${money(price)}` })).toBeInViewport({ ratio: 1 });
  await bar.getByRole('button', { name: '加入购物车' }).click();
  await bar.getByRole('link', { name: '购物车，1 件商品' }).click();
  await expect(page.getByRole('region', { name: '合计与结算' })).toBeInViewport();
});

test('a variant is selected and bought by keyboard alone', async ({ page, request }) => {
  const { goods } = await getStocked(
    request,
    ({ goods: { skus }, stock: rows }) => skus.length > 1 && rows.every(({ left }) => left > 0),
  );
  await page.goto(goodsPath(goods));
  const panel = panelOf(page);
  await expect(panel.getByRole('link', { name: '立即购买' })).toBeVisible();
  const first = panel.getByRole('group').first().getByRole('radio');
  await first.and(panel.locator(':checked')).focus();
  await page.keyboard.press('ArrowRight');
  await expect(first.and(panel.locator(':focus'))).toBeChecked();
  const add = panel.getByRole('button', { name: '加入购物车' });
  for (let press = 0; press < 12; press += 1) {
    if (await add.evaluate((button) => button === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(add).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => storedCart(page)).toHaveLength(1);
});

test.describe('in English', () => {
  test.use({ locale: 'en-US' });

  test('goods and cart are in English', async ({ page, request }) => {
    const { goods } = await getStocked(request);
    await page.goto(goodsPath(goods));
    await expect(page.getByRole('heading', { level: 1, name: goods.title.en })).toBeVisible();
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await page.getByRole('link', { name: 'Go to cart' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Check out' })).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(/[\u4e00-\u9fff]/);
  });
});
