import { signIn } from '../fixtures/accounts.ts';
import { expectAccessible, expectNoSideScroll } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/portal.ts';
import { holderOf, newCode, newRole, rolesPath } from '../fixtures/roles.ts';
import { unlessStandard } from '../fixtures/variants.ts';

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
  await expect(page.getByText(`已新增“门店 ${code}”`)).toBeVisible();
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

test('a second save of one form merges other fields, and shows both versions of a field that two people changed', async ({
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
  const conflict = drawer.getByRole('group', { name: '角色名称' });
  await expect(conflict.getByLabel('对方保存的').getByRole('textbox')).toHaveValue(theirs.name);
  await expectAccessible(page);
  await conflict.getByRole('radio', { name: '采用对方的' }).check();
  await expect(drawer.getByLabel('角色名称')).toHaveValue(theirs.name);
  await conflict.getByRole('radio', { name: '保留我的' }).check();
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect(page.getByRole('row').filter({ hasText: `我的 ${code}` })).toContainText('仅本人');
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
  await expect(page.getByText(`“${used.name}”正由 1 个用户使用，不能删除`)).toBeVisible();

  const free = await newRole(request);
  await page.goto(rolesPath(free.code));
  await page.getByRole('button', { name: `删除 ${free.name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
  await expect(page.getByText('没有符合条件的角色')).toBeVisible();
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
    },
  );
