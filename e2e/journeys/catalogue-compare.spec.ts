import { expectNoSideScroll } from '../fixtures/axe.ts';
import { money } from '../fixtures/booking-form.ts';
import { hydrated } from '../fixtures/hydrated.ts';
import { expect, test } from '../fixtures/portal.ts';
import { listTours } from '../fixtures/tour-pages.ts';

test('tours selected in a list are compared side by side, and removed again', async ({ page, request }) => {
  const tours = (await listTours(request, '&category=local&pageNum=1')).slice(0, 3);
  await page.goto('/local');
  await hydrated(page);
  for (const { title } of tours) await page.getByRole('checkbox', { name: `对比：${title.zh}` }).check();
  await page.getByRole('region', { name: '线路对比' }).getByRole('link', { name: '开始对比' }).click();
  await expect(page).toHaveURL(new RegExp(`ids=${tours.map(({ id }) => id).join('%2C')}$`));

  const table = page.getByRole('table', { name: '线路对比表' });
  const heads = table.getByRole('columnheader').getByRole('link');
  await expect(heads).toHaveText(tours.map(({ title }) => title.zh));
  const row = (name: string) =>
    table
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name, exact: true }) })
      .getByRole('cell');
  await expect(row('起价')).toHaveText(tours.map(({ fromPrice }) => new RegExp(`^${money(fromPrice)}`)));
  await expect(row('行程天数')).toHaveText(tours.map(({ days }) => `${days} 天`));
  await expect(row('最近班期').first()).toContainText(/\d+月\d+日.*¥/);

  await table.getByRole('button', { name: `移出对比：${tours[1]?.title.zh}` }).click();
  await expect(heads).toHaveCount(2);
  await page.goto('/local');
  await expect(page.getByRole('checkbox', { name: `对比：${tours[1]?.title.zh}` })).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: `对比：${tours[0]?.title.zh}` })).toBeChecked();
});

test('on a phone the comparison scrolls sideways with sticky row names', async ({ page, request }) => {
  const tours = (await listTours(request)).slice(0, 4);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/route/compare?ids=${tours.map(({ id }) => id).join(',')}`);
  const scroll = page.getByRole('region', { name: '线路对比表，可左右滚动' });
  const name = page.getByRole('rowheader', { name: '起价' });
  await expect(name).toBeVisible();
  const before = await name.boundingBox();
  await scroll.focus();
  for (let press = 0; press < 8; press++) await page.keyboard.press('ArrowRight');
  await expect.poll(() => scroll.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  expect((await name.boundingBox())?.x).toBe(before?.x);
  await expectNoSideScroll(page);
});

test('a comparison without tours, or with deleted ones, says so', async ({
  page,
  request,
  expectedErrors,
}) => {
  expectedErrors.push('status of 404');
  const [tour] = await listTours(request);
  await page.goto("/route/compare?ids=<b>,'--,0,-3");
  await expect(page.getByText('尚未选择线路')).toBeVisible();
  await page.goto(`/route/compare?ids=${tour?.id},999999999`);
  await expect(page.getByText('有 1 条线路已下架，未列出。')).toBeVisible();
  await expect(page.getByText('再选一条线路即可对比')).toBeVisible();
});
