import type { APIRequestContext, Page } from '@playwright/test';
import { signIn } from '../fixtures/accounts.ts';
import { expectAccessible, expectNoSideScroll } from '../fixtures/axe.ts';
import { choosePictures, pictureOf } from '../fixtures/pictures.ts';
import { expect, test } from '../fixtures/portal.ts';
import { daysAfter, today } from '../fixtures/stock.ts';

const newTitle = () => `测试海岛 ${Date.now().toString(36)}${Math.random().toString(36).slice(2, 5)}`;

const asEditor = async (request: APIRequestContext) => {
  const headers = { Authorization: await signIn(request, 'editor') };
  const ask = async (method: 'get' | 'post' | 'put' | 'delete', path: string, data?: object) => {
    const answer = await request[method](`/api/v1/${path}`, { headers, ...(data && { data }) });
    expect(answer.status(), await answer.text()).toBe(200);
    return (await answer.json()).data;
  };
  const begin = async (kind: string): Promise<{ id: number; title: string }> => {
    const title = newTitle();
    const { id } = await ask('post', 'products', { kind, title: { zh: title } });
    return { id, title };
  };
  return { ask, begin };
};

/** Puts every SKU of a product on sale for ten days. */
const stock = async ({ ask }: Awaited<ReturnType<typeof asEditor>>, id: number) => {
  const { skus } = await ask('get', `product-calendars/${id}`);
  await ask('put', `product-calendars/${id}`, {
    skuIds: skus.map((sku: { id: number }) => sku.id),
    days: Array.from({ length: 10 }, (_, index) => daysAfter(today(), 20 + index)),
    edit: {
      action: 'change',
      price: { way: 'set', amount: 88_800 },
      total: { way: 'set', amount: 20 },
    },
  });
};

const chooseTerm = async (page: Page, label: string, name: string) => {
  const field = page.getByRole('combobox', { name: label });
  await field.fill(name);
  await field.press('Enter');
};

const addText = async (page: Page, list: string, words: string) => {
  await page.getByRole('button', { name: `添加${list}` }).click();
  await page.getByRole('textbox', { name: `${list} 1（中文）` }).fill(words);
};

test('a tour is drafted, previewed, published and found; unpublished, it is gone', async ({
  page,
  browser,
  request,
  signedIn,
  expectedErrors,
}) => {
  test.setTimeout(180_000);
  const title = newTitle();
  const editor = await asEditor(request);
  await signedIn('editor');
  await page.goto('/business/products?kind=tour');
  await page.getByRole('button', { name: '新增产品' }).click();
  const drawer = page.getByRole('dialog', { name: '新增产品' });
  await drawer.getByLabel('产品名称').fill(title);
  await drawer.getByRole('button', { name: '创建草稿' }).click();
  await expect(page).toHaveURL(/products\/edit\?id=\d+/);
  const id = Number(new URL(page.url()).searchParams.get('id'));

  await page.getByRole('button', { name: '保存并上架' }).click();
  const summary = page.getByRole('alert').filter({ hasText: '处需要修改' });
  await expect(summary).toContainText('图片：请填写');
  await expect(summary).toContainText('行程安排：请填写');
  await summary.getByRole('button', { name: '一句话介绍：请填写' }).click();
  await expect(page.getByRole('textbox', { name: '一句话介绍（中文）' })).toBeFocused();
  await page.keyboard.type('两天一夜，看海看灯塔');
  await chooseTerm(page, '目的地', '硇洲岛');
  await chooseTerm(page, '出发城市', '湛江');
  await choosePictures(page, /^图片 · 上传图片/, [await pictureOf(page)]);
  await expect(page.getByRole('img', { name: '第 1 张图片' })).toBeVisible();
  await page.getByRole('button', { name: '添加行程安排' }).click();
  await page.getByRole('textbox', { name: '当天标题（中文）' }).fill('上岛');
  await page.getByRole('textbox', { name: '说明（中文）' }).fill('坐船上岛，住渔村。');
  await addText(page, '费用包含', '船票');
  await addText(page, '费用不含', '个人消费');
  await addText(page, '预订须知', '海上风大，请带外套。');
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByText('已全部保存')).toBeVisible();

  await stock(editor, id);
  const previewing = page.waitForEvent('popup');
  await page.getByRole('button', { name: '保存并预览' }).click();
  const preview = await previewing;
  await expect(preview.getByRole('note')).toContainText('发布之后访客才能看到');
  await expect(preview.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await preview.close();

  await page.getByRole('button', { name: '保存并上架' }).click();
  await expect(page.getByText('已上架，访客稍后即可看到')).toBeVisible();
  const visitor = await (await browser.newContext()).newPage();
  await expect
    .poll(
      async () => {
        const found = await request.get('/api/v1/search', { params: { keywords: title } });
        return (await found.json()).data.total;
      },
      { timeout: 40_000 },
    )
    .toBe(1);
  await visitor.goto(`/search?keywords=${encodeURIComponent(title)}`);
  await visitor.getByRole('link', { name: title }).first().click();
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(visitor.getByText('海上风大，请带外套。')).toBeVisible();

  await page.goto(`/business/products?keywords=${encodeURIComponent(title)}`);
  await page.getByRole('button', { name: `更多操作：${title}` }).click();
  await page.getByRole('menuitem', { name: '下架', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '下架' }).click();
  await expect(page.getByRole('row').filter({ hasText: title })).toContainText('已下架');
  expectedErrors.push('404');
  await expect
    .poll(async () => (await request.get(`/api/v1/tours/${id}`)).status(), { timeout: 40_000 })
    .toBe(404);
  await visitor.close();
  // Public answers are cached in a browser for a minute: use a fresh one.
  const next = await (await browser.newContext()).newPage();
  await next.goto(`/route/detail?id=${id}`);
  await expect(next.getByText('线路不存在').first()).toBeVisible();
  await next.close();
});

test('a version conflict and leaving the form lose no input', async ({
  page,
  request,
  signedIn,
  expectedErrors,
}) => {
  expectedErrors.push('status of 409');
  const { ask, begin } = await asEditor(request);
  const { id, title } = await begin('visa');
  await signedIn('editor');
  await page.goto(`/business/products/edit?id=${id}`);
  const name = page.getByRole('textbox', { name: '产品名称（中文）' });
  await name.fill(`${title} 我的`);
  const { draft } = await ask('get', `products/${id}/form`);
  await ask('put', `products/${id}`, { draft: { ...draft, title: { zh: `${title} 别人的` } } });
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('在您编辑期间修改过');
  await expect(name).toHaveValue(`${title} 我的`);
  await page.getByRole('link', { name: '返回列表' }).click();
  await expect(name).toBeHidden();
  await page.goBack();
  await expect(name).toHaveValue(`${title} 我的`);
  await page.getByRole('radio', { name: '采用对方的' }).check();
  await expect(name).toHaveValue(`${title} 别人的`);
  await page.getByRole('button', { name: '载入最新内容' }).click();
  await expect(name).toHaveValue(`${title} 别人的`);
  await ask('delete', `products/${id}`);
});

test('list and form are accessible in both languages and on a phone', async ({ page, request, signedIn }) => {
  const { ask, begin } = await asEditor(request);
  const { id, title } = await begin('hotel');
  await signedIn('editor');
  for (const width of [1440, 375]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/business/products?keywords=${encodeURIComponent(title)}`);
    await expect(page.getByRole('link', { name: title })).toBeVisible();
    await expectAccessible(page);
    await expectNoSideScroll(page);
    await page.goto(`/business/products/edit?id=${id}`);
    await page.getByRole('button', { name: '添加房型' }).click();
    await expect(page.getByText('有未保存的修改')).toBeVisible();
    await expectAccessible(page);
    await expectNoSideScroll(page);
    await page.getByRole('button', { name: '保存', exact: true }).click();
    await expect(page.getByText('已全部保存')).toBeVisible();
  }
  await ask('delete', `products/${id}`);
});

test.describe('in English', () => {
  test.use({ locale: 'en' });

  test('the form and its errors are in English', async ({ page, request, signedIn }) => {
    const { ask, begin } = await asEditor(request);
    const { id, title } = await begin('ticket');
    await signedIn('editor');
    await page.goto(`/business/products/edit?id=${id}`);
    await expect(page.getByRole('textbox', { name: 'Title (Chinese)' })).toHaveValue(title);
    await page.getByRole('button', { name: 'Save and publish' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'fields need attention' })).toContainText(
      'Opening hours is required',
    );
    await ask('delete', `products/${id}`);
  });
});
