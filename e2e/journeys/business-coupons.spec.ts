import { newMember, signIn } from '../fixtures/accounts.ts';
import { expectAccessible, expectNoSideScroll } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/portal.ts';

const newName = () => `立减 ${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;

test('a coupon is created and issued, its terms cannot get worse, and it is stopped', async ({
  page,
  request,
  signedIn,
  expectedErrors,
}) => {
  expectedErrors.push('status of 400');
  const name = newName();
  const { username, token } = await newMember(request);
  await signedIn('finance');
  await page.goto(`/business/coupons?keywords=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: '新增优惠券' }).click();
  let drawer = page.getByRole('dialog', { name: '新增优惠券' });
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect(drawer).toContainText('请填写名称');
  await drawer.getByLabel('名称', { exact: true }).fill(name);
  await drawer.getByLabel('减免金额（元）').fill('20');
  await drawer.getByLabel('最低消费（元）').fill('200');
  await drawer.getByRole('radio', { name: '仅新客' }).check();
  await drawer.getByLabel('发放总量（张）').fill('5');
  await drawer.getByRole('button', { name: '保存' }).click();
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('满 ¥200 减 ¥20');
  await expect(row).toContainText('仅新客');

  await row.getByRole('button', { name: `发给会员 ${name}` }).click();
  drawer = page.getByRole('dialog', { name: `把“${name}”发给会员` });
  await drawer.getByLabel('会员用户名').fill(`nobody_${username}`);
  await drawer.getByRole('button', { name: '发放' }).click();
  await expect(drawer).toContainText('没有这个会员，或账号已停用');
  await drawer.getByLabel('会员用户名').fill(username);
  await drawer.getByRole('button', { name: '发放' }).click();
  await expect(page.getByText(`已发给 ${username}`)).toBeVisible();
  await expect(row).toContainText('1 / 5');
  const own = await request.get('/api/v1/member-coupons', { headers: { Authorization: token } });
  expect((await own.json()).data.map(({ title }: { title: { zh: string } }) => title.zh)).toEqual([name]);

  await row.getByRole('button', { name: `编辑 ${name}` }).click();
  drawer = page.getByRole('dialog', { name: '编辑优惠券' });
  await expect(page).toHaveURL(/coupon=\d+/);
  await expect(drawer).toContainText('已有 1 人领取');
  await drawer.getByLabel('最低消费（元）').fill('300');
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect(drawer).toContainText('已有会员领取，只能改得对会员更有利');
  await drawer.getByLabel('最低消费（元）').fill('100');
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect(row).toContainText('满 ¥100 减 ¥20');

  await row.getByRole('switch', { name: `${name} 的状态` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '停止发放' }).click();
  await expect(row).toContainText('已停发');
  await expect(row.getByRole('button', { name: `删除 ${name}` })).toBeDisabled();
});

test('coupons are accessible on a desktop and a phone, in English too', async ({ page, request }) => {
  const token = await signIn(request, 'finance');
  await page.addInitScript((value) => localStorage.setItem('accessToken', value), token);
  for (const width of [1440, 375]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/business/coupons');
    await expect(page.getByRole('main').getByText('新客立减 30 元').first()).toBeVisible();
    await expectNoSideScroll(page);
    await expectAccessible(page);
    await page.goto('/business/coupons?coupon=new');
    await expect(page.getByRole('dialog').getByLabel('发放总量（张）')).toBeVisible();
    await expectAccessible(page);
  }
});
