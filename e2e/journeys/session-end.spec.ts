import { logIn, memberPassword, newStaff, signIn } from '../fixtures/accounts.ts';
import { expect, test } from '../fixtures/portal.ts';

test('staff whose session was ended go on where they were, with what they had typed, and see why', async ({
  page,
  request,
  expectedErrors,
}) => {
  expectedErrors.push('status of 401');
  const { username } = await newStaff(request);
  await page.goto('/login');
  await logIn(page, username, memberPassword);
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/system/role?role=new');
  const drawer = page.getByRole('dialog', { name: '新增角色' });
  await drawer.getByLabel('角色名称').fill('半份表单');
  await drawer.getByLabel('角色编码').fill('HALF_FORM');

  const headers = { Authorization: await signIn(request, 'root') };
  const found = await request.get('/api/v1/watch/sessions/page', { headers, params: { keywords: username } });
  const ids = (await found.json()).data.list.map(({ id }: { id: number }) => id).join(',');
  expect((await request.delete(`/api/v1/watch/sessions/${ids}`, { headers })).status()).toBe(200);

  // A poll may have opened the dialog already.
  await drawer.getByRole('button', { name: '保存' }).dispatchEvent('click');
  const expired = page.getByRole('alertdialog', { name: '提示' });
  await expect(expired).toContainText('当前页面已失效，请重新登录');
  await expired.getByRole('button', { name: '确定' }).click();
  await expect(page).toHaveURL(/\/index$/);
  await page.getByRole('banner').getByRole('link', { name: '登录' }).click();
  await expect(page.getByText(/^您已被管理员强制下线，请重新登录。/)).toBeVisible();
  await logIn(page, username, memberPassword);
  await expect(page).toHaveURL(/\/system\/role\?role=new$/);
  await expect(drawer.getByLabel('角色名称')).toHaveValue('半份表单');
  await expect(drawer).toContainText('已恢复您上次填写、尚未保存的内容');
});
