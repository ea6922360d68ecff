import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { signIn } from '../fixtures/accounts.ts';
import { expectAccessible, expectNoSideScroll } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/portal.ts';

const newName = () => `部门 ${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;

interface Node {
  readonly id: number;
  readonly name: string;
  readonly children?: readonly Node[];
}

const flat = (nodes: readonly Node[]): Node[] =>
  nodes.flatMap((node) => [node, ...flat(node.children ?? [])]);

/** Creates a department below the agency through the API; each journey has its own. */
const newDept = async (request: APIRequestContext, parentId?: number) => {
  const headers = { Authorization: await signIn(request, 'root') };
  const tree = async (): Promise<Node[]> =>
    flat((await (await request.get('/api/v1/dept', { headers })).json()).data);
  const [agency] = await tree();
  const name = newName();
  const data = { parentId: parentId ?? agency?.id, name };
  const made = await request.post('/api/v1/dept', { headers, data });
  expect(made.status(), await made.text()).toBe(200);
  const id = (await tree()).find((node) => node.name === name)?.id as number;
  return { name, id, headers };
};

const rowOf = (page: Page, name: string): Locator => page.getByRole('row').filter({ hasText: name });

test('a department is added below another, renamed, disabled and deleted', async ({
  page,
  request,
  signedIn,
}) => {
  const above = await newDept(request);
  const name = newName();
  await signedIn('admin');
  await page.goto('/system/dept');
  await page.getByRole('button', { name: `新增下级 ${above.name}` }).click();
  const drawer = page.getByRole('dialog', { name: '新增部门' });
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect(drawer).toContainText('请填写部门名称');
  await drawer.getByLabel('部门名称').fill(name);
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect(rowOf(page, name)).toBeVisible();

  await page.getByRole('button', { name: `编辑 ${name}` }).click();
  const edit = page.getByRole('dialog', { name: '编辑部门' });
  await edit.getByLabel('部门名称').fill(`${name} 新`);
  await edit.getByRole('button', { name: '保存' }).click();
  await expect(rowOf(page, `${name} 新`)).toBeVisible();

  await rowOf(page, above.name).getByRole('switch').click();
  await page.getByRole('alertdialog').getByRole('button', { name: '停用' }).click();
  await expect(rowOf(page, above.name).getByRole('switch')).not.toBeChecked();
  await page.reload();
  await expect(rowOf(page, above.name).getByRole('switch')).not.toBeChecked();

  await page.getByRole('button', { name: `删除 ${above.name}` }).click();
  await expect(page.getByRole('alertdialog')).toContainText(`下级部门会一起删除：${name} 新`);
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
  await expect(rowOf(page, above.name)).toHaveCount(0);
  await expect(rowOf(page, name)).toHaveCount(0);
});

test('a department with users is not deleted, and the message has their number', async ({
  page,
  request,
  signedIn,
  expectedErrors,
}) => {
  expectedErrors.push('status of 400');
  const { name, id, headers } = await newDept(request);
  const options = (await (await request.get('/api/v1/roles/options', { headers })).json()).data;
  const data = {
    username: `e2e_${id}_${Date.now().toString(36)}`,
    nickname: '店员',
    deptId: id,
    roleIds: [options.at(-1).value],
  };
  expect((await request.post('/api/v1/users', { headers, data })).status()).toBe(200);
  await signedIn('root');
  await page.goto('/system/dept');
  await expect(rowOf(page, name)).toContainText('1 人');
  await page.getByRole('button', { name: `删除 ${name}` }).click();
  await expect(page.getByRole('alertdialog')).toContainText('其中还有 1 人');
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
  await expect(page.getByText(`${name} 还有 1 人，请先调整他们的部门`)).toBeVisible();
  await expect(rowOf(page, name)).toBeVisible();
});

test('a search shows the ancestors of its results and is kept in the URL', async ({
  page,
  request,
  signedIn,
}) => {
  const above = await newDept(request);
  const below = await newDept(request, above.id);
  await signedIn('root');
  await page.goto('/system/dept');
  const keywords = page.getByRole('search').getByLabel('关键字');
  await keywords.fill(below.name);
  await keywords.press('Enter');
  await expect(page).toHaveURL(/keywords=/);
  await expect(rowOf(page, below.name)).toBeVisible();
  await expect(rowOf(page, above.name)).toBeVisible();
  await expect(rowOf(page, '财务部')).toHaveCount(0);
  await page.getByRole('button', { name: `收起 ${above.name}` }).press('Enter');
  await expect(rowOf(page, below.name)).toHaveCount(0);
});

for (const [language, width] of [
  ['zh-CN', 1440],
  ['zh-CN', 375],
  ['en', 1440],
  ['en', 375],
] as const)
  test.describe(`in ${language} at ${width} px`, () => {
    test.use({ locale: language, viewport: { width, height: 900 } });

    test('departments and their form are accessible', async ({ page, signedIn }) => {
      await signedIn('root');
      await page.goto('/system/dept');
      const title = language === 'en' ? 'Departments' : '部门管理';
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(rowOf(page, '财务部')).toBeVisible();
      await expectNoSideScroll(page);
      await expectAccessible(page);
      await page.getByRole('button', { name: language === 'en' ? 'Add department' : '新增部门' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
      await expectNoSideScroll(page);
      await expectAccessible(page);
    });
  });
