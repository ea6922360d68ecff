import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { firstPassword, signIn } from '../fixtures/accounts.ts';
import { expectAccessible, expectNoSideScroll } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/portal.ts';
import { whenNot } from '../fixtures/variants.ts';

const newCode = () => `E2E_${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;

const headersOf = async (request: APIRequestContext) => ({ Authorization: await signIn(request, 'root') });

/** Creates a role through the API; each journey has its own. */
const newRole = async (request: APIRequestContext) => {
  const headers = await headersOf(request);
  const code = newCode();
  const name = `角色 ${code}`;
  const made = await request.post('/api/v1/roles', { headers, data: { name, code, dataScope: 0 } });
  expect(made.status(), await made.text()).toBe(200);
  const page = await request.get('/api/v1/roles/page', { headers, params: { keywords: code } });
  return { code, name, id: (await page.json()).data.list[0].id as number, headers };
};

/** Creates a user who has only this role. */
const holderOf = async (request: APIRequestContext, role: Awaited<ReturnType<typeof newRole>>) => {
  const username = role.code.toLowerCase();
  const data = { username, nickname: '新同事', roleIds: [role.id] };
  const made = await request.post('/api/v1/users', { headers: role.headers, data });
  expect(made.status(), await made.text()).toBe(200);
  return { username, token: await signIn(request, username, firstPassword) };
};

const rolesPath = (code: string) => `/system/role?keywords=${code}`;

const openGrants = async (page: Page, name: string): Promise<Locator> => {
  await page.getByRole('button', { name: `分配权限 ${name}` }).click();
  const drawer = page.getByRole('dialog', { name: `「${name}」的权限` });
  await drawer.getByRole('button', { name: '全部展开' }).click();
  return drawer;
};

const boxOf = (drawer: Locator, label: string): Locator =>
  drawer.getByRole('treeitem').filter({ hasText: label }).first().getByRole('checkbox');

test('a role is added and found by a URL with the filters', async ({ page, signedIn, expectedErrors }) => {
  expectedErrors.push('status of 400');
  const code = newCode();
  await signedIn('admin');
  await page.goto('/system/role');
  await page.getByRole('button', { name: '新增角色' }).click();
  const drawer = page.getByRole('dialog', { name: '新增角色' });
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect(drawer).toContainText('请填写角色名称');
  await drawer.getByLabel('角色名称').fill(`门店 ${code}`);
  await drawer.getByLabel('角色编码').fill('ADMIN');
  await drawer.getByRole('radio', { name: '本部门及以下' }).check();
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect(drawer).toContainText('角色编码已存在');
  await drawer.getByLabel('角色编码').fill(code);
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText(`已新增「门店 ${code}」`)).toBeVisible();
  // It returns the focus to the button that opened it.
  await expect(drawer).toBeHidden();

  const keywords = page.getByRole('search').getByLabel('关键字');
  await keywords.fill(code);
  await keywords.press('Enter');
  await expect(page).toHaveURL(new RegExp(`keywords=${code}`));
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.reload();
  await expect(page.getByRole('row').filter({ hasText: code })).toContainText('本部门及以下');
});

test('half-checked permissions are saved and shown again, also when the last one is removed', async ({
  page,
  request,
  signedIn,
}) => {
  const { code, name, id, headers } = await newRole(request);
  await signedIn('root');
  await page.goto(rolesPath(code));
  let drawer = await openGrants(page, name);
  await boxOf(drawer, '用户新增').click();
  await boxOf(drawer, '部门查询').click();
  await expect(boxOf(drawer, '用户管理')).toHaveAttribute('aria-checked', 'mixed');
  await drawer.getByRole('button', { name: '保存权限' }).click();
  await expect(page.getByText(`已保存「${name}」的权限`)).toBeVisible();
  const stored = async () =>
    (await (await request.get(`/api/v1/roles/${id}/menuIds`, { headers })).json()).data as number[];
  const first = await stored();
  expect(first).toHaveLength(5);

  await page.reload();
  drawer = await openGrants(page, name);
  for (const [label, checked] of [
    ['系统管理', 'mixed'],
    ['用户管理', 'mixed'],
    ['用户新增', 'true'],
    ['用户修改', 'false'],
    ['部门查询', 'true'],
    ['角色管理', 'false'],
  ] as const)
    await expect(boxOf(drawer, label), label).toHaveAttribute('aria-checked', checked);
  await drawer.getByRole('button', { name: '保存权限' }).click();
  await expect(drawer).toBeHidden();
  expect(await stored()).toEqual(first);

  drawer = await openGrants(page, name);
  await boxOf(drawer, '用户新增').click();
  await expect(boxOf(drawer, '用户管理')).toHaveAttribute('aria-checked', 'mixed');
  await drawer.getByLabel('查找菜单').fill('部门查');
  await expect(drawer.getByRole('treeitem')).toHaveCount(3);
});

test("a granted or revoked permission takes effect at the user's next navigation", async ({
  page,
  request,
  expectedErrors,
}) => {
  expectedErrors.push('status of 403', 'status of 404');
  const role = await newRole(request);
  const { token } = await holderOf(request, role);
  const menuTree = (await (await request.get('/api/v1/menus', { headers: role.headers })).json()).data;
  const flat = (rows: { id: number; name: string; children?: [] }[]): { id: number; name: string }[] =>
    rows.flatMap((row) => [row, ...flat(row.children ?? [])]);
  const ids = (...names: string[]) =>
    flat(menuTree)
      .filter(({ name }) => names.includes(name))
      .map(({ id }) => id);
  const grant = async (...names: string[]) => {
    const answer = await request.put(`/api/v1/roles/${role.id}/menus`, {
      headers: role.headers,
      data: ids(...names),
    });
    expect(answer.status(), await answer.text()).toBe(200);
  };
  await grant('首页', '系统管理', '部门管理', '部门查询');
  await page.addInitScript((value) => localStorage.setItem('accessToken', value), token);
  await page.goto('/system/dept');
  const menu = page.getByRole('navigation', { name: '后台菜单' });
  await expect(menu.getByRole('link', { name: '部门管理' })).toBeVisible();
  await expect(page.getByRole('button', { name: '新增部门' })).toHaveCount(0);
  await expect(menu).not.toContainText('字典管理');

  await grant('首页', '系统管理', '部门管理', '部门查询', '部门新增', '字典管理', '字典类型查询');
  await menu.getByRole('link', { name: '首页' }).click();
  await expect(menu).toContainText('字典管理');
  const departments = menu.getByRole('link', { name: '部门管理' });
  // A menu folder closes when none of its screens is open.
  await expect(async () => {
    if (!(await departments.isVisible())) await menu.getByText('系统管理').click();
    await departments.click({ timeout: 2000 });
  }).toPass();
  await expect(page.getByRole('button', { name: '新增部门' })).toBeVisible();

  await grant('首页', '系统管理', '字典管理', '字典类型查询');
  await menu.getByRole('link', { name: '字典管理' }).click();
  await expect(menu).not.toContainText('部门管理');
});

test('a second save of one form is a conflict: it names the first editor, reloads and saves', async ({
  page,
  request,
  signedIn,
  expectedErrors,
}) => {
  expectedErrors.push('status of 409');
  const { code, name, id } = await newRole(request);
  await signedIn('root');
  await page.goto(rolesPath(code));
  await page.getByRole('button', { name: `编辑 ${name}` }).click();
  const drawer = page.getByRole('dialog', { name: '编辑角色' });
  await drawer.getByLabel('角色名称').fill(`我的 ${code}`);

  const admin = { Authorization: await signIn(request, 'admin') };
  const theirs = { name: `陈海生的 ${code}`, code, dataScope: 3, sort: 9 };
  const saved = await request.put(`/api/v1/roles/${id}`, { headers: admin, data: theirs });
  expect(saved.status(), await saved.text()).toBe(200);

  await drawer.getByRole('button', { name: '保存' }).click();
  await expect(drawer.getByRole('alert')).toContainText('admin在您编辑期间修改过');
  await expect(drawer.getByLabel('角色名称')).toHaveValue(`我的 ${code}`);
  await drawer.getByRole('button', { name: '载入最新内容' }).click();
  await expect(drawer.getByLabel('角色名称')).toHaveValue(theirs.name);
  await drawer.getByLabel('角色名称').fill(`我们的 ${code}`);
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect(page.getByRole('row').filter({ hasText: `我们的 ${code}` })).toContainText('仅本人');
});

test('a role in use is not deleted and shows its number of users; an unused one is, once confirmed', async ({
  page,
  request,
  signedIn,
  expectedErrors,
}) => {
  expectedErrors.push('status of 400');
  const used = await newRole(request);
  await holderOf(request, used);
  await signedIn('root');
  await page.goto(rolesPath(used.code));
  await page.getByRole('button', { name: `删除 ${used.name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
  await expect(page.getByText(`「${used.name}」正由 1 个用户使用，不能删除`)).toBeVisible();

  const free = await newRole(request);
  await page.goto(rolesPath(free.code));
  await page.getByRole('button', { name: `删除 ${free.name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
  await expect(page.getByText('没有符合条件的角色')).toBeVisible();
});

test('an administrator cannot grant permissions that they do not have', async ({
  page,
  request,
  signedIn,
}) => {
  const { code, name } = await newRole(request);
  await signedIn('admin');
  await page.goto(rolesPath(code));
  const drawer = await openGrants(page, name);
  await expect(boxOf(drawer, '发布上传')).toHaveAttribute('aria-disabled', 'true');
  await expect(boxOf(drawer, '发布查看')).not.toHaveAttribute('aria-disabled', 'true');
  await page.goto('/system/role?keywords=ADMIN');
  await expect(page.getByRole('button', { name: '分配权限 系统管理员' })).toBeDisabled();
});

for (const [language, width] of [
  ['zh-CN', 1440],
  ['zh-CN', 375],
  ['en', 1440],
  ['en', 375],
] as const)
  test.describe(`in ${language} at ${width} px`, whenNot((language === 'en') === (width === 375)), () => {
    test.use({ locale: language, viewport: { width, height: 900 } });

    test('roles and their permissions are accessible', async ({ page, signedIn }) => {
      await signedIn('root');
      await page.goto(rolesPath('EDITOR'));
      const title = language === 'en' ? 'Roles' : '角色管理';
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByText('EDITOR', { exact: true }).first()).toBeVisible();
      await expectNoSideScroll(page);
      await expectAccessible(page);
      const grants = language === 'en' ? 'Permissions' : '分配权限';
      if (width === 375) {
        await page.getByRole('button', { name: /(更多操作：|More actions: )内容编辑/ }).click();
        await page.getByRole('menuitem', { name: grants }).click();
      } else await page.getByRole('button', { name: `${grants} 内容编辑` }).click();
      await expect(page.getByRole('tree')).toBeVisible();
      await expectNoSideScroll(page);
      await expectAccessible(page);
    });
  });
