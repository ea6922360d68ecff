import { enterWith, newMember } from '../fixtures/accounts.ts';
import { expectAccessible, expectNoSideScroll } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/portal.ts';

const tour = '西安·华山五日：兵马俑与一座险山';
const asked = '华山可以只坐索道、不爬山吗？<b>急</b>';
const answered = '可以，西峰上、北峰下都有索道。';

test('a question of a member is answered by staff, shown at the product, and in the message centre', async ({
  page,
  request,
  signedIn,
}) => {
  const { token } = await newMember(request);
  await enterWith(page, token);
  await page.goto(`/search?keywords=${encodeURIComponent('西安·华山')}`);
  await page.getByRole('link', { name: tour }).first().click();
  await page.getByRole('link', { name: '问答' }).click();
  const section = page.getByRole('region', { name: '问答' });
  await section.getByRole('button', { name: '我要提问' }).click();
  await section.getByRole('textbox', { name: /您的问题/ }).fill(asked);
  await section.getByRole('button', { name: '提交' }).click();
  await expect(page.getByText('已提交，客服回复后会显示在这里')).toBeVisible();
  const productId = new URL(page.url()).searchParams.get('id');

  await signedIn('editor');
  await page.goto(`/business/questions?keywords=${encodeURIComponent('只坐索道')}`);
  const card = page.getByRole('article').filter({ hasText: asked });
  await expectAccessible(page);
  await card.getByRole('button', { name: /^回答/ }).click();
  const drawer = page.getByRole('dialog', { name: '回答问题' });
  await drawer.getByLabel('回答', { exact: true }).fill(answered);
  await drawer.getByRole('button', { name: '发布回答' }).click();
  await expect(card).toContainText('已公开');

  await enterWith(page, token);
  await page.goto('/personal/messages');
  await page
    .getByRole('link', { name: /您的提问有了回答/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/personal\/reviews\?tab=questions$/);
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByRole('article').filter({ hasText: answered })).toContainText(asked);
    await expectNoSideScroll(page);
    await expectAccessible(page);
  }
  const { list } = (await (await request.get(`/api/v1/products/${productId}/questions`)).json()).data;
  expect(list).toContainEqual(expect.objectContaining({ text: { zh: asked }, answer: { zh: answered } }));
});

test('a visitor who asks is sent to the login and back to the questions', async ({ page }) => {
  await page.goto(`/search?keywords=${encodeURIComponent('湖光岩风景区')}`);
  await page.getByRole('link', { name: '湖光岩风景区' }).first().click();
  await page.getByRole('link', { name: '问答' }).click();
  const section = page.getByRole('region', { name: '问答' });
  await expect(section.getByText('学生证有优惠吗？要不要提前预约？')).toBeVisible();
  await section.getByRole('button', { name: '我要提问' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
});
