import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { logIn, memberPassword, newMember, newStaff, signIn } from '../fixtures/accounts.ts';
import { choose } from '../fixtures/choice.ts';
import { expect, test } from '../fixtures/portal.ts';
import { readDownload } from '../fixtures/sheets.ts';

const newName = () => `e2e_${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;

const usersPath = (keywords: string) => `/system/user?keywords=${keywords}`;

const rowOf = (page: Page, username: string): Locator =>
  page.getByRole('row').filter({ hasText: new RegExp(`\\b${username}\\b`) });

const isAlive = async (request: APIRequestContext, token: string): Promise<boolean> =>
  (await request.get('/api/v1/users/me', { headers: { Authorization: token } })).ok();

test('an administrator signs in, opens the back office and adds a user, who can sign in', async ({
  page,
  request,
}) => {
  const username = newName();
  // An account of its own, which starts on the dashboard: others may have opened a screen of this menu last.
  const administrator = await newStaff(request);
  await page.goto('/login');
  await logIn(page, administrator.username, memberPassword);
  const menu = page.getByRole('navigation', { name: '后台菜单' });
  await menu.getByText('系统管理').click();
  await menu.getByRole('link', { name: '用户管理' }).click();
  await expect(page).toHaveURL(/\/system\/user$/);

  await page.getByRole('button', { name: '新增用户' }).click();
  const drawer = page.getByRole('dialog', { name: '新增用户' });
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect(drawer).toContainText('请填写用户名');
  await drawer.getByLabel('用户名').fill(username);
  await drawer.getByLabel('昵称').fill('沈若安');
  await choose(page, drawer.getByLabel('部门'), '客服部');
  await choose(page, drawer.getByLabel('角色'), '财务');
  await page.keyboard.press('Escape');
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('已新增 沈若安')).toBeVisible();
  const initial = page.getByRole('dialog', { name: '沈若安 的初始密码' });
  const secret = await initial.getByRole('status').innerText();
  await initial.getByRole('button', { name: '关闭' }).last().click();
  await expect(initial).toBeHidden();
  await page.goto(usersPath(username));
  await expect(rowOf(page, username)).toContainText('客服部');
  expect(await isAlive(request, await signIn(request, username, secret))).toBe(true);
});

test('a user is found by keywords, which are kept in the URL, and edited', async ({
  page,
  request,
  signedIn,
}) => {
  const { username } = await newMember(request);
  await signedIn('root');
  await page.goto('/system/user');
  const keywords = page.getByRole('search').getByLabel('关键字');
  await keywords.fill(username);
  await keywords.press('Enter');
  await expect(page).toHaveURL(new RegExp(`keywords=${username}`));
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.reload();
  await expect(page.getByRole('row')).toHaveCount(2);

  await rowOf(page, username).getByRole('button', { name: '编辑 旅人' }).click();
  const drawer = page.getByRole('dialog', { name: '编辑用户' });
  await drawer.getByLabel('昵称').fill('沈若宁');
  await drawer.getByLabel('手机号').fill('13802880009');
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect(rowOf(page, username)).toContainText('沈若宁');
  await expect(rowOf(page, username)).toContainText('13802880009');
});

test('a disabled user is signed out at once and cannot sign in', async ({ page, request, signedIn }) => {
  const { username, token } = await newMember(request);
  await signedIn('root');
  await page.goto(usersPath(username));
  await rowOf(page, username).getByRole('switch').click();
  await page.getByRole('alertdialog').getByRole('button', { name: '停用' }).click();
  await expect(rowOf(page, username).getByRole('switch')).not.toBeChecked();
  expect(await isAlive(request, token)).toBe(false);
  await page.reload();
  await expect(rowOf(page, username).getByRole('switch')).not.toBeChecked();

  await rowOf(page, username).getByRole('switch').click();
  await expect(rowOf(page, username).getByRole('switch')).toBeChecked();
  expect(await isAlive(request, await signIn(request, username, memberPassword))).toBe(true);
});

test('a password reset ends every session, and the old password is invalid', async ({
  page,
  request,
  signedIn,
}) => {
  const { username, token } = await newMember(request);
  await signedIn('root');
  await page.goto(usersPath(username));
  await rowOf(page, username)
    .getByRole('button', { name: /^更多操作/ })
    .click();
  await page.getByRole('menuitem', { name: '重置密码' }).click();
  const dialog = page.getByRole('dialog', { name: /重置 旅人 的密码/ });
  await dialog.getByRole('button', { name: '重置密码' }).click();
  const secret = await page.getByRole('dialog', { name: '旅人 的初始密码' }).getByRole('status').innerText();
  expect(secret).toMatch(/^\w{16}$/);
  expect(await isAlive(request, token)).toBe(false);
  expect(await isAlive(request, await signIn(request, username, secret))).toBe(true);
});

test('a user is deleted after a confirm dialog', async ({ page, request, signedIn }) => {
  const { username, token } = await newMember(request);
  await signedIn('root');
  await page.goto(usersPath(username));
  const remove = async () => {
    await rowOf(page, username)
      .getByRole('button', { name: /^更多操作/ })
      .click();
    await page.getByRole('menuitem', { name: '删除' }).click();
  };
  await remove();
  await page.getByRole('alertdialog').getByRole('button', { name: '取消' }).click();
  await expect(rowOf(page, username)).toBeVisible();
  await remove();
  await expect(page.getByRole('alertdialog')).toContainText(username);
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
  await expect(page.getByText('没有符合条件的用户')).toBeVisible();
  expect(await isAlive(request, token)).toBe(false);
});

test('an export has exactly the users that match the filters', async ({ page, request, signedIn }) => {
  const { username } = await newMember(request);
  await newMember(request);
  await signedIn('root');
  await page.goto(usersPath(username));
  await expect(rowOf(page, username)).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe('用户列表.xlsx');
  const [headings, ...users] = await readDownload(download);
  expect(headings).toContain('用户名');
  expect(users.map(([name]) => name)).toEqual([username]);
});

test('an editor has no users menu, no users page and no users through the API', async ({
  page,
  request,
  signedIn,
  expectedErrors,
}) => {
  // The screen's first calls are sent before its 404 is known, and refused.
  expectedErrors.push('status of 404', '/api/v1/users/page', '/api/v1/dept/options');
  await signedIn('editor');
  await page.goto('/dashboard');
  const menu = page.getByRole('navigation', { name: '后台菜单' });
  await menu.getByText('业务管理', { exact: true }).click();
  await expect(menu.getByRole('link', { name: '产品管理' })).toBeVisible();
  await expect(menu).not.toContainText('用户管理');
  await page.goto('/system/user');
  await expect(page.getByRole('heading', { level: 1, name: '页面不存在' })).toBeVisible();

  const headers = { Authorization: await signIn(request, 'editor') };
  const answer = await request.get('/api/v1/users/page', { headers });
  expect(answer.status()).toBe(403);
  expect((await answer.json()).code).toBe('A0231');
});
