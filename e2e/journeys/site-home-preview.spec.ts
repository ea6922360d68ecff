import { signIn } from '../fixtures/accounts.ts';
import { expectAccessible, expectNoSideScroll } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/portal.ts';
import { daysAfter, today } from '../fixtures/stock.ts';

test('an editor previews the home page at a time, and visitors still see that of today', async ({
  page,
  request,
  signedIn,
}) => {
  const title = `迎新年 ${Date.now().toString(36)}`;
  const headers = { Authorization: await signIn(request, 'editor') };
  const showFrom = `${daysAfter(today(), 30)}T00:00:00+08:00`;
  const data = { title: { zh: title }, subtitle: null, picture: '/artwork/hotel-tower/binhu-cloud.svg' };
  const window = { link: null, showFrom, showUntil: null };
  const made = await request.post('/api/v1/site/slides', { headers, data: { ...data, ...window } });
  expect(made.status()).toBe(200);
  await signedIn('editor');
  await page.goto('/site/slides');
  await page.getByRole('button', { name: '预览首页' }).click();
  const drawer = page.getByRole('dialog', { name: '按时间预览首页' });
  await expectAccessible(page);
  const time = drawer.getByRole('textbox', { name: '时间（北京时间）' });
  await time.fill(`${daysAfter(today(), 31)} 09:00`);
  const opening = page.context().waitForEvent('page');
  await time.press('Enter');
  const preview = await opening;
  await expect(preview.getByRole('note')).toContainText('09:00（北京时间）的首页');
  await expect(preview.getByText(title).first()).toBeAttached();
  await expect(preview.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expectNoSideScroll(preview);
  await expectAccessible(preview);
  const address = preview.url();
  await preview.getByRole('main').getByRole('link', { name: '国内游' }).first().click();
  await expect(preview).toHaveURL(address);

  await page.goto('/index');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(page.getByText(title)).toHaveCount(0);
  const rows: { id: number; title: { zh: string } }[] = (
    await (await request.get('/api/v1/site/slides', { headers })).json()
  ).data;
  const id = rows.find((row) => row.title.zh === title)?.id;
  expect((await request.delete(`/api/v1/site/slides/${id}`, { headers })).status()).toBe(200);
});
