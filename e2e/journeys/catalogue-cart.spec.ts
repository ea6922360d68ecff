import { expectAccessible, expectNoSideScroll } from '../fixtures/axe.ts';
import { money } from '../fixtures/booking-form.ts';
import {
  cheapestOf,
  fillCart,
  getStocked,
  goodsPath,
  listStocked,
  panelOf,
  storedCart,
} from '../fixtures/goods.ts';
import { expect, test } from '../fixtures/portal.ts';

test('goods are added to the cart without login, counted, and kept there with current prices', async ({
  page,
  request,
}) => {
  const { goods, stock } = await getStocked(request, ({ stock: rows }) => cheapestOf(rows).left > 9);
  const { skuId, price } = cheapestOf(stock);
  await page.goto(goodsPath(goods));
  const panel = panelOf(page);
  await panel.getByRole('button', { name: '增加数量' }).click();
  await panel.getByRole('button', { name: '加入购物车' }).click();
  await expect(page.getByRole('link', { name: '购物车，2 件商品' })).toBeVisible();
  await panel.getByRole('link', { name: '去购物车结算' }).click();

  await expect(page.getByRole('heading', { level: 1, name: '购物车' })).toBeVisible();
  const line = page.getByRole('listitem').filter({ hasText: goods.title.zh });
  await expect(line).toContainText(money(price));
  await line.getByRole('button', { name: /^增加/ }).click();
  const summary = page.getByRole('region', { name: '结算', exact: true });
  await expect(summary).toContainText(`商品（3 件）`);
  await expect(summary).toContainText(money(price * 3));
  await expect(summary.getByRole('link', { name: '去结算' })).toHaveAttribute(
    'href',
    `/goods/confirm-order?lines=${skuId}x3`,
  );
  await page.reload();
  await expect(line.getByRole('status')).toHaveText('3');
});

test('the cart shows the amount missing for free delivery, and when it is reached', async ({
  page,
  request,
}) => {
  const { goods, stock } = await getStocked(request, ({ goods: { content }, stock: rows }) => {
    const { price, left } = cheapestOf(rows);
    const { fee, freeFrom } = content.freight;
    return fee > 0 && freeFrom !== null && price < freeFrom && left > Math.ceil(freeFrom / price);
  });
  const { skuId, price } = cheapestOf(stock);
  const { fee, freeFrom } = goods.content.freight;
  await fillCart(page, [{ skuId, count: 1 }]);
  await page.goto('/goods/cart');
  const summary = page.getByRole('region', { name: '结算', exact: true });
  await expect(summary).toContainText(`再买 ${money((freeFrom ?? 0) - price)} 即可包邮`);
  await expect(summary).toContainText(money(price + fee));
  const enough = Math.ceil((freeFrom ?? 0) / price);
  const more = page.getByRole('button', { name: /^增加/ });
  for (let count = 1; count < enough; count += 1) await more.click();
  await expect(summary).not.toContainText('再买');
  await expect(summary).toContainText(`合计${money(price * enough)}`);
});

test('a removed line can be restored, and goods off sale are listed apart', async ({ page, request }) => {
  const { goods, stock } = await getStocked(request);
  const { skuId } = cheapestOf(stock);
  await fillCart(page, [
    { skuId, count: 1 },
    { skuId: 999_999_999, count: 2 },
  ]);
  await page.goto('/goods/cart');
  await expect(page.getByText('有 1 种商品已下架')).toBeVisible();
  await page.getByRole('button', { name: '全部移除' }).click();
  await expect(page.getByText('有 1 种商品已下架')).toHaveCount(0);

  await page.getByRole('button', { name: `移除 ${goods.title.zh}` }).click();
  await expect(page.getByText('购物车还是空的')).toBeVisible();
  await expect(page.getByRole('button', { name: '撤销' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: goods.title.zh })).toBeVisible();
  await expect.poll(() => storedCart(page)).toEqual([{ skuId, count: 1 }]);
});

test('an invalid cart in local storage is an empty cart', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cart', '{"<script>": [1,'));
  await page.goto('/goods/cart');
  await expect(page.getByText('购物车还是空的')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: '逛逛特产' }).click();
  await expect(page).toHaveURL(/\/goods$/);
});

test('another tab shows goods added to the cart', async ({ page, context, request }) => {
  const { goods } = await getStocked(request);
  const other = await context.newPage();
  await other.goto('/goods/cart');
  await expect(other.getByText('购物车还是空的')).toBeVisible();
  await page.goto(goodsPath(goods));
  await panelOf(page).getByRole('button', { name: '加入购物车' }).click();
  await expect(other.getByRole('listitem').filter({ hasText: goods.title.zh })).toBeVisible();
});

test('a full cart is accessible at every width', async ({ page, request }) => {
  const stocked = (await listStocked(request)).slice(0, 5);
  await fillCart(page, [
    ...stocked.map(({ stock }) => ({ skuId: cheapestOf(stock).skuId, count: 99 })),
    { skuId: 999_999_999, count: 1 },
  ]);
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/goods/cart');
    await expect(page.getByRole('listitem').filter({ hasText: stocked[4]?.goods.title.zh })).toBeVisible();
    await test.step(`${width} px`, () => expectAccessible(page));
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSideScroll(page);
});
