import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible, expectNoSideScroll } from '../fixtures/axe.ts';
import { money } from '../fixtures/booking-form.ts';
import { expect, test } from '../fixtures/portal.ts';

interface Sku {
  readonly skuId: number;
  readonly values: readonly number[];
}

interface Goods {
  readonly id: number;
  readonly title: { readonly zh: string; readonly en: string };
  readonly content: {
    readonly options: readonly { readonly values: readonly { readonly zh: string }[] }[];
    readonly freight: { readonly fee: number; readonly freeFrom: number | null };
  };
  readonly skus: readonly Sku[];
}

interface Stock {
  readonly skuId: number;
  readonly price: number;
  readonly left: number;
}

interface Stocked {
  readonly goods: Goods;
  readonly stock: readonly Stock[];
}

const read = async (request: APIRequestContext, path: string) =>
  (await (await request.get(`/api/v1/${path}`)).json()).data;

const listStocked = async (request: APIRequestContext): Promise<readonly Stocked[]> => {
  const { list } = await read(request, 'goods?pageSize=24');
  return Promise.all(
    list.map(async ({ id }: { id: number }) => ({
      goods: await read(request, `goods/${id}`),
      stock: await read(request, `goods/${id}/stock`),
    })),
  );
};

const getStocked = async (
  request: APIRequestContext,
  suits: (stocked: Stocked) => boolean = () => true,
): Promise<Stocked> => {
  const found = (await listStocked(request)).find(suits);
  if (!found) throw new Error('no goods of the demo suit this journey');
  return found;
};

const cheapestOf = (stock: readonly Stock[]): Stock => {
  const [first] = stock.filter(({ left }) => left > 0).toSorted((one, other) => one.price - other.price);
  if (!first) throw new Error('all of these goods are sold out');
  return first;
};

const goodsPath = ({ id }: Pick<Goods, 'id'>) => `/goods/goodsDetail?id=${id}`;
const panelOf = (page: Page) => page.getByRole('region', { name: '选购' });

/** Puts lines into the cart before the page starts, once. */
const fillCart = (page: Page, lines: readonly { readonly skuId: number; readonly count: number }[]) =>
  page.addInitScript((cart) => {
    if (localStorage.getItem('cart') === null) localStorage.setItem('cart', cart);
  }, JSON.stringify(lines));

const storedCart = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '[]'));

test('each choice has the price and the stock that the server has', async ({ page, request }) => {
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
    await expect(panel).toContainText(row && row.left < 10 ? `仅剩 ${row.left} 件` : '有货');
    await expect(panel.getByRole('link', { name: '立即购买' })).toHaveAttribute(
      'href',
      `/goods/confirm-order?lines=${sku.skuId}x1`,
    );
  }
});

test('what is sold out cannot be chosen, and says so', async ({ page, request }) => {
  const { goods, stock } = await getStocked(request, ({ stock: rows }) => rows.length > 1);
  const [gone] = stock.toSorted((one, other) => one.price - other.price);
  const sku = goods.skus.find(({ skuId }) => skuId === gone?.skuId);
  await page.route(`**/api/v1/goods/${goods.id}/stock*`, async (route) => {
    const answer = await (await route.fetch()).json();
    const data = answer.data.map((row: Stock) => (row.skuId === gone?.skuId ? { ...row, left: 0 } : row));
    await route.fulfill({ json: { ...answer, data } });
  });
  // From inside the portal, so that the answer is asked for and not brought along by the document.
  await page.goto('/goods');
  await page.getByRole('main').getByRole('link', { name: goods.title.zh }).click();
  const last = (sku?.values.length ?? 1) - 1;
  const name = goods.content.options[last]?.values[sku?.values[last] ?? 0]?.zh ?? '';
  const panel = panelOf(page);
  for (const [option, value] of (sku?.values ?? []).slice(0, last).entries())
    await panel.getByRole('group').nth(option).getByRole('radio').nth(value).check();
  const radio = panel.getByRole('group').nth(last).getByRole('radio', { name });
  await expect(radio).toBeDisabled();
  await expect(panel.getByText('售罄', { exact: true })).toBeVisible();
});

test('goods go into the cart without login, are counted, and wait there with the prices of the moment', async ({
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

test('the cart says what is missing to free delivery, and when it is reached', async ({ page, request }) => {
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

test('a line is removed, had back, and what is not sold any more stands apart', async ({ page, request }) => {
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
  expect(await storedCart(page)).toEqual([{ skuId, count: 1 }]);
});

test('nonsense in the place of the cart is an empty cart', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cart', '{"<script>": [1,'));
  await page.goto('/goods/cart');
  await expect(page.getByText('购物车还是空的')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: '去逛逛特产' }).click();
  await expect(page).toHaveURL(/\/goods$/);
});

test('another tab of the portal sees what was put into the cart', async ({ page, context, request }) => {
  const { goods } = await getStocked(request);
  const other = await context.newPage();
  await other.goto('/goods/cart');
  await expect(other.getByText('购物车还是空的')).toBeVisible();
  await page.goto(goodsPath(goods));
  await panelOf(page).getByRole('button', { name: '加入购物车' }).click();
  await expect(other.getByRole('listitem').filter({ hasText: goods.title.zh })).toBeVisible();
});

test('a full cart is readable, at every width and by everybody', async ({ page, request }) => {
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

test('on a phone the purchase is at hand at the lower edge', async ({ page, request }) => {
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

test('a choice is made and bought by keyboard alone', async ({ page, request }) => {
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
  expect(await storedCart(page)).toHaveLength(1);
});

test.describe('in English', () => {
  test.use({ locale: 'en-US' });

  test('goods and cart speak English', async ({ page, request }) => {
    const { goods } = await getStocked(request);
    await page.goto(goodsPath(goods));
    await expect(page.getByRole('heading', { level: 1, name: goods.title.en })).toBeVisible();
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await page.getByRole('link', { name: 'Go to the cart' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Check out' })).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(/[\u4e00-\u9fff]/);
  });
});
