import type { Locator, Page } from '@playwright/test';
import { signIn } from '../fixtures/accounts.ts';
import { expectAccessible, expectNoSideScroll } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/portal.ts';
import { unlessStandard } from '../fixtures/variants.ts';

const newCode = () => `e2e_${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;

/** A row of a table, or its card on a phone. */
const rowOf = (page: Page, name: string): Locator =>
  page
    .getByRole('main')
    .getByRole('row')
    .or(page.getByRole('main').getByRole('listitem'))
    .filter({ hasText: name });

test('a dictionary gets items, is renamed with them, and is deleted with them', async ({
  page,
  request,
  signedIn,
}) => {
  const code = newCode();
  const headers = { Authorization: await signIn(request, 'visitor') };
  const choices = async (of: string) => {
    const answer = await request.get(`/api/v1/dict/${of}/options`, { headers });
    return answer.ok() ? (await answer.json()).data : answer.status();
  };
  await signedIn('admin');
  await page.goto('/system/dict');
  await page.getByRole('button', { name: '新增字典' }).click();
  const type = page.getByRole('dialog', { name: '新增字典' });
  await type.getByLabel('字典名称').fill(`付款 ${code}`);
  await type.getByLabel('字典编码').fill(code);
  await type.getByRole('button', { name: '保存' }).click();
  await expect(page).toHaveURL(new RegExp(`type=${code}`));
  await expect(page.getByText('这里还没有数据')).toBeVisible();

  for (const [name, value] of [
    ['现金', 'cash'],
    ['转账', 'transfer'],
  ] as const) {
    await page.getByRole('button', { name: '新增数据' }).click();
    const item = page.getByRole('dialog', { name: '新增数据' });
    await item.getByLabel('名称', { exact: true }).fill(name);
    await item.getByLabel('值', { exact: true }).fill(value);
    await item.getByRole('button', { name: '保存' }).click();
    await expect(item).toBeHidden();
    await expect(rowOf(page, value)).toBeVisible();
  }
  await rowOf(page, 'transfer').getByRole('switch').click();
  await expect(rowOf(page, 'transfer').getByRole('switch')).not.toBeChecked();
  expect(await choices(code)).toEqual([{ value: 'cash', label: '现金' }]);

  const search = page.getByRole('search', { name: '字典', exact: true }).getByLabel('关键字');
  await search.fill(code);
  await search.press('Enter');
  await page.getByRole('button', { name: `更多操作：付款 ${code}` }).click();
  await page.getByRole('menuitem', { name: '编辑' }).click();
  const edit = page.getByRole('dialog', { name: '编辑字典' });
  await edit.getByLabel('字典编码').fill(`${code}_2`);
  await edit.getByRole('button', { name: '保存' }).click();
  await expect(page).toHaveURL(new RegExp(`type=${code}_2`));
  await expect(rowOf(page, 'cash')).toBeVisible();
  expect(await choices(code)).toBe(404);
  expect(await choices(`${code}_2`)).toHaveLength(1);

  await page.getByRole('button', { name: `更多操作：付款 ${code}` }).click();
  await page.getByRole('menuitem', { name: '删除' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('其中 2 条数据会一起删除');
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
  await expect(page.getByText('没有符合条件的字典')).toBeVisible();
  expect(await choices(`${code}_2`)).toBe(404);
});

test('a duplicate value is refused at its field, and the input stays', async ({
  page,
  signedIn,
  expectedErrors,
}) => {
  expectedErrors.push('status of 400');
  await signedIn('root');
  await page.goto('/system/dict?type=gender');
  await page.getByRole('button', { name: '新增数据' }).click();
  const item = page.getByRole('dialog', { name: '新增数据' });
  await item.getByLabel('名称', { exact: true }).fill('保密');
  await item.getByLabel('值', { exact: true }).fill('1');
  await item.getByRole('button', { name: '保存' }).click();
  await expect(item).toContainText('该字典中已有这个值');
  await expect(item.getByLabel('名称', { exact: true })).toHaveValue('保密');
});

test('a tablet shows one list at a time, with a back button', async ({ page, signedIn }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await signedIn('root');
  await page.goto('/system/dict');
  await page.getByRole('button', { name: '性别', exact: true }).click();
  await expect(rowOf(page, '男')).toBeVisible();
  await expect(rowOf(page, '订单来源')).toHaveCount(0);
  await expectNoSideScroll(page);
  await page.getByRole('button', { name: '返回字典列表' }).click();
  await expect(rowOf(page, '订单来源')).toBeVisible();
});

for (const [language, width] of [
  ['zh-CN', 1440],
  ['zh-CN', 375],
  ['en', 1440],
  ['en', 375],
] as const)
  test.describe(
    `in ${language} at ${width} px`,
    unlessStandard((language === 'en') === (width === 375)),
    () => {
      test.use({ locale: language, viewport: { width, height: 900 } });

      test('dictionaries and their items are accessible', async ({ page, signedIn }) => {
        await signedIn('root');
        await page.goto('/system/dict');
        const [title, dictionary, item] =
          language === 'en' ? ['Dictionaries', 'Order sources', 'Unknown'] : ['字典管理', '订单来源', '未知'];
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
        await expect(rowOf(page, dictionary)).toBeVisible();
        await expectNoSideScroll(page);
        await expectAccessible(page);
        await page.goto('/system/dict?type=gender');
        await expect(rowOf(page, item)).toBeVisible();
        await expectNoSideScroll(page);
        await expectAccessible(page);
      });
    },
  );
