import type { APIRequestContext, Page } from '@playwright/test';
import { signIn } from '../fixtures/accounts.ts';
import { expectAccessible, expectNoSideScroll } from '../fixtures/axe.ts';
import { choosePictures, pictureOf } from '../fixtures/pictures.ts';
import { expect, test } from '../fixtures/portal.ts';

const mark = () => `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;

const headersOf = async (request: APIRequestContext) => ({ Authorization: await signIn(request, 'editor') });

/** Adds a row to a list of the site through the API; each journey has its own. */
const add = async (request: APIRequestContext, path: string, data: object) => {
  const headers = await headersOf(request);
  const made = await request.post(`/api/v1/site/${path}`, { headers, data });
  expect(made.status(), await made.text()).toBe(200);
  const rows: { id: number }[] = (await (await request.get(`/api/v1/site/${path}`, { headers })).json()).data;
  const id = rows.at(-1)?.id ?? 0;
  return { id, remove: () => request.delete(`/api/v1/site/${path}/${id}`, { headers }) };
};

const bodyField = (page: Page, piece: number, language: '中文' | '英文') =>
  page.getByRole('list', { name: '正文段落' }).getByLabel(`第 ${piece} 段 · ${language}`);

test('an editor publishes news with a picture, and visitors read it in both languages', async ({
  page,
  browser,
  signedIn,
}) => {
  const name = `海风 ${mark()} <b>不是标签</b>`;
  await signedIn('editor');
  await page.goto('/site/articles');
  await page.getByRole('button', { name: '写资讯' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '新文章' })).toBeVisible();
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('请填写标题的中文')).toBeVisible();

  await page.getByLabel('标题 · 中文', { exact: true }).fill(name);
  await page.getByLabel('标题 · 英文', { exact: true }).fill(`Sea wind of ${name}`);
  await page.getByRole('combobox', { name: '分类' }).fill('公司动态');
  await page.getByRole('button', { name: '正文', exact: true }).click();
  await bodyField(page, 1, '中文').fill('第一段');
  await bodyField(page, 1, '英文').fill('The first piece');
  await page.getByRole('button', { name: '图片', exact: true }).click();
  await choosePictures(page, /第 2 段 · 上传图片/, [await pictureOf(page)]);
  await expect(page.getByRole('button', { name: '第 2 段 · 更换图片' })).toBeVisible();
  await page.getByRole('radio', { name: '发布' }).check();
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page).toHaveURL(/edit\?id=\d+/);
  const tabs = page.getByRole('tablist', { name: '已打开的页面' });
  await expect(tabs.getByRole('tab', { name: '新文章' })).toHaveCount(0);
  const id = new URL(page.url()).searchParams.get('id');

  for (const [locale, words] of [
    ['zh-CN', '第一段'],
    ['en', 'The first piece'],
  ] as const) {
    const visitor = await browser.newPage({ locale });
    await visitor.goto(`/news-detail?id=${id}`);
    await expect(visitor.getByRole('heading', { level: 1 })).toContainText(name);
    await expect(visitor.getByRole('article')).toContainText(words);
    const picture = visitor.locator('figure img');
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await visitor.close();
  }

  await page.goto(`/site/articles?keywords=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: `下线 ${name}` }).click();
  await expect(page.getByText(`已下线“${name}”`)).toBeVisible();
  await page.getByRole('button', { name: `更多操作：${name}` }).click();
  await page.getByRole('menuitem', { name: '删除' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
  await expect(page.getByText('没有符合条件的文章')).toBeVisible();
});

test("a slide moved to the top is the visitors' first slide", async ({
  page,
  request,
  browser,
  signedIn,
}) => {
  const zh = `首屏 ${mark()}`;
  const slide = { title: { zh }, subtitle: null, picture: '/artwork/sea/e2e-slide.svg', link: '/route' };
  const { remove } = await add(request, 'slides', { ...slide, showFrom: null, showUntil: null });
  await signedIn('editor');
  await page.goto('/site/slides');
  const handle = page.getByRole('button', { name: `移动 ${zh}` });
  await expect(handle).toBeVisible();
  await handle.focus();
  // Other journeys may add slides meanwhile, which moves this one down again.
  await expect(async () => {
    await page.keyboard.press('ArrowUp');
    await expect(handle).toBeFocused({ timeout: 1000 });
    await expect(handle).toHaveAccessibleName(/第 1 位/, { timeout: 1000 });
  }).toPass();
  await expect
    .poll(async () => {
      const answer = await request.post('/api/slideShow/getSlideOnlineShowList_zj', { data: {} });
      return (await answer.json()).data[0].title.zh;
    })
    .toBe(zh);
  const visitor = await browser.newPage({ locale: 'zh-CN' });
  await visitor.goto('/index');
  await expect(visitor.getByRole('region', { name: '精选专题' }).getByRole('group').first()).toContainText(
    zh,
  );
  await visitor.close();
  await remove();
});

test('an invalid link is reported at its field, and a notice is taken down', async ({
  page,
  request,
  signedIn,
}) => {
  const zh = `公告 ${mark()}`;
  const { remove } = await add(request, 'rotations', { title: { zh }, link: null });
  await signedIn('editor');
  await page.goto('/site/rotations');
  await page.getByRole('button', { name: `编辑 ${zh}` }).click();
  const drawer = page.getByRole('dialog', { name: '编辑公告' });
  await drawer.getByLabel('链接').fill('javascript:alert(1)');
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect(drawer).toContainText('请填写以 / 开头的站内路径，或以 https:// 开头的网址');
  await drawer.getByLabel('链接').fill('/route');
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText(`已保存“${zh}”`)).toBeVisible();
  const shown = async () => (await (await request.get('/api/sysRotation/byOrgCode/A86')).text()).includes(zh);
  expect(await shown()).toBe(true);
  await page.getByRole('switch', { name: `${zh} 的状态` }).click();
  await expect(page.getByText(`已停用“${zh}”`)).toBeVisible();
  expect(await shown()).toBe(false);
  await remove();
});

for (const [locale, width] of [
  ['zh-CN', 1440],
  ['en', 375],
] as const)
  test.describe(`in ${locale} at ${width} px`, () => {
    test.use({ locale, viewport: { width, height: 900 } });

    test('the screens of the site are accessible', async ({ page, signedIn }) => {
      await signedIn('editor');
      for (const [path, zh, en] of [
        ['slides', '轮播图', 'Slides'],
        ['rotations', '滚动公告', 'Notices'],
        ['areas', '首页栏目', 'Home areas'],
        ['holidays', '节假日', 'Holidays'],
        ['articles', '文章与帮助', 'Articles and help'],
        ['articles/edit?kind=statement', '新文章', 'New article'],
        ['profile', '网站信息', 'Site information'],
      ] as const) {
        await page.goto(`/site/${path}`);
        const name = locale === 'en' ? en : zh;
        await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
        await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
        await expectNoSideScroll(page);
        await expectAccessible(page);
      }
    });
  });
