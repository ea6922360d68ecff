import { signIn } from '../fixtures/accounts.ts';
import { expectAccessible, expectNoSideScroll } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/portal.ts';

test('a reply to a review is shown at its product, and removed again', async ({
  page,
  request,
  signedIn,
  expectedErrors,
}) => {
  expectedErrors.push('status of 409');
  const headers = { Authorization: await signIn(request, 'editor') };
  const found = await request.get('/api/v1/reviews/page', {
    headers,
    params: { kind: 'ticket', replied: 'no', pageSize: 1, pageNum: 7 },
  });
  const [review] = (await found.json()).data.list;
  const shown = async () => {
    const path = `/api/v1/products/${review.product.id}/reviews?pageSize=100`;
    const { list } = (await (await request.get(path)).json()).data;
    return list.find(({ id }: { id: number }) => id === review.id)?.reply ?? null;
  };
  await signedIn('editor');
  const words = encodeURIComponent(review.text.zh.slice(0, 60));
  await page.goto(`/business/reviews?kind=ticket&keywords=${words}`);
  const card = page
    .getByRole('article')
    .filter({ hasText: review.author })
    .filter({ hasText: review.product.title.zh })
    .first();
  await card.getByRole('button', { name: /^回复 / }).click();
  const drawer = page.getByRole('dialog', { name: '回复评价' });
  await drawer.getByRole('button', { name: '发布回复' }).click();
  await expect(drawer).toContainText('请填写回复');
  await drawer.getByLabel('回复', { exact: true }).fill('谢谢您的评价，欢迎再来。');
  await drawer.getByRole('button', { name: '发布回复' }).click();
  await expect(card).toContainText('谢谢您的评价，欢迎再来。');
  await expect.poll(shown).toEqual({ zh: '谢谢您的评价，欢迎再来。' });

  await card.getByRole('button', { name: /^下架 / }).click();
  const down = page.getByRole('dialog', { name: '下架评价' });
  await down.getByRole('button', { name: '下架' }).click();
  await expect(down).toContainText('请填写下架原因');
  await down.getByRole('button', { name: '取消' }).click();

  await card.getByRole('button', { name: /^撤回回复 / }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '撤回' }).click();
  await expect(page.getByText('回复已撤回')).toBeVisible();
  const after = await request.get('/api/v1/reviews/page', {
    headers,
    params: { kind: 'ticket', keywords: review.text.zh.slice(0, 60), pageSize: 100 },
  });
  const rows: { id: number; reply: object | null }[] = (await after.json()).data.list;
  expect(rows.find(({ id }) => id === review.id)?.reply).toBeNull();
});

for (const [language, title] of [
  ['zh-CN', '评价管理'],
  ['en', 'Reviews'],
] as const)
  test.describe(`in ${language}`, () => {
    test.use({ locale: language });

    test('reviews are accessible on a desktop and a phone', async ({ page, signedIn }) => {
      await signedIn('editor');
      for (const width of [1440, 375]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto('/business/reviews?rating=2');
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
        await expect(page.getByRole('article').first()).toBeVisible();
        await expectNoSideScroll(page);
        await expectAccessible(page);
      }
    });
  });
