import type { Page } from '@playwright/test';
import { enterWith, signIn } from '../fixtures/accounts.ts';
import { expectAccessible, expectNoSideScroll } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/portal.ts';

const tabsOf = (page: Page) => page.getByRole('tablist', { name: /已打开的页面|Open pages/ });
const tabOf = (page: Page, name: string) => tabsOf(page).getByRole('tab', { name });
const viewOf = (page: Page, name: string) => page.locator(`[data-view="${name}"]`);

const openFromMenu = async (page: Page, folder: string, name: string): Promise<void> => {
  const menu = page.getByRole('navigation', { name: '后台菜单' });
  const link = menu.getByRole('link', { name, exact: true });
  await expect(menu.getByText(folder, { exact: true })).toBeVisible();
  // A menu folder closes when none of its screens is open.
  await expect(async () => {
    if (!(await link.isVisible())) await menu.getByText(folder, { exact: true }).click();
    await link.click({ timeout: 2000 });
  }).toPass();
  await expect(tabOf(page, name)).toHaveAttribute('aria-selected', 'true');
};

test('a tab keeps its filters, form input and scroll position; closing it asks about unsaved input', async ({
  page,
  signedIn,
}) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await signedIn('root');
  await page.goto('/system/menu');
  await expect(page.getByRole('main').getByRole('table').first()).toBeVisible({ timeout: 30_000 });
  await page.evaluate(() => window.scrollTo(0, 200));
  await openFromMenu(page, '系统管理', '角色管理');
  await viewOf(page, 'system/role/index').getByLabel('关键字').fill('财务');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/keywords=/);
  await page.getByRole('button', { name: '新增角色' }).click();
  await page.getByLabel('角色名称').fill('半份表单');

  await page.keyboard.press('Alt+PageUp');
  await expect(page).toHaveURL(/\/system\/menu$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(viewOf(page, 'system/role/index')).toBeHidden();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(200);
  await expect(page).toHaveTitle(/菜单管理/);

  await tabOf(page, '角色管理').click({ button: 'middle' });
  const question = page.getByRole('alertdialog', { name: '放弃“角色管理”中未保存的修改？' });
  await question.getByRole('button', { name: '取消' }).click();
  await tabOf(page, '角色管理').click();
  await expect(page).toHaveURL(/\/system\/role\?keywords=/);
  await expect(page.getByLabel('角色名称')).toHaveValue('半份表单');
  await expectAccessible(page);
  await page.keyboard.press('Alt+Shift+W');
  await question.getByRole('button', { name: '放弃修改' }).click();
  await expect(tabOf(page, '角色管理')).toHaveCount(0);
});

test('tabs are pinned and closed by keyboard and menu; a reload keeps them, another login does not', async ({
  page,
  request,
  signedIn,
}) => {
  await signedIn('root');
  await page.goto('/system/user');
  await openFromMenu(page, '系统管理', '角色管理');
  await openFromMenu(page, '系统管理', '部门管理');
  const names = () => tabsOf(page).getByRole('tab').allTextContents();
  expect(await names()).toEqual(['首页', '用户管理', '角色管理', '部门管理']);

  await tabOf(page, '部门管理').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(tabOf(page, '角色管理')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/system\/role$/);
  await expect(tabOf(page, '角色管理')).toBeFocused();

  await tabOf(page, '部门管理').click({ button: 'right' });
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: '固定', exact: true }).click();
  expect(await names()).toEqual(['首页', '部门管理', '用户管理', '角色管理']);

  await page.reload();
  await expect(viewOf(page, 'system/role/index')).toBeVisible();
  expect(await names()).toEqual(['首页', '部门管理', '用户管理', '角色管理']);
  await expect(viewOf(page, 'system/user/index')).toHaveCount(0);

  await tabOf(page, '用户管理').click({ button: 'middle' });
  await tabOf(page, '角色管理').focus();
  await page.keyboard.press('Delete');
  await expect(page).toHaveURL(/\/dashboard|\/system\/dept/);
  expect(await names()).toEqual(['首页', '部门管理']);
  await page.getByRole('button', { name: '页签操作' }).click();
  // "Close all" leaves pinned tabs open.
  await expect(page.getByRole('menuitem', { name: '全部关闭' })).toBeDisabled();
  await page.keyboard.press('Escape');

  const other = await signIn(request, 'admin');
  await page.evaluate((token) => localStorage.setItem('accessToken', token), other);
  await page.goto('/system/user');
  await expect(viewOf(page, 'system/user/index')).toBeVisible();
  expect(await names()).toEqual(['首页', '用户管理']);
});

test('refresh reloads a screen; a screen without tab cache reloads each time', async ({ page, signedIn }) => {
  await signedIn('root');
  await page.route('**/api/v1/menus/routes', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    const system = body.data.find(({ path }: { path: string }) => path === '/system');
    system.children.find(({ path }: { path: string }) => path === 'dept').meta.keepAlive = false;
    await route.fulfill({ response: answer, json: body });
  });
  await page.goto('/system/role');
  await page.getByRole('main').getByLabel('关键字').fill('未提交');
  await tabOf(page, '角色管理').click({ button: 'right' });
  await page.getByRole('menuitem', { name: '刷新' }).click();
  await expect(page.getByRole('main').getByLabel('关键字')).toHaveValue('');

  await openFromMenu(page, '系统管理', '部门管理');
  await tabOf(page, '角色管理').click();
  await expect(viewOf(page, 'system/dept/index')).toHaveCount(0);
  // Every navigation fetches the menus: the last answer may still be in flight.
  await page.unrouteAll({ behavior: 'wait' });
});

test('on a phone the tabs are a list, in English too', async ({ page, signedIn }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await signedIn('root');
  await page.goto('/system/role');
  await page.getByRole('button', { name: 'English' }).click();
  const list = page.getByRole('button', { name: /^Open pages: ?Roles/ });
  await list.click();
  await expect(page.getByRole('menuitemradio', { name: 'Roles' })).toHaveAttribute('aria-checked', 'true');
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await page.getByRole('menuitemradio', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('button', { name: /^Open pages: ?Dashboard/ })).toBeVisible();
});

const heapOf = async (page: Page): Promise<number> => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('HeapProfiler.enable');
  for (let turn = 0; turn < 3; turn += 1) await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  await cdp.detach();
  return usedSize;
};

/** Heap size of the page once leaving screens are unmounted: the minimum of several samples. */
const heapAtRest = async (page: Page): Promise<number> => {
  const held = [await heapOf(page)];
  while (held.length < 4) {
    await page.waitForTimeout(1000);
    held.push(await heapOf(page));
  }
  return Math.min(...held);
};

test('twenty screens opened and closed leak no memory', async ({ page, request }) => {
  test.setTimeout(180_000);
  await enterWith(page, await signIn(request, 'root'));
  await page.goto('/dashboard');
  await expect(viewOf(page, 'dashboard/index')).toBeVisible();
  const screens = ['用户管理', '角色管理', '部门管理', '字典管理', '菜单管理'];
  const openAll = async () => {
    for (const name of screens) await openFromMenu(page, '系统管理', name);
    await tabOf(page, '首页').click({ button: 'right' });
    await page.getByRole('menuitem', { name: '全部关闭' }).click();
    await expect(tabsOf(page).getByRole('tab')).toHaveCount(1);
    await expect(viewOf(page, 'dashboard/index')).toBeVisible();
  };
  // The first rounds load the code and the data of the screens.
  await openAll();
  await openAll();
  const before = await heapAtRest(page);
  for (let round = 0; round < 4; round += 1) await openAll();
  await expect.poll(() => page.locator('[role=tabpanel]').count()).toBe(1);
  expect((await heapAtRest(page)) / before).toBeLessThan(1.1);
});
