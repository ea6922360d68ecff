import type { Locator } from '@playwright/test';
import { expectAccessible, expectNoSideScroll } from '../fixtures/axe.ts';
import { optionOf } from '../fixtures/choice.ts';
import { expect, test } from '../fixtures/portal.ts';

const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai' }).format(new Date());

/** The page's text, without elements marked as another language. */
const wordsOf = (place: Locator): Promise<string> =>
  place.evaluate((shown) => {
    const copy = document.importNode(shown, true);
    for (const foreign of copy.querySelectorAll('[lang]')) foreign.remove();
    return copy.textContent ?? '';
  });

test('finance sees its to-dos, filters by day and kind, and exports CSV', async ({ page, signedIn }) => {
  await signedIn('finance');
  await page.goto('/dashboard');
  const main = page.getByRole('main');
  const glance = main.getByRole('list', { name: '经营概况' });
  await expect(glance.getByRole('listitem')).toHaveCount(4);
  await expect(glance).toContainText('收入');
  await expect(main.getByRole('region', { name: /每日收入与退款的折线图/ })).toBeHidden();
  await main.getByText('以表格查看').first().click();
  const days = main.getByRole('region', { name: /每日收入与退款的折线图/ });
  await expect(days.getByRole('row')).toHaveCount(31);
  await days.getByRole('button').last().click();
  await expect(page).toHaveURL(new RegExp(`from=${today()}&to=${today()}`));
  await expect(days.getByRole('row')).toHaveCount(2);

  await main.getByRole('combobox', { name: '产品', exact: true }).click();
  await optionOf(page, '酒店').click();
  await expect(page).toHaveURL(/kind=hotel/);
  await main.getByText('近 7 天', { exact: true }).click();
  await expect(main.getByRole('radio', { name: '近 7 天' })).toBeChecked();
  await expect(days.getByRole('row')).toHaveCount(8);
  const file = page.waitForEvent('download');
  await main.getByRole('button', { name: '导出 CSV' }).click();
  expect((await file).suggestedFilename()).toMatch(/^\d{4}-\d{2}-\d{2}_\d{4}-\d{2}-\d{2}\.csv$/);

  await expect(
    main.getByRole('link', { name: /待审批退款/ }).or(main.getByText('没有等您处理的事')),
  ).toBeVisible();
});

test('an editor sees visitor numbers and no revenue', async ({ page, signedIn }) => {
  await signedIn('editor');
  await page.goto('/index');
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.goto('/dashboard');
  const visits = page.getByRole('main').getByRole('list', { name: '访问' });
  await expect(visits).toContainText('访客');
  await expect(page.getByRole('main')).not.toContainText('收入');
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: '管理后台' })).toContainText(
    '正常',
  );
});

test.describe('in English', () => {
  test.use({ locale: 'en-US' });
  for (const width of [1440, 375])
    test(`at ${width} px it is accessible`, async ({ page, signedIn }) => {
      await page.setViewportSize({ width, height: 900 });
      await signedIn('admin');
      await page.goto('/dashboard');
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
      await expect(main.getByRole('list', { name: 'Overview' })).toContainText('Revenue');
      await expect(main.getByRole('img', { name: /^Line chart of daily revenue/ })).toBeVisible();
      await expect.poll(() => wordsOf(main)).not.toMatch(/[\u4e00-\u9fff]/);
      await expectNoSideScroll(page);
      await expectAccessible(page);
    });
});

for (const [path, heading] of [
  ['/demo/charts', '图表'],
  ['/demo/components', '组件'],
] as const)
  test(`the example ${path} opens at its menu row`, async ({ page, signedIn }) => {
    await signedIn('admin');
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.locator('[data-remote="mf_admin"] h2').first()).toBeVisible();
    await expectAccessible(page);
  });

test('the document of the dashboard preloads the shared modules that it imports', async ({
  page,
  signedIn,
}) => {
  await signedIn('finance');
  await page.goto('/dashboard');
  await expect(page.getByRole('list', { name: '经营概况' }).getByRole('listitem')).toHaveCount(4);
  const requestedBy = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/shell\/.*\/antd-/.test(name))
      .map((entry) => (entry as PerformanceResourceTiming).initiatorType),
  );
  expect(requestedBy).toEqual(['link', 'link']);
});
