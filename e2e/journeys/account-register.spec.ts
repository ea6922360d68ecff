import type { Page } from '@playwright/test';
import { logIn, password } from '../fixtures/accounts.ts';
import { expectAccessible, expectNoSideScroll } from '../fixtures/axe.ts';
import { listLetters, readCode } from '../fixtures/inbox.ts';
import { expect, test } from '../fixtures/portal.ts';
import {
  askForCode,
  askFromElsewhere,
  getDemoMember,
  goodPassword,
  stranger,
} from '../fixtures/registration.ts';

const field = (page: Page, name: string) => page.locator(`#${name}`);

test.beforeEach(({ page }) => askFromElsewhere(page));

test('a visitor registers with the code from the inbox and returns signed in to the page before', async ({
  page,
  request,
  expectedErrors,
}) => {
  expectedErrors.push('status of 400');
  const { username, mobile } = stranger();
  await page.goto('/personal/travellers');
  await page.getByRole('main').getByRole('link', { name: '登录' }).click();
  await page.getByRole('link', { name: /注册/ }).click();
  await expect(page.getByRole('heading', { name: '注册海途账号' })).toBeVisible();
  await expect(page).toHaveTitle(/注册/);

  await field(page, 'username').fill(username);
  await askForCode(page, 'mobile', mobile);
  await expect(field(page, 'code')).toBeFocused();
  const code = await readCode(request, mobile);
  await field(page, 'code').fill(code === '000000' ? '000001' : '000000');
  await field(page, 'password').fill(goodPassword);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: '注册并登录' }).click();
  await expect(field(page, 'code')).toBeFocused();
  await expect(page.locator('#code-error')).toContainText('验证码错误或已失效');

  await field(page, 'code').fill(code);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/personal\/travellers$/);
  await expect(page.getByRole('banner').getByRole('button', { name: username })).toBeVisible();
});

test('errors are shown at their fields, a taken username too', async ({ page, request, expectedErrors }) => {
  expectedErrors.push('status of 400');
  const { username, mobile } = stranger();
  await page.goto('/register');
  await page.getByRole('button', { name: '注册并登录' }).click();
  await expect(field(page, 'username')).toBeFocused();
  for (const name of ['username', 'mobile', 'code', 'password', 'termsAccepted'])
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');

  await field(page, 'username').fill('Visitor');
  await askForCode(page, 'mobile', mobile);
  await field(page, 'code').fill(await readCode(request, mobile));
  await field(page, 'password').fill(goodPassword);
  await page.getByRole('checkbox').check();
  await page.keyboard.press('Enter');
  await expect(page.locator('#username-error')).toContainText('用户名已被使用');
  await field(page, 'username').fill(username);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/index$/);
});

for (const [turn, { way, target, channel }] of [
  { way: '手机短信', target: 'mobile', channel: 'sms' } as const,
  { way: '邮箱', target: 'email', channel: 'mail' } as const,
].entries())
  test(`a forgotten password is reset by ${channel}; the old password and the code are invalid`, async ({
    page,
    request,
    expectedErrors,
  }) => {
    expectedErrors.push('status of 400');
    const person = await getDemoMember(request, turn);
    const [address, known] = [person[target], (await listLetters(request, person[target])).length];
    await page.goto('/login?redirect=/personal/travellers');
    await page.getByRole('link', { name: '忘记密码？' }).click();
    await page.getByLabel(way, { exact: true }).check();
    await askForCode(page, 'target', address);
    const code = await readCode(request, address, known);
    await field(page, 'code').fill(code);
    await field(page, 'password').fill(goodPassword);
    await page.getByRole('button', { name: '设置新密码' }).click();
    await expect(page).toHaveURL(/\/login\?redirect=/);
    await expect(page.getByText('新密码已生效，请登录')).toBeVisible();
    for (const told of [person.mobile, person.email])
      expect((await listLetters(request, told))[0]?.text).toContain(`账号 ${person.username} 的密码已于`);

    await logIn(page, person.username, password);
    await expect(page.getByRole('main')).toContainText('用户名或密码错误');
    await logIn(page, person.username, goodPassword);
    await expect(page).toHaveURL(/\/personal\/travellers$/);

    const again = await request.post('/api/v1/auth/password', {
      data: { channel, target: address, code, password },
    });
    expect([again.status(), (await again.json()).field]).toEqual([400, 'code']);
  });

test('a reset for an unknown number shows the same page and sends a message that says so', async ({
  page,
  request,
}) => {
  const { mobile } = stranger();
  await page.goto('/reset-password');
  await askForCode(page, 'target', mobile);
  await expect(page.locator('#code-hint')).toContainText('已发送至 199****');
  await expect.poll(async () => (await listLetters(request, mobile))[0]?.text).toContain('未绑定账号');
});

for (const { language, locale, width } of [
  { language: 'zh-cn', locale: 'zh-CN', width: 375 },
  { language: 'en', locale: 'en-GB', width: 1440 },
])
  test.describe(`in ${language} at ${width} px`, () => {
    test.use({ locale, viewport: { width, height: 900 } });

    for (const path of ['/login', '/register', '/reset-password'])
      test(`${path} is accessible, empty and with errors`, async ({ page }) => {
        await page.goto(path);
        const submit = page.getByRole('main').locator('button[type="submit"]');
        await expect(submit).toBeVisible();
        await expect(page.getByRole('main').locator('img')).toBeVisible();
        await expectAccessible(page);
        await submit.click();
        await expect(page.locator('[aria-invalid]').first()).toBeFocused();
        await expectAccessible(page);
        await expectNoSideScroll(page);
      });
  });

test.describe('in English', () => {
  test.use({ locale: 'en-GB' });

  test('a visitor registers in English, and the message with the code is in English', async ({
    page,
    request,
  }) => {
    const { username, mobile } = stranger();
    await page.goto('/register');
    await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible();
    await field(page, 'username').fill(username);
    await askForCode(page, 'mobile', mobile);
    expect((await listLetters(request, mobile))[0]?.text).toMatch(
      /^【Haitu Travel】\d{6} is your registration code/,
    );
    await field(page, 'code').fill(await readCode(request, mobile));
    await field(page, 'password').fill(goodPassword);
    await page.getByRole('checkbox', { name: /terms of use/ }).check();
    await page.getByRole('button', { name: 'Register and log in' }).click();
    await expect(page).toHaveURL(/\/index$/);
  });
});
