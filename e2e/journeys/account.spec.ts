import {
  enterWith,
  fixedCode,
  logIn,
  memberPassword,
  newcomer,
  newMember,
  password,
  signIn,
} from '../fixtures/accounts.ts';
import { expect, test } from '../fixtures/portal.ts';

test('login shows what is wrong, renews the code, and brings a member back to where they were', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push('status of 400');
  await page.goto('/login?redirect=/domestic%3Ftheme%3Dx');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByLabel('用户名')).toHaveAttribute('aria-invalid', 'true');

  const picture = page.getByRole('main').locator('img');
  const first = await picture.getAttribute('src');
  await page.getByLabel('用户名').fill('visitor');
  await page.getByLabel('密码').fill('wrong-password');
  await page.getByLabel('验证码').fill(fixedCode);
  await page.getByRole('main').getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByRole('main')).toContainText('用户名或密码');
  await expect(picture).not.toHaveAttribute('src', first ?? '');

  await page.getByLabel('密码').fill(password);
  await page.getByLabel('验证码').fill(fixedCode);
  await page.getByRole('main').getByRole('button', { name: '登录', exact: true }).click();
  await expect(page).toHaveURL(/\/domestic\?theme=x$/);
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toMatch(/^Bearer \S+$/);
});

test('an expired session shows one dialog, however many calls fail, and then starts afresh', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push('status of 401');
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('seeded')) localStorage.setItem('accessToken', 'Bearer long-gone');
    sessionStorage.setItem('seeded', 'yes');
  });
  await page.goto('/personal/home');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toHaveCount(1);
  await expect(dialog).toContainText('提示');
  await expect(dialog).toContainText('当前页面已失效，请重新登录');
  for (const _ of [1, 2, 3]) {
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
  }
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect(page).toHaveURL(/\/index$/);
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
});

test('a role sees only its own menus', async ({ page, request, browser }) => {
  const seen = async (name: string): Promise<string[]> => {
    const context = await browser.newContext({ baseURL: test.info().project.use.baseURL });
    const tab = await context.newPage();
    const token = await signIn(request, name);
    await tab.addInitScript((value) => localStorage.setItem('accessToken', value), token);
    await tab.goto('/system/user');
    const menu = tab.getByRole('navigation', { name: /后台菜单|Back office menu/ });
    const missing = tab.getByRole('heading', { name: /页面不存在|Page not found/ });
    await expect(menu.or(missing).first()).toBeVisible();
    const links = (await menu.count()) ? await menu.getByRole('link').allInnerTexts() : [];
    await context.close();
    return links;
  };
  await page.goto('/index');
  const [root, visitor] = [await seen('root'), await seen('visitor')];
  expect(root.some((text) => /用户|User/.test(text))).toBe(true);
  expect(visitor).toEqual([]);
});

test('a menu row with a view that no release has is the 404 page, not a broken one', async ({
  page,
  request,
  signedIn,
  expectedErrors,
}) => {
  const headers = { Authorization: await signIn(request, 'root') };
  const path = `/nowhere-${Date.now()}`;
  const row = {
    parentId: 0,
    name: '没有的页面',
    type: 'CATALOG',
    path,
    component: 'Layout',
    visible: 1,
    sort: 99,
  };
  await request.post('/api/v1/menus', { headers, data: row });
  const { data } = await (
    await request.get('/api/v1/menus', { headers, params: { keywords: '没有的页面' } })
  ).json();
  const parent = data.find((menu: { path: string }) => menu.path === path);
  const child = {
    parentId: parent.id,
    name: '视图',
    type: 'MENU',
    path: 'view',
    component: 'constructor',
    visible: 1,
    sort: 1,
  };
  expect((await request.post('/api/v1/menus', { headers, data: child })).status()).toBe(200);

  expectedErrors.push('status of 404');
  await signedIn('root');
  await page.goto(`${path}/view`);
  await expect(page.getByRole('heading', { name: '页面不存在' })).toBeVisible();
  await request.delete(`/api/v1/menus/${parent.id}`, { headers });
});

test('logout ends the session on the server, forgets it here and shows the login', async ({
  page,
  request,
}) => {
  const { token } = await newMember(request);
  await enterWith(page, token);
  await page.goto('/index');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /旅人|我的/ })
    .click();
  await page
    .getByRole('menuitem', { name: '退出登录' })
    .or(page.getByRole('button', { name: '退出登录' }))
    .click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
  expect((await request.get('/api/v1/users/me', { headers: { Authorization: token } })).status()).toBe(401);
});

test('the language follows the browser, is switched everywhere at once, and is remembered', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: test.info().project.use.baseURL, locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto('/index');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Hotels' })).toBeVisible();
  await page.getByRole('button', { name: /中文/ }).first().click();
  await expect(page.getByRole('banner').getByRole('link', { name: '酒店' })).toBeVisible();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await context.close();
});

test('an initial password is changed before anything else, and the page that was wanted opens', async ({
  page,
  request,
  expectedErrors,
}) => {
  expectedErrors.push('status of 403');
  const { username, password: initial } = await newcomer(request);
  await page.goto('/login?redirect=%2Fpersonal%2Ftravellers');
  await logIn(page, username, initial);
  await expect(page.getByRole('heading', { level: 1, name: '修改初始密码' })).toBeVisible();
  await page.goto('/domestic');
  await expect(page.getByRole('heading', { level: 1, name: '修改初始密码' })).toBeVisible();
  await page.goto('/change-password?redirect=%2Fpersonal%2Ftravellers');
  await page.getByLabel(/^当前密码/).fill(initial);
  await page.getByLabel(/^新密码/).fill(memberPassword);
  await page.getByRole('main').getByRole('button', { name: '修改密码' }).click();
  await expect(page.getByText('密码已修改')).toBeVisible();
  await expect(page).toHaveURL(/\/personal\/travellers$/);
  await expect(page.getByRole('heading', { level: 1, name: '常用旅客' })).toBeVisible();
});
