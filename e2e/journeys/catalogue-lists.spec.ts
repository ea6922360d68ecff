import { getListPage, getTopFacet, titlesIn, titlesOf } from '../fixtures/lists.ts';
import { expect, test } from '../fixtures/portal.ts';

const day = (ahead: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai', dateStyle: 'short' }).format(
    new Date(Date.now() + ahead * 86_400_000),
  );

const lists = [
  ['tours', '/route', '条线路'],
  ['hotels', '/hotel', '家酒店'],
  ['tickets', '/ticket', '个景区'],
  ['goods', '/goods', '件特产'],
  ['visas', '/visa', '种签证'],
] as const;

for (const [segment, path, unit] of lists)
  test(`the list of ${segment} is the server's, page by page, and back leads back`, async ({
    page,
    request,
  }) => {
    const [first, second] = await Promise.all([
      getListPage(request, segment),
      getListPage(request, segment, { pageNum: '2' }),
    ]);
    await page.goto(path);
    await expect(page.getByRole('main').getByText(`找到 ${first.total} ${unit}`)).toBeVisible();
    await expect.poll(() => titlesOf(page)).toEqual(titlesIn(first));
    await page.getByRole('button', { name: '第 2 页' }).click();
    await expect(page).toHaveURL(`${path}?pageNum=2`);
    await expect.poll(() => titlesOf(page)).toEqual(titlesIn(second));
    await page.goBack();
    await expect.poll(() => titlesOf(page)).toEqual(titlesIn(first));
    await page.goForward();
    await expect.poll(() => titlesOf(page)).toEqual(titlesIn(second));
  });

test('a list whose address has a price brings its first answer along', async ({ page, request }) => {
  let asked: string[] = [];
  page.on('request', (sent) => asked.push(sent.url()));
  const cheap = await getListPage(request, 'tours', { maxPrice: '30050', sort: 'priceUp' });
  // A document does not wait for an answer that is late, as it may be on a busy machine.
  await expect(async () => {
    asked = [];
    await page.goto('/route?maxPrice=300.5&sort=priceUp');
    await expect.poll(() => titlesOf(page)).toEqual(titlesIn(cheap));
    expect(asked.filter((url) => url.includes('/api/v1/tours'))).toEqual([]);
  }).toPass();
});

test('the shop is entered by its departments', async ({ page, request }) => {
  const { value, label } = await getTopFacet(request, 'goods', 'category');
  const within = await getListPage(request, 'goods', { category: value });
  await page.goto('/goods');
  const departments = page.getByRole('region', { name: '分类' });
  await departments.getByRole('button', { name: label.zh }).click();
  await expect(page).toHaveURL(`/goods?${new URLSearchParams({ category: value })}`);
  await expect.poll(() => titlesOf(page)).toEqual(titlesIn(within));
  await page.getByRole('button', { name: `移除条件：${label.zh}` }).click();
  await expect(page).toHaveURL('/goods');
});

test('visas are chosen by country first, then by purpose, and both stay in the address', async ({
  page,
  request,
}) => {
  const country = await getTopFacet(request, 'visas', 'destination');
  await page.goto('/visa');
  const countries = page.getByRole('region', { name: '国家与地区' });
  await countries.getByRole('button', { name: country.label.zh }).click();
  await page.getByRole('region', { name: '出行目的' }).getByRole('button').first().click();
  await expect(page).toHaveURL(/destination=.*&category=/);
  const query = Object.fromEntries(new URL(page.url()).searchParams);
  const narrowed = await getListPage(request, 'visas', query);
  expect(narrowed.total).toBeLessThanOrEqual(country.count);
  await expect.poll(() => titlesOf(page)).toEqual(titlesIn(narrowed));
  await page.reload();
  await expect.poll(() => titlesOf(page)).toEqual(titlesIn(narrowed));
});

test('a hotel is entered with the days of the stay', async ({ page, request }) => {
  const [from, to] = [day(20), day(22)];
  const free = await getListPage(request, 'hotels', { dayFrom: from, dayTo: to, grade: '5' });
  await page.goto('/hotel');
  await page.getByLabel('入住', { exact: true }).fill(from);
  await expect(page).toHaveURL(`/hotel?dayFrom=${from}&dayTo=${day(21)}`);
  await page.getByLabel('离店', { exact: true }).fill(to);
  await page.getByRole('button', { name: /^5 星级/ }).click();
  await expect.poll(() => titlesOf(page)).toEqual(titlesIn(free));
  await expect(page.getByRole('button', { name: /移除条件：.* · 2 晚/ })).toBeVisible();
  const title = free.list[0]?.title.zh ?? '';
  await page.getByRole('main').getByRole('link', { name: title, exact: true }).click();
  await expect(page).toHaveURL(`/hotel/hotelDetail?id=${free.list[0]?.id}&checkIn=${from}&checkOut=${to}`);
});

test('sights are asked for by the day of the visit and their grade', async ({ page, request }) => {
  const visit = day(10);
  const query = { dayFrom: visit, dayTo: visit, grade: '4' };
  const open = await getListPage(request, 'tickets', query);
  await page.goto('/ticket');
  await page.getByLabel('游玩日期').fill(visit);
  await page.getByRole('button', { name: /^4A 级景区/ }).click();
  await expect(page).toHaveURL(`/ticket?${new URLSearchParams(query)}`);
  await expect.poll(() => titlesOf(page)).toEqual(titlesIn(open));
});

test('a reversed range is flagged at its field, and the list stays', async ({ page, request }) => {
  const all = await getListPage(request, 'goods');
  await page.goto('/goods?minPrice=90&maxPrice=10');
  await expect(page.getByLabel('最高价（元）')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('最低价高于最高价')).toBeVisible();
  await expect.poll(() => titlesOf(page)).toEqual(titlesIn(all));
});

for (const [segment, path] of lists)
  test(`what no one of the ${segment} has leads back to all of them`, async ({ page, request }) => {
    const all = await getListPage(request, segment);
    await page.goto(`${path}?${new URLSearchParams({ keywords: '<b>月球背面</b>', theme: "' or 1=1" })}`);
    const main = page.getByRole('main');
    await expect(main.getByText(/^没有符合条件的/)).toBeVisible();
    await main.getByRole('region').getByRole('button', { name: '清除全部' }).click();
    await expect(page).toHaveURL(path);
    await expect.poll(() => titlesOf(page)).toEqual(titlesIn(all));
  });

test('a list that does not come says so, and comes on the next try', async ({
  page,
  request,
  expectedErrors,
}) => {
  expectedErrors.push('status of 503');
  const cheapest = await getListPage(request, 'hotels', { sort: 'priceUp' });
  await page.goto('/hotel');
  await page.route('**/api/v1/hotels?*', (route) =>
    route.fulfill({ status: 503, json: { code: 'B0001', msg: '稍后再试' } }),
  );
  await page.getByLabel('排序').selectOption('priceUp');
  await expect(page.getByRole('alert').filter({ hasText: '这里没有加载成功' })).toBeVisible({
    timeout: 20_000,
  });
  await page.unroute('**/api/v1/hotels?*');
  await page.getByRole('button', { name: '重试' }).click();
  await expect.poll(() => titlesOf(page)).toEqual(titlesIn(cheapest));
});

test('on a phone the filters are a sheet, and the keyboard can do it all', async ({ page, request }) => {
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
  await expect.poll(() => titlesOf(page)).toEqual(titlesIn(there));
});

test.describe('in English', () => {
  test.use({ locale: 'en-US' });
  test('a filter is called by its English name from the first drawing on', async ({ page, request }) => {
    const { label, value } = await getTopFacet(request, 'visas', 'destination');
    await page.goto(`/visa?${new URLSearchParams({ destination: value })}`);
    await expect(page.getByRole('button', { name: `Remove filter: ${label.en}` })).toBeVisible();
    const { list } = await getListPage(request, 'visas', { destination: value });
    await expect.poll(() => titlesOf(page)).toEqual(list.map(({ title }) => title.en));
  });
});
