import { memberPassword, newMember, signIn } from '../fixtures/accounts.ts';
import { expectAccessible, expectNoSideScroll } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/portal.ts';

test('a session is ended after a confirm dialog, and its next call answers 401', async ({
  page,
  request,
  signedIn,
}) => {
  const { username, token } = await newMember(request);
  await signedIn('admin');
  await page.goto(`/watch/sessions?keywords=${username}`);
  const row = page.getByRole('row').filter({ hasText: username });
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: /^强制下线/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '强制下线' }).click();
  await expect(page.getByText('已下线 1 个会话')).toBeVisible();
  await expect(page.getByText('没有符合条件的会话')).toBeVisible();
  const me = await request.get('/api/v1/users/me', { headers: { Authorization: token } });
  expect([me.status(), (await me.json()).code]).toEqual([401, 'A0230']);

  await page.goto('/watch/operations?action=end-session&keywords=admin');
  const done = page.getByRole('row').filter({ hasText: '强制下线' }).first();
  await done.getByRole('button', { name: /^查看/ }).click();
  const drawer = page.getByRole('dialog', { name: '操作详情' });
  await expect(drawer).toContainText('IP 地址');
  await page.reload();
  await expect(drawer).toContainText('变更内容');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(page).not.toHaveURL(/open=/);
});

test('the login log is filtered by username and result', async ({ page, request, signedIn }) => {
  const { username } = await newMember(request);
  await signIn(request, username, memberPassword);
  await signedIn('admin');
  await page.goto(`/watch/logins?keywords=${username}&result=success`);
  await expect(page.getByRole('row').filter({ hasText: username }).first()).toContainText('成功');
  await page.goto(`/watch/logins?keywords=${username}&result=disabled`);
  await expect(page.getByText('没有符合条件的记录')).toBeVisible();
  await page.getByRole('search').getByRole('button', { name: '清除筛选' }).click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});

test('a user without permission gets 404 for the page and 403 for the call', async ({
  page,
  request,
  signedIn,
  expectedErrors,
}) => {
  expectedErrors.push('status of 404');
  await signedIn('editor');
  await page.goto('/watch/operations');
  await expect(page.getByRole('heading', { level: 1, name: '页面不存在' })).toBeVisible();
  const headers = { Authorization: await signIn(request, 'editor') };
  const answer = await request.get('/api/v1/watch/operations/page', { headers });
  expect([answer.status(), (await answer.json()).code]).toEqual([403, 'A0231']);
});

const chinese = { sessions: '在线会话', logins: '登录日志', operations: '操作日志' };
const english = { sessions: 'Online sessions', logins: 'Login log', operations: 'Operation log' };

for (const [locale, width, titles, rows] of [
  ['zh-CN', 1440, chinese, 'table'],
  ['en', 375, english, 'list'],
] as const)
  test.describe(`in ${locale} at ${width} px`, () => {
    test.use({ locale, viewport: { width, height: 900 } });

    test('the activity log is accessible', async ({ page, signedIn }) => {
      await signedIn('root');
      for (const [path, name] of Object.entries(titles)) {
        await page.goto(`/watch/${path}`);
        await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
        await expect(page.getByRole(rows, { name }).first()).toBeVisible();
        await expectNoSideScroll(page);
        await expectAccessible(page);
      }
    });
  });
