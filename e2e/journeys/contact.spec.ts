import { expectAccessible, expectNoSideScroll } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/portal.ts';

test('a message from the contact form reaches the staff with topic, order and address', async ({
  page,
  signedIn,
}) => {
  const email = `hai${Date.now()}@example.cn`;
  await page.goto('/aboutus/companyinfo?type=contact');
  const form = page.getByRole('region', { name: '给我们留言' });
  const message = form.getByLabel(/^留言内容/);
  await message.fill('想改到<b>下周六</b>');
  await form.getByRole('button', { name: '提交留言' }).click();
  await expect(form.getByRole('alert')).toBeFocused();
  await expect(form.getByRole('link', { name: '请填写手机号码或电子邮箱' })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(message).toHaveValue('想改到<b>下周六</b>');
  await form.getByRole('combobox', { name: /^咨询事项/ }).click();
  await page.getByRole('option', { name: '改期与退款' }).click();
  await form.getByLabel(/^订单号/).fill('T2611200K3V9');
  await form.getByLabel(/^您的称呼/).fill('陈海');
  await form.getByLabel(/^电子邮箱/).fill(email);
  await form.getByRole('button', { name: '提交留言' }).click();
  const done = form.getByRole('status');
  await expect(done).toBeFocused();
  await expect(done).toContainText(/E\d{6}[0-9A-Z]{10}/);
  await expect(done.getByRole('link')).toHaveAttribute('href', /^tel:/);
  await expectAccessible(page);

  await signedIn('root');
  await page.goto(`/business/enquiries?kind=message&keywords=${email}`);
  await page.getByRole('button', { name: '处理 陈海' }).click();
  const drawer = page.getByRole('dialog', { name: '陈海' });
  await expect(drawer.getByText('想改到<b>下周六</b>')).toBeVisible();
  await expect(drawer.getByText('改期与退款')).toBeVisible();
  await expect(drawer.getByText('T2611200K3V9')).toBeVisible();
  await expectAccessible(page);
});

test('opening hours, telephone and WeChat are in the help centre and on the profile', async ({ page }) => {
  for (const path of ['/help', '/aboutus/contactus']) {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByText(/^(营业中，21:00 结束|休息中，(今天|明天) 08:30 开始服务)$/)).toBeVisible();
    await expect(main.getByText('haitu-travel')).toBeVisible();
    await expect(main.getByRole('link', { name: '0759-0000 0186' })).toHaveAttribute('href', /^tel:/);
  }
});

for (const [language, width] of [
  ['zh-CN', 360],
  ['en', 1440],
] as const)
  test.describe(`in ${language} at ${width} px`, () => {
    test.use({ locale: language, viewport: { width, height: 900 } });

    test('the contact form is accessible and fits', async ({ page }) => {
      await page.goto('/aboutus/contactus');
      await expect(page.getByRole('button', { name: /^(提交留言|Send message)$/ })).toBeVisible();
      await expectNoSideScroll(page);
      await expectAccessible(page);
    });
  });
