import { enterWith, newMember, signIn } from '../fixtures/accounts.ts';
import { expectAccessible, expectNoSideScroll } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/portal.ts';

test('an unpublished product is previewed by staff only, at both widths, and cannot be booked', async ({
  page,
  browser,
  request,
  signedIn,
  expectedErrors,
}) => {
  const title = `预览 ${Date.now().toString(36)}`;
  const headers = { Authorization: await signIn(request, 'editor') };
  const data = { kind: 'hotel', title: { zh: title } };
  const made = await request.post('/api/v1/products', { headers, data });
  const { id }: { id: number } = (await made.json()).data;
  await signedIn('editor');
  await page.goto(`/business/products/edit?id=${id}`);
  expectedErrors.push('404');
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: '保存并预览' }).click();
  const preview = await opening;
  await expect(preview.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(preview.getByRole('note')).toContainText('预览中不能预订');
  await expectNoSideScroll(preview);
  await expectAccessible(preview);
  const address = preview.url();
  await preview.getByRole('main').getByRole('link').first().click();
  await expect(preview).toHaveURL(address);
  const narrowing = preview.waitForEvent('popup');
  await preview.getByRole('button', { name: '按手机宽度打开' }).click();
  const phone = await narrowing;
  await expect(phone.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expectNoSideScroll(phone);

  const visitor = await (await browser.newContext()).newPage();
  const html = await (await visitor.request.get(address)).text();
  expect(html).not.toContain(title);
  expect(html).toContain('content="noindex"');
  await enterWith(visitor, (await newMember(request)).token);
  await visitor.goto(address);
  await expect(visitor.getByText(/没有.*权限|无权/).first()).toBeVisible();
  await expect(visitor.getByText(title)).toHaveCount(0);
});
