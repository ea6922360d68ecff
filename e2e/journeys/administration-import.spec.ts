import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoSideScroll } from '../fixtures/axe.ts';
import { choose } from '../fixtures/choice.ts';
import { expect, test } from '../fixtures/portal.ts';
import { readDownload, sheetFile } from '../fixtures/sheets.ts';
import { unlessStandard } from '../fixtures/variants.ts';

const newName = () => `e2e_${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;

const openImport = async (page: Page): Promise<Locator> => {
  await page.goto('/system/user');
  await page.getByRole('button', { name: '导入', exact: true }).click();
  return page.getByRole('dialog', { name: '导入用户' });
};

const chooseDepartment = (page: Page, drawer: Locator): Promise<void> =>
  choose(page, drawer.getByLabel(/^(导入到部门|Department)/), '客服部');

const savedBy = async (page: Page, button: Locator): Promise<string[][]> => {
  const saved = page.waitForEvent('download');
  await button.click();
  return readDownload(await saved);
};

/** A sheet with a heading and ten rows of four errors each; one value looks like HTML. */
const faultyRows = (headings: readonly string[]): string[][] =>
  Array.from({ length: 10 }, (_, index) => {
    const row: Readonly<Record<string, string>> = {
      用户名: `坏名字${index}`,
      性别: '外星人',
      手机号码: `12${index}`,
      角色: 'FINANCE',
    };
    return headings.map((heading) => row[heading] ?? '');
  });

test('forty faults are each named, corrected in the sheet that comes back, and imported', async ({
  page,
  signedIn,
}) => {
  const good = newName();
  await signedIn('root');
  const drawer = await openImport(page);
  const [headings = []] = await savedBy(page, drawer.getByRole('button', { name: '下载模板' }));
  const fields: Readonly<Record<string, string>> = {
    用户名: good,
    昵称: '<img src=x onerror=alert(1)>',
    手机号码: '13802880010',
    角色: 'FINANCE',
  };
  const goodRow = headings.map((heading) => fields[heading] ?? '');
  await chooseDepartment(page, drawer);
  await drawer
    .locator('input[type=file]')
    .setInputFiles(await sheetFile('新员工.xlsx', [headings, goodRow, ...faultyRows(headings)]));
  const sent = page.waitForRequest((request) => request.method() === 'POST' && /import/.test(request.url()));
  await drawer.getByRole('button', { name: '开始导入' }).click();
  expect(new URL((await sent).url()).pathname).toBe('/api/v1/users/_import');
  await expect(page).toHaveURL(/import=\d+/);
  const outcome = drawer.getByRole('alert');
  await expect(outcome).toContainText('已导入 1 个用户，10 行有误，没有导入', { timeout: 30_000 });
  await expect(drawer.getByRole('heading', { name: '40 处有误' })).toBeVisible();
  await expect(drawer.getByRole('row').nth(1)).toHaveText(/3\s*用户名\s*坏名字0\s*用户名只能用字母/);
  await drawer.getByRole('button', { name: '第 2 页' }).click();
  await expect(drawer.getByRole('row').nth(20)).toHaveText(/12\s*手机号码\s*129\s*手机号码不正确/);

  await page.reload();
  await expect(drawer.getByRole('alert')).toContainText('10 行有误');
  await drawer.getByRole('button', { name: '关闭' }).last().click();
  await expect(drawer).toBeHidden();
  await page.getByRole('button', { name: '导入结果' }).click();

  const [top = [], ...wrong] = await savedBy(page, drawer.getByRole('button', { name: '下载待改的表格' }));
  expect([top.at(-1), wrong.length]).toEqual(['错误原因', 10]);
  const corrected = wrong.map((row) => {
    const right: Readonly<Record<string, string>> = {
      用户名: newName(),
      昵称: '钟晓',
      性别: '女',
      手机号码: '13802880011',
    };
    return row.map((cell, place) => right[top[place] ?? ''] ?? cell);
  });
  await drawer.getByRole('button', { name: '上传改好的表格' }).click();
  await drawer.locator('input[type=file]').setInputFiles(await sheetFile('改好.xlsx', [top, ...corrected]));
  await drawer.getByRole('button', { name: '开始导入' }).click();
  await expect(outcome).toContainText('已导入 10 个用户', { timeout: 30_000 });
  const size = page.viewportSize() ?? { width: 1440, height: 900 };
  await page.setViewportSize({ width: 375, height: 812 });
  const note = await drawer.getByText('请下载初始密码转告本人').boundingBox();
  expect(note?.width).toBeGreaterThan(200);
  await page.setViewportSize(size);
  const [, ...initial] = await savedBy(page, drawer.getByRole('button', { name: '下载初始密码' }));
  expect(new Set(initial.map(([, , password]) => password)).size).toBe(10);
  await expect(drawer.getByRole('button', { name: '下载初始密码' })).toBeHidden();
  await page.goto(`/system/user?keywords=${good}`);
  await expect(page.getByRole('row').filter({ hasText: good })).toContainText('<img src=x');
});

test('an all-or-nothing import with one error adds no user; a file that is no sheet is refused', async ({
  page,
  signedIn,
  expectedErrors,
}) => {
  expectedErrors.push('status of 400');
  const name = newName();
  await signedIn('root');
  const drawer = await openImport(page);
  await chooseDepartment(page, drawer);
  await drawer.getByRole('radio', { name: /就都不导入/ }).check();
  const upload = drawer.locator('input[type=file]');
  await upload.setInputFiles({ name: 'fake.xlsx', mimeType: 'text/plain', buffer: Buffer.from('no sheet') });
  await drawer.getByRole('button', { name: '开始导入' }).click();
  await expect(drawer).toContainText('文件不是可以读取的 .xlsx 表格');
  const headings = ['用户名', '昵称', '性别', '手机号码', '邮箱', '角色'];
  const rows = [
    [name, '罗一帆', '', '13802880010', '', 'FINANCE'],
    [newName(), '钟晓', '', '13802880011', '', 'NOSUCH'],
  ];
  await upload.setInputFiles(await sheetFile('新员工.xlsx', [headings, ...rows]));
  await drawer.getByRole('button', { name: '开始导入' }).click();
  await expect(drawer.getByRole('alert')).toContainText('1 行有误，没有导入任何用户', { timeout: 30_000 });
  await expect(drawer.getByRole('row').nth(1)).toContainText('角色不存在');
  await page.goto(`/system/user?keywords=${name}`);
  await expect(page.getByText('没有符合条件的用户')).toBeVisible();
});

for (const width of [1440, 375])
  test.describe(`in English at ${width} px`, unlessStandard(width === 375), () => {
    test.use({ locale: 'en', viewport: { width, height: 900 } });

    test('the import is accessible', async ({ page, signedIn }) => {
      await signedIn('root');
      await page.goto('/system/user');
      await page.getByRole('button', { name: 'Import', exact: true }).click();
      const drawer = page.getByRole('dialog', { name: 'Import users' });
      await expect(drawer.getByRole('radio', { name: /Import valid rows/ })).toBeChecked();
      await expectNoSideScroll(page);
      await expectAccessible(page, '[role=dialog]');
      await chooseDepartment(page, drawer);
      const rows = [
        ['Username', 'Nickname', 'Gender', 'Mobile', 'Email', 'Roles'],
        ['', '', '', '1', '', ''],
      ];
      await drawer.locator('input[type=file]').setInputFiles(await sheetFile('staff.xlsx', rows));
      await drawer.getByRole('button', { name: 'Import', exact: true }).click();
      await expect(drawer.getByRole('alert')).toContainText('No users were imported', { timeout: 30_000 });
      await expect(drawer.getByRole('row').nth(1)).toContainText('the username is blank');
      await expectNoSideScroll(page);
      await expectAccessible(page, '[role=dialog]');
    });
  });
