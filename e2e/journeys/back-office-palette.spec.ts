import { enterWith, newMember, newStaff } from '../fixtures/accounts.ts';
import { expectAccessible, expectNoSideScroll } from '../fixtures/axe.ts';
import { bookStay } from '../fixtures/orders.ts';
import { payThroughApi } from '../fixtures/pay.ts';
import { expect, test } from '../fixtures/portal.ts';

test('Ctrl-K finds screens and records by keyboard and remembers recent choices', async ({
  page,
  request,
}) => {
  const { username } = await newMember(request);
  await enterWith(page, (await newStaff(request)).token);
  await page.goto('/system/role');
  await expect(page.locator('[data-view="system/role/index"]')).toBeVisible();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: '搜索页面与记录' });
  const field = palette.getByRole('combobox');
  await expect(field).toBeFocused();
  await field.fill('部门');
  await expect(palette.getByRole('option', { name: /部门管理/ })).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/system\/dept$/);
  await expect(palette).toHaveCount(0);

  await page.keyboard.press('Control+k');
  await expect(palette.getByRole('group', { name: '最近使用' })).toContainText('部门管理');
  await field.fill(username);
  const user = palette.getByRole('group', { name: '用户' }).getByRole('option');
  await expect(user).toContainText(username);
  await user.click();
  await expect(page).toHaveURL(new RegExp(`/system/user\\?keywords=${username}`));
  await expect(page.getByRole('main').getByRole('table')).toContainText(username);

  await page.getByRole('button', { name: '搜索页面与记录' }).click();
  await field.fill('没有这样的东西xyz');
  await expect(palette.getByRole('status')).toContainText('没有找到');
  await page.keyboard.press('Escape');
  await expect(palette).toHaveCount(0);
});

test('Ctrl-K starts actions, finds by pinyin, and opens the list of all records of a kind', async ({
  page,
  request,
  signedIn,
}) => {
  const { token } = await newMember(request);
  const { orderNo } = await bookStay(request, token);
  await payThroughApi(request, token, orderNo);
  await signedIn('root');
  await page.goto('/system/role');
  const palette = page.getByRole('dialog', { name: '搜索页面与记录' });
  const option = (group: string, name: string | RegExp) =>
    palette.getByRole('group', { name: group }).getByRole('option', { name });
  const search = async (keywords: string) => {
    await page.getByRole('button', { name: '搜索页面与记录' }).click();
    await palette.getByRole('combobox').fill(keywords);
  };

  await search('bmgl');
  await expect(option('页面', /部门管理/)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');

  await search('xjxl');
  await expect(option('操作', '新建线路')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: '新增产品' }).getByLabel('线路')).toBeChecked();
  await page.keyboard.press('Escape');

  await search(`退款${orderNo}`);
  await option('操作', new RegExp(`退款 ${orderNo}`)).click();
  await expect(page.getByRole('dialog', { name: '代会员退款' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`no=${orderNo}&action=refund`));
  await page.getByRole('dialog').getByRole('button', { name: '取消' }).click();
  await expect(page).toHaveURL(new RegExp(`no=${orderNo}$`));

  await search('zhanjiang');
  await expectAccessible(page);
  await option('产品', /查看全部 \d+ 个产品/).click();
  await expect(page).toHaveURL(/\/business\/products\?keywords=zhanjiang/);
  await expect(page.getByRole('main').getByRole('table')).toContainText('湛江');

  await search('roll back mf_catalog');
  await option('操作', /回滚 mf_catalog/).click();
  await expect(page).toHaveURL(/\/platform\/releases\?app=mf_catalog/);
});

test('screens are found although the search of records fails, in English and on a phone', async ({
  page,
  signedIn,
  expectedErrors,
}) => {
  expectedErrors.push('status of 500');
  await page.setViewportSize({ width: 375, height: 800 });
  await page.route('**/api/v1/console/search**', (route) =>
    route.fulfill({ status: 500, json: { code: 'B0001', msg: 'no' } }),
  );
  await signedIn('admin');
  await page.goto('/system/role');
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('button', { name: 'Search screens and records' }).click();
  const palette = page.getByRole('dialog', { name: 'Search screens and records' });
  await palette.getByRole('combobox').fill('Depart');
  await expect(palette.getByRole('status')).toContainText('screens still can');
  await expect(palette.getByRole('option', { name: /Departments/ })).toBeVisible();
  await expectAccessible(page);
  await expectNoSideScroll(page);
});

test('theme and density are saved per user, and the public side keeps its own theme', async ({
  page,
  request,
}) => {
  const theme = () => page.locator('html').getAttribute('data-theme');
  await enterWith(page, (await newStaff(request)).token);
  await page.goto('/system/role');
  const choose = async (name: string) => {
    await page.getByRole('button', { name: '外观' }).click();
    await page.getByRole('menuitemradio', { name }).click();
  };
  await choose('深色');
  await expect.poll(theme).toBe('dark');
  await expectAccessible(page);
  await page.goto('/index');
  await expect(page.locator('[data-view="home/index"]')).toBeVisible();
  expect(await theme()).toBeNull();
  const document = await page.goto('/system/user');
  expect(await document?.text()).toContain('data-theme="dark"');
  await expect(page.locator('[data-view="system/user/index"]')).toBeVisible();
  await expect(page.getByRole('main').getByRole('table').first()).toBeVisible();
  await expectAccessible(page);
  await choose('浅色');
  await expect.poll(theme).toBe('light');
});
