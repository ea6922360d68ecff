import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible, expectNoSideScroll } from '../fixtures/axe.ts';
import { type ListPage, titlesIn, titlesOf } from '../fixtures/lists.ts';
import { expect, test } from '../fixtures/portal.ts';

interface Found extends ListPage {
  readonly kinds: readonly { readonly kind: string; readonly count: number }[];
}

interface Suggestion {
  readonly kind: string;
  readonly id: number | null;
  readonly text: { readonly zh: string };
}

const getData = async <T>(
  request: APIRequestContext,
  path: string,
  params: Readonly<Record<string, string>>,
): Promise<T> => (await (await request.get(path, { params })).json()).data;

const find = (request: APIRequestContext, query: Readonly<Record<string, string>>) =>
  getData<Found>(request, '/api/v1/search', { pageSize: '12', ...query });

const field = (page: Page) => page.getByRole('main').getByRole('combobox');
const option = (page: Page, name: string) => page.getByRole('option').filter({ hasText: name }).first();

test('a search finds products of all kinds, tabs filter them, and the URL keeps both', async ({
  page,
  request,
}) => {
  const keywords = '湛江';
  const all = await find(request, { keywords });
  await page.goto(`/search?${new URLSearchParams({ keywords })}`);
  await expect(titlesOf(page)).toHaveText(titlesIn(all));
  for (const { kind, count } of all.kinds.filter(({ count }) => count > 0)) {
    const names: Readonly<Record<string, string>> = {
      tour: '线路',
      hotel: '酒店',
      ticket: '门票',
      goods: '特产',
      visa: '签证',
    };
    await expect(page.getByRole('tab', { name: `${names[kind]}${count}`, exact: true })).toBeVisible();
  }
  const hotels = await find(request, { keywords, kind: 'hotel' });
  await page.getByRole('tab', { name: /^酒店/ }).click();
  await expect(page).toHaveURL(`/search?${new URLSearchParams({ keywords, kind: 'hotel' })}`);
  await expect(titlesOf(page)).toHaveText(titlesIn(hotels));
  await page.goBack();
  await expect(titlesOf(page)).toHaveText(titlesIn(all));
});

test('suggestions appear while typing, and arrow keys and Enter open a product', async ({
  page,
  request,
}) => {
  const suggested = await getData<Suggestion[]>(request, '/api/v1/search/suggestions', { keywords: '湛江' });
  const place = suggested.findIndex(({ id, kind }) => id !== null && kind === 'hotel');
  await page.goto('/search');
  await field(page).pressSequentially('湛江');
  await expect(page.getByRole('option')).toHaveCount(suggested.length);
  for (let step = 0; step <= place; step += 1) await page.keyboard.press('ArrowDown');
  await expect(option(page, suggested[place]?.text.zh ?? '')).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/hotel/hotelDetail?id=${suggested[place]?.id}`);
});

test('a destination opens the list filtered by it', async ({ page, request }) => {
  const suggested = await getData<Suggestion[]>(request, '/api/v1/search/suggestions', { keywords: '徐闻' });
  const place = suggested.find(({ id }) => id === null);
  await page.goto('/search');
  await field(page).pressSequentially('徐闻');
  await page
    .getByRole('option', { name: /目的地/ })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`destination=${encodeURIComponent(place?.text.zh ?? '')}`));
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('Escape closes the suggestions, Enter searches for the text', async ({ page }) => {
  await page.goto('/search');
  await field(page).pressSequentially('湖光岩');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/search?${new URLSearchParams({ keywords: '湖光岩' })}`);
  await expect(page.getByRole('heading', { level: 1, name: '搜索：湖光岩' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('湖光岩');
});

for (const keywords of ['月球背面的旅馆', '<img src=x onerror=alert(1)>', "'; drop table products; --"])
  test(`a search for ${keywords} finds nothing and offers popular places`, async ({ page }) => {
    await page.goto(`/search?${new URLSearchParams({ keywords })}`);
    const main = page.getByRole('main');
    await expect(main.getByText(`没有找到“${keywords}”`)).toBeVisible();
    for (const width of [375, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page);
      await expectNoSideScroll(page);
    }
    await main.getByText('热门目的地').locator('..').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/route\?destination=/);
    await expect(main.getByRole('article').first()).toBeVisible();
  });

test.describe('in English', () => {
  test.use({ locale: 'en-US' });
  test('an English word finds its products and suggestions', async ({ page }) => {
    await page.goto('/search');
    await field(page).pressSequentially('lighthouse');
    await expect(page.getByRole('option').first()).toContainText(/lighthouse/i);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Results for “lighthouse”' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('article').first()).toContainText(/lighthouse/i);
  });
});
