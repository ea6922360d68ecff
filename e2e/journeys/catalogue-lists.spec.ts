import { chooseOption } from '../fixtures/choice.ts';
import { getListPage, getTopFacet, titlesIn, titlesOf } from '../fixtures/lists.ts';
import { expect, test } from '../fixtures/portal.ts';

const mark = () => `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;

const lists = [
  ['tours', '/route', '条线路'],
  ['hotels', '/hotel', '家酒店'],
  ['tickets', '/ticket', '个景区'],
  ['goods', '/goods', '件特产'],
  ['visas', '/visa', '种签证'],
] as const;

for (const [segment, path, unit] of lists)
  test(`the list of ${segment} shows the server's pages, and the back button returns to them`, async ({
    page,
    request,
  }) => {
    const [first, second] = await Promise.all([
      getListPage(request, segment),
      getListPage(request, segment, { pageNum: '2' }),
    ]);
    await page.goto(path);
    await expect(page.getByRole('main').getByText(`找到 ${first.total} ${unit}`)).toBeVisible();
    await expect(titlesOf(page)).toHaveText(titlesIn(first));
    await page.getByRole('link', { name: '第 2 页' }).click();
    await expect(page).toHaveURL(`${path}?pageNum=2`);
    await expect(titlesOf(page)).toHaveText(titlesIn(second));
    await page.goBack();
    await expect(titlesOf(page)).toHaveText(titlesIn(first));
    await page.goForward();
    await expect(titlesOf(page)).toHaveText(titlesIn(second));
  });

test('a holiday added in the back office narrows a list to its days', async ({ page, request, signedIn }) => {
  const soon = await request.get('/api/v1/date-choices');
  const [, next] = (await soon.json()).data;
  const zh = `开渔节 ${mark()}`;
  await signedIn('editor');
  await page.goto('/site/holidays');
  await page.getByRole('button', { name: '新增节假日' }).click();
  const drawer = page.getByRole('dialog', { name: '新增节假日' });
  await drawer.getByRole('textbox', { name: '名称 · 中文' }).fill(zh);
  for (const [label, day] of [
    ['第一天', next.from],
    ['最后一天', next.to],
  ]) {
    await drawer.getByLabel(label).fill(day);
    await drawer.getByLabel(label).press('Enter');
  }
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText(`已新增“${zh}”`)).toBeVisible();
  // The choices are cached for seconds.
  await expect
    .poll(async () => (await request.get('/api/v1/date-choices')).text(), { timeout: 20_000 })
    .toContain(zh);
  await page.goto('/route');
  await page.getByRole('link', { name: zh }).click();
  await expect(page).toHaveURL(`/route?dayFrom=${next.from}&dayTo=${next.to}`);
  await expect(page.getByRole('link', { name: zh })).toHaveAttribute('aria-current', 'true');
  const { total } = await getListPage(request, 'tours', { dayFrom: next.from, dayTo: next.to });
  await expect(page.getByRole('main').getByText(`找到 ${total} 条线路`)).toBeVisible();
  await page.goto('/site/holidays');
  await page.getByRole('button', { name: `删除 ${zh}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
  await expect(page.getByRole('row', { name: zh })).toHaveCount(0);
});

test('the document of a list filtered by price contains its first answer', async ({ page, request }) => {
  let asked: string[] = [];
  page.on('request', (sent) => asked.push(sent.url()));
  const cheap = await getListPage(request, 'tours', { maxPrice: '30050', sort: 'priceUp' });
  // A document is sent without an answer that is late, as on a busy machine.
  await expect(async () => {
    asked = [];
    await page.goto('/route?maxPrice=300.5&sort=priceUp');
    await expect(titlesOf(page)).toHaveText(titlesIn(cheap));
    expect(asked.filter((url) => url.includes('/api/v1/tours'))).toEqual([]);
  }).toPass();
});

test('a search for markup and SQL finds nothing and links to the whole list', async ({ page, request }) => {
  const all = await getListPage(request, 'tours');
  await page.goto(`/route?${new URLSearchParams({ keywords: '<b>月球背面</b>', theme: "' or 1=1" })}`);
  const main = page.getByRole('main');
  await expect(main.getByText(/^没有符合条件的/)).toBeVisible();
  await main.getByRole('region').getByRole('link', { name: '清除全部' }).click();
  await expect(page).toHaveURL('/route');
  await expect(titlesOf(page)).toHaveText(titlesIn(all));
});

test('a list that fails to load says so, and loads on retry', async ({ page, request, expectedErrors }) => {
  expectedErrors.push('status of 503');
  const cheapest = await getListPage(request, 'hotels', { sort: 'priceUp' });
  await page.goto('/hotel');
  await page.route('**/api/v1/hotels?*', (route) =>
    route.fulfill({ status: 503, json: { code: 'B0001', msg: '稍后再试' } }),
  );
  await chooseOption(page.getByLabel('排序'), 'priceUp');
  await expect(page.getByRole('alert').filter({ hasText: '这里没有加载成功' })).toBeVisible({
    timeout: 20_000,
  });
  await page.unroute('**/api/v1/hotels?*');
  await page.getByRole('button', { name: '重试' }).click();
  await expect(titlesOf(page)).toHaveText(titlesIn(cheapest));
});

test('on a phone the filters are a sheet that works by keyboard', async ({ page, request }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const { label, value } = await getTopFacet(request, 'hotels', 'destination');
  const there = await getListPage(request, 'hotels', { destination: value });
  await page.goto('/hotel');
  await page.getByRole('button', { name: '筛选' }).press('Enter');
  const sheet = page.getByRole('dialog', { name: '筛选' });
  await sheet.getByRole('button', { name: new RegExp(`^${label.zh}`) }).press('Space');
  await sheet.getByRole('button', { name: `查看 ${there.total} 家酒店` }).press('Enter');
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: '筛选（1）' })).toBeFocused();
  await expect(titlesOf(page)).toHaveText(titlesIn(there));
});

test.describe('in English', () => {
  test.use({ locale: 'en-US' });
  test('a filter has its English name from the first render on', async ({ page, request }) => {
    const { label, value } = await getTopFacet(request, 'visas', 'destination');
    await page.goto(`/visa?${new URLSearchParams({ destination: value })}`);
    await expect(page.getByRole('button', { name: `Remove filter: ${label.en}` })).toBeVisible();
    const { list } = await getListPage(request, 'visas', { destination: value });
    await expect(titlesOf(page)).toHaveText(list.map(({ title }) => title.en ?? title.zh));
  });
});
