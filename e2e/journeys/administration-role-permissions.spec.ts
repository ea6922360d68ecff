import { expect, test } from '../fixtures/portal.ts';
import { boxOf, holderOf, newRole, openGrants, rolesPath } from '../fixtures/roles.ts';

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
  await expect(page.getByText(`已保存“${name}”的权限`)).toBeVisible();
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
