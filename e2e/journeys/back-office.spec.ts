import { logIn, memberPassword, newStaff, signIn } from '../fixtures/accounts.ts';
import { expect, test } from '../fixtures/portal.ts';
import { approveForce, liveVersion, publishVariant, rollback } from '../fixtures/releases.ts';

test('a menu row of an existing view is in the side menu after a reload, and opens', async ({
  page,
  request,
  signedIn,
}) => {
  const name = `演示${Date.now().toString(36)}`;
  const path = `e2e-${Date.now().toString(36)}`;
  await signedIn('root');
  await page.goto('/system/menu');
  await page.getByRole('button', { name: '新增菜单' }).click();
  const drawer = page.getByRole('dialog', { name: '新增菜单' });
  await drawer.getByLabel('名称', { exact: true }).fill(name);
  await drawer.getByLabel('路径').fill(`/${path}`);
  await drawer.getByLabel('视图名').fill('system/user/index');
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText(`已新增“${name}”`)).toBeVisible();
  await expect(page.getByRole('table').getByRole('row').filter({ hasText: name })).toBeVisible();

  await page.reload();
  await page.getByRole('navigation', { name: '后台菜单' }).getByRole('link', { name }).click();
  await expect(page).toHaveURL(new RegExp(`/${path}$`));
  await expect(page.locator('[data-view="system/user/index"]')).toBeVisible();

  const headers = { Authorization: await signIn(request, 'root') };
  const found = await request.get('/api/v1/menus', { headers, params: { keywords: name } });
  const [{ id }] = (await found.json()).data;
  expect((await request.delete(`/api/v1/menus/${id}`, { headers })).status()).toBe(200);
});

test('staff start on the screen that they opened last, on any device', async ({ page, request, browser }) => {
  const { username } = await newStaff(request);
  await page.goto('/login');
  await logIn(page, username, memberPassword);
  await expect(page).toHaveURL(/\/dashboard$/);
  const menu = page.getByRole('navigation', { name: '后台菜单' });
  await menu.getByText('系统管理').click();
  const stored = page.waitForResponse(
    (response) =>
      response.url().endsWith('/preferences/screen.last') &&
      response.request().postData()?.includes('/system/user') === true,
  );
  await menu.getByRole('link', { name: '用户管理' }).click();
  await stored;

  const other = await browser.newPage();
  await other.goto('/admin');
  await expect(other).toHaveURL(/\/login\?redirect=/);
  await logIn(other, username, memberPassword);
  await expect(other).toHaveURL(/\/system\/user$/);
  await expect(other.locator('[data-view="system/user/index"]')).toBeVisible();
  await other.close();
});

test('operations promote a release and roll it back, each with a reason in the history', async ({
  page,
  request,
  signedIn,
}) => {
  const before = await liveVersion(request, 'mf_admin');
  const next = await publishVariant(request, 'mf_admin', {});
  await signedIn('root');
  await page.goto('/platform/releases?app=mf_admin');
  const main = page.getByRole('main');
  const dialog = page.getByRole('alertdialog');

  await main.getByRole('button', { name: `上线此版本 ${next}` }).click();
  await dialog.getByRole('button', { name: '上线' }).click();
  await expect(dialog.getByLabel('原因')).toHaveAccessibleDescription(/请填写原因/);
  await dialog.getByLabel('原因').fill('试用新的用户列表');
  await dialog.getByRole('button', { name: '上线' }).click();
  await expect(main).toContainText(`root 上线了 ${next}，替换 ${before}试用新的用户列表`);
  await expect.poll(() => liveVersion(request, 'mf_admin')).toBe(next);
  await page.reload();
  await expect(page.locator('[data-view="platform/releases/index"]')).toHaveAttribute('data-release', next);

  await main.getByRole('button', { name: `回滚 管理后台 ${before}` }).click();
  await expect(dialog).toContainText(`${next} 会被视为有问题`);
  await dialog.getByLabel('原因').fill('列表排序不对');
  await dialog.getByRole('button', { name: '回滚' }).click();
  await expect(main).toContainText(`root 回滚到 ${before}，撤下 ${next}列表排序不对`);
  await expect.poll(() => liveVersion(request, 'mf_admin')).toBe(before);
  await page.reload();
  await expect(page.locator('[data-view="platform/releases/index"]')).toHaveAttribute('data-release', before);
});

test('a member of staff forces a release after a second person has approved it', async ({
  page,
  request,
  signedIn,
  expectedErrors,
}) => {
  expectedErrors.push('status of 409', 'status of 403');
  const before = await liveVersion(request, 'mf_admin');
  const words = { '"shared": {': '"shared": { "@portal/missing": "^1.0.0",' };
  const next = await publishVariant(request, 'mf_admin', words, 'a journey');
  await signedIn('root');
  await page.goto('/platform/releases?app=mf_admin');
  const main = page.getByRole('main');
  const dialog = page.getByRole('alertdialog');

  await main.getByRole('button', { name: `上线此版本 ${next}` }).click();
  await dialog.getByLabel('原因').fill('模块随后补上');
  await dialog.getByRole('button', { name: '上线' }).click();
  await expect(dialog.getByText('@portal/missing', { exact: true })).toBeVisible();
  await dialog.getByRole('checkbox', { name: /仍然强制进行/ }).check();
  await dialog.getByRole('button', { name: '强制进行' }).click();
  await expect(dialog.getByLabel('原因')).toHaveAccessibleDescription(
    new RegExp(`需要另一个人先批准.*approve-force mf_admin ${next}`),
  );
  await approveForce(request, 'mf_admin', next);
  await dialog.getByRole('button', { name: '强制进行' }).click();
  await expect(main).toContainText('由 release-token 批准a journey');
  await expect.poll(() => liveVersion(request, 'mf_admin')).toBe(next);
  await rollback(request, 'mf_admin');
  await expect.poll(() => liveVersion(request, 'mf_admin')).toBe(before);
});
