import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { enterWith, newStaff, signIn } from '../fixtures/accounts.ts';
import { expectAccessible, expectNoSideScroll } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/portal.ts';
import { unlessStandard } from '../fixtures/variants.ts';

const mark = () => `T${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`.toUpperCase();

/** Three roles as rows to move through, and a user with default settings. */
const enter = async (page: Page, request: APIRequestContext, count = 3) => {
  const headers = { Authorization: await signIn(request, 'root') };
  const code = mark();
  for (let number = 1; number <= count; number += 1) {
    const data = { name: `岗位${number} ${code}`, code: `${code}_${number}`, dataScope: 0, sort: number };
    const made = await request.post('/api/v1/roles', { headers, data });
    expect(made.status(), await made.text()).toBe(200);
  }
  const { token } = await newStaff(request);
  await enterWith(page, token);
  await page.goto(`/system/role?keywords=${code}`);
  await expect(page.getByText(`岗位1 ${code}`)).toBeVisible();
  return { code, token };
};

const rows = (page: Page): Locator => page.locator('tr[data-row-key]');
const heads = (page: Page) =>
  page.getByRole('columnheader').evaluateAll((cells) => cells.map(({ textContent }) => textContent));

const saved = (page: Page, name: string) =>
  page.waitForResponse((reply) => reply.url().endsWith(`/preferences/${name}`) && reply.ok());

test('columns are hidden, moved and widened, and stay so on another device', async ({
  page,
  request,
  browser,
}) => {
  const { code, token } = await enter(page, request);
  await page.getByRole('button', { name: '列设置' }).click();
  const drawer = page.getByRole('dialog', { name: '列设置' });
  await expect(drawer.getByRole('checkbox', { name: '角色', exact: false }).first()).toBeDisabled();
  await drawer.getByRole('checkbox', { name: '排序' }).uncheck();
  await drawer.getByRole('button', { name: '上移“状态”' }).press('Enter');
  await drawer.getByRole('button', { name: '加宽“状态”' }).click();
  await Promise.all([
    saved(page, 'table.system.role'),
    drawer.getByRole('button', { name: '上移“状态”' }).press('Enter'),
  ]);
  await drawer.getByRole('button', { name: '关闭' }).last().click();
  await expect(drawer).toBeHidden();
  const arranged = await heads(page);
  expect(arranged).not.toContain('排序');
  expect(arranged.indexOf('状态')).toBeLessThan(arranged.indexOf('数据范围'));

  const elsewhere = await browser.newContext({ locale: 'zh-CN' });
  const second = await elsewhere.newPage();
  await enterWith(second, token);
  await second.goto(page.url());
  await expect(second.getByText(`岗位1 ${code}`)).toBeVisible();
  await expect.poll(() => heads(second)).toEqual(arranged);
  await second.getByRole('button', { name: '列设置' }).click();
  await second.getByRole('button', { name: '恢复默认' }).click();
  await expect.poll(() => heads(second)).toContain('排序');
  await elsewhere.close();
});

test('rows of a table are walked, selected and opened by keyboard alone', async ({ page, request }) => {
  const { code } = await enter(page, request);
  await rows(page).first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(rows(page).nth(1)).toBeFocused();
  await page.keyboard.press(' ');
  await expect(page.getByRole('status').filter({ hasText: '已选 1 条' })).toBeVisible();
  await page.keyboard.press('Shift+ArrowDown');
  await expect(page.getByRole('status').filter({ hasText: '已选 2 条' })).toBeVisible();
  await page.keyboard.press('Control+a');
  await expect(page.getByRole('status').filter({ hasText: '已选 3 条' })).toBeVisible();
  await page.keyboard.press('Delete');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(`岗位3 ${code}`);
  await question.getByRole('button', { name: '取消' }).click();
  await page.keyboard.press('Home');
  await expect(rows(page).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: `“岗位1 ${code}”的权限` })).toBeVisible();
});

test('disabling is undone by a key or by the toast', async ({ page, request }) => {
  const { code } = await enter(page, request, 1);
  const toggle = page.getByRole('switch', { name: `岗位1 ${code} 的状态` });
  await toggle.click();
  await expect(page.getByText(`已停用“岗位1 ${code}”`)).toBeVisible();
  await expect(toggle).not.toBeChecked();
  await page.keyboard.press('Control+z');
  await expect(toggle).toBeChecked();
  await toggle.click();
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(page.getByText(`已启用“岗位1 ${code}”`).last()).toBeVisible();
  await expect(toggle).toBeChecked();
});

test('filters are saved under a name, applied, and set as the default', async ({ page, request }) => {
  const { code } = await enter(page, request, 1);
  await page.getByRole('button', { name: '常用筛选' }).click();
  await page.getByRole('menuitem', { name: '保存当前筛选…' }).click();
  const drawer = page.getByRole('dialog', { name: '常用筛选' });
  await drawer.getByRole('button', { name: '保存当前筛选' }).click();
  await expect(drawer).toContainText('请填写名称');
  await drawer.getByLabel('保存当前筛选').fill('我的岗位');
  await drawer.getByRole('button', { name: '保存当前筛选' }).click();
  await expect(drawer).toBeHidden();
  await page.getByRole('button', { name: '清除筛选' }).click();
  await page.getByRole('button', { name: '常用筛选' }).click();
  await page.getByRole('menuitemradio', { name: '我的岗位' }).click();
  await expect(page).toHaveURL(new RegExp(`keywords=${code}`));
  await page.getByRole('button', { name: '我的岗位' }).click();
  await page.getByRole('menuitem', { name: '管理常用筛选…' }).click();
  await Promise.all([
    saved(page, 'filters.system.role'),
    drawer.getByRole('button', { name: '打开页面时使用“我的岗位”' }).click(),
  ]);
  await page.goto('/system/role');
  await expect(page).toHaveURL(new RegExp(`keywords=${code}`));
  await expect(page.getByText(`岗位1 ${code}`)).toBeVisible();
});

test('saved filters are shared with a role, and a colleague uses them', async ({
  page,
  request,
  browser,
}) => {
  const { code } = await enter(page, request, 1);
  await page.getByRole('button', { name: '常用筛选' }).click();
  await page.getByRole('menuitem', { name: '保存当前筛选…' }).click();
  const drawer = page.getByRole('dialog', { name: '常用筛选' });
  await drawer.getByLabel('保存当前筛选').fill(code);
  await Promise.all([
    saved(page, 'filters.system.role'),
    drawer.getByRole('button', { name: '保存当前筛选' }).click(),
  ]);
  await page.getByRole('button', { name: code, exact: true }).click();
  await page.getByRole('menuitem', { name: '管理常用筛选…' }).click();
  await drawer.getByRole('button', { name: `共享“${code}”` }).click();
  await expectAccessible(page);
  await drawer.getByRole('button', { name: '共享', exact: true }).click();
  await expect(page.getByText(`已将“${code}”共享给系统管理员`)).toBeVisible();
  await expect(drawer.getByRole('list', { name: '共享给我的角色' })).toContainText(code);

  const { token } = await newStaff(request);
  const colleague = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  await enterWith(colleague, token);
  await colleague.goto('/system/role');
  await colleague.getByRole('button', { name: '常用筛选' }).click();
  await colleague.getByRole('menuitemradio', { name: `${code} · 系统管理员` }).click();
  await expect(colleague).toHaveURL(new RegExp(`keywords=${code}`));
  await expect(colleague.getByText(`岗位1 ${code}`)).toBeVisible();

  await drawer.getByRole('button', { name: `取消把“${code}”共享给系统管理员` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
  await expect(drawer.getByText('同事 共享')).toHaveCount(0);
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

      test('users and their column settings are accessible', async ({ page, signedIn }) => {
        await signedIn('root');
        await page.goto('/system/user?keywords=admin');
        await expect(page.getByText('admin · ').first()).toBeVisible();
        await expectNoSideScroll(page);
        await expectAccessible(page);
        await page.getByRole('button', { name: language === 'en' ? 'Columns' : '列设置' }).click();
        await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible();
        await expectNoSideScroll(page);
        await expectAccessible(page);
      });
    },
  );

test('letters move through rows, select and edit them, and a question mark lists the keys', async ({
  page,
  request,
}) => {
  const { code } = await enter(page, request);
  await page.keyboard.press('j');
  await expect(rows(page).nth(0)).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(page.getByRole('checkbox', { name: `选择 岗位2 ${code}` })).toBeChecked();
  await page.keyboard.press('k');
  await page.keyboard.press('e');
  await expect(page.getByLabel('角色名称')).toHaveValue(`岗位1 ${code}`);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Shift+?');
  const keys = page.getByRole('dialog', { name: '键盘快捷键' });
  await expect(keys).toContainText('下一行');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('textbox', { name: '关键字' }).focus();
  await page.keyboard.type('jx');
  await expect(page.getByRole('textbox', { name: '关键字' })).toHaveValue(`${code}jx`);
});
