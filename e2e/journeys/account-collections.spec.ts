import type { APIRequestContext } from '@playwright/test';
import { enterWith, newMember } from '../fixtures/accounts.ts';
import { expectAccessible, expectNoSideScroll } from '../fixtures/axe.ts';
import { restock, sellGoods, takeDown } from '../fixtures/database.ts';
import { expect, test } from '../fixtures/portal.ts';

const address = '/personal/collections';

/** Puts goods on sale and waits until the API lists them. */
const onSale = async (request: APIRequestContext, title: string, price: number): Promise<number> => {
  const id = await sellGoods(title, price);
  const priceNow = async () => (await (await request.get(`/api/v1/goods/${id}`)).json()).data?.fromPrice;
  await expect.poll(priceNow, { timeout: 60_000 }).toBe(price);
  return id;
};

const collect = async (request: APIRequestContext, token: string, ids: readonly number[]): Promise<void> => {
  for (const id of ids) {
    const answer = await request.put(`/api/v1/collections/${id}`, { headers: { Authorization: token } });
    expect(answer.status(), await answer.text()).toBe(200);
  }
};

test('favourites show price changes, sold-out products and products off sale', async ({ page, request }) => {
  test.slow();
  const { token } = await newMember(request);
  const name = `藏${Date.now().toString(36)}`;
  const [cheaper, soldOut, down] = await Promise.all([
    onSale(request, `${name}甲`, 8_800),
    onSale(request, `${name}乙`, 8_800),
    onSale(request, `${name}丙`, 8_800),
  ]);
  await collect(request, token, [cheaper, soldOut, down]);
  await restock(cheaper, 6_600, 5);
  await restock(soldOut, 8_800, 0);
  await takeDown(down);

  await enterWith(page, token);
  const card = (title: string) => page.getByRole('article').filter({ hasText: title });
  await expect(async () => {
    await page.goto(address);
    await expect(card(`${name}甲`)).toContainText('比收藏时降 ¥22', { timeout: 5_000 });
    await expect(card(`${name}乙`)).toContainText('已售罄', { timeout: 5_000 });
  }).toPass({ timeout: 90_000 });
  await expect(card(`${name}丙`)).toContainText('已下架');
  await expect(card(`${name}丙`).getByRole('link')).toHaveCount(0);
  await expect(page.getByRole('tab', { name: /特产\s*3/ })).toBeVisible();
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
  }
  await page.setViewportSize({ width: 360, height: 780 });
  await expectNoSideScroll(page);
  await card(`${name}甲`).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`${name}甲`);
  await page.goto(address);
  await expect(page.getByRole('article')).toHaveCount(3);
  for (const id of [cheaper, soldOut]) await takeDown(id);
});

const collectSome = async (request: APIRequestContext, token: string): Promise<void> => {
  for (const [kind, count] of [
    ['tours', 7],
    ['hotels', 3],
    ['visas', 2],
  ] as const) {
    const answer = await request.get(`/api/v1/${kind}?pageSize=${count}`);
    const { list } = (await answer.json()).data;
    await collect(
      request,
      token,
      list.map(({ id }: { id: number }) => id),
    );
  }
};

test('favourites are filtered by kind and paged, and a removal can be undone', async ({ page, request }) => {
  const { token } = await newMember(request);
  await collectSome(request, token);
  await enterWith(page, token);
  await page.goto(address);
  await expect(page.getByRole('article')).toHaveCount(10);
  await page.getByRole('button', { name: '第 2 页' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.getByRole('tab', { name: /酒店\s*3/ }).click();
  await expect(page).toHaveURL(/kind=hotel/);
  await expect(page.getByRole('article')).toHaveCount(3);

  const first = page.getByRole('article').first();
  const title = (await first.getByRole('heading').textContent()) ?? '';
  await first.getByRole('button', { name: `移除${title}` }).press('Enter');
  await expect(first.getByRole('button', { name: `放回${title}` })).toBeFocused();
  await expect(page.getByRole('tab', { name: /酒店\s*2/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: /酒店\s*3/ })).toBeVisible();
  await first.getByRole('button', { name: `移除${title}` }).click();
  await expect(page.getByRole('tab', { name: /酒店\s*2/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByRole('link', { name: title })).toHaveCount(0);
});

test('an empty list of favourites links to products, in English too', async ({ page, request }) => {
  const { token } = await newMember(request);
  await enterWith(page, token);
  await page.addInitScript(() => localStorage.setItem('language', 'en'));
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: 'Favourites' })).toBeVisible();
  await expect(page.getByText('No favourites yet')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Browse hotels' }).click();
  await expect(page).toHaveURL(/\/hotel$/);
});
