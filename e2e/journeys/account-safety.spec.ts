import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { enterWith, memberPassword, newMember, signIn } from '../fixtures/accounts.ts';
import { expectAccessible, expectNoSideScroll } from '../fixtures/axe.ts';
import { readCode } from '../fixtures/inbox.ts';
import { adult } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/portal.ts';
import { askFromElsewhere, goodPassword, stranger } from '../fixtures/registration.ts';

const safety = '/personal/safety';
const dialog = (page: Page) => page.getByRole('dialog');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const openSafety = async (page: Page, token: string): Promise<void> => {
  await enterWith(page, token);
  await page.goto(safety);
  await expect(page.getByRole('heading', { level: 1, name: /^(账户安全|Account security)$/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^(安全概览|Overview)$/ })).toBeVisible();
};

const inEnglish = (page: Page) => page.addInitScript(() => localStorage.setItem('language', 'en'));

const isSignedIn = async (request: APIRequestContext, token: string): Promise<boolean> =>
  (await request.get('/api/v1/users/me', { headers: { Authorization: token } })).status() === 200;

test('a new password ends the sessions of other devices and keeps this one', async ({
  page,
  request,
  expectedErrors,
}) => {
  expectedErrors.push('status of 400');
  const { username, token } = await newMember(request);
  const elsewhere = await signIn(request, username, memberPassword);
  await openSafety(page, token);
  await press(page, '修改密码');
  await dialog(page)
    .getByLabel(/^当前密码/)
    .fill('wrong-one-1');
  await dialog(page)
    .getByLabel(/^新密码/)
    .fill(goodPassword);
  await expect(dialog(page)).toContainText('密码强度');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toContainText('密码错误');
  await expect(dialog(page).getByLabel(/^当前密码/)).toBeFocused();
  await dialog(page)
    .getByLabel(/^当前密码/)
    .fill(memberPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByText('密码已修改，其他设备已退出')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByText(/^上次修改/)).toBeVisible();
  const renewed = await page.evaluate(() => localStorage.getItem('accessToken') ?? '');
  const signedIn = [renewed, token, elsewhere].map((one) => isSignedIn(request, one));
  expect(await Promise.all(signedIn)).toEqual([true, false, false]);
  await signIn(request, username, goodPassword);
});

test('a mobile number is added with the code sent to it, in English', async ({ page, request }) => {
  const { token } = await newMember(request);
  const { mobile } = stranger();
  await inEnglish(page);
  await openSafety(page, token);
  await askFromElsewhere(page);
  await press(page, 'Add a mobile number');
  await dialog(page)
    .getByLabel(/^New mobile number/)
    .fill(mobile);
  await press(page, 'Get code');
  await expect(page.getByRole('button', { name: /^Resend in \d+ s$/ })).toBeDisabled();
  await expect(dialog(page).getByLabel(/^Code/)).toBeFocused();
  await page.keyboard.type(await readCode(request, mobile));
  await dialog(page)
    .getByLabel(/^Password/)
    .fill(memberPassword);
  await press(page, 'Save');
  await expect(page.getByText('Mobile number changed')).toBeVisible();
  await expect(page.getByText(`${mobile.slice(0, 3)}****${mobile.slice(-4)}`)).toBeVisible();
});

test('a mail address is added with the code sent to it', async ({ page, request }) => {
  const { token } = await newMember(request);
  const email = `${stranger().username}@example.com`;
  await openSafety(page, token);
  await askFromElsewhere(page);
  await press(page, '绑定邮箱');
  await dialog(page)
    .getByLabel(/^新邮箱/)
    .fill(email);
  await press(page, '获取验证码');
  await expect(dialog(page).getByLabel(/^验证码/)).toBeFocused();
  await page.keyboard.type(await readCode(request, email));
  await dialog(page)
    .getByLabel(/^登录密码/)
    .fill(memberPassword);
  await press(page, '保存');
  await expect(page.getByText('邮箱已更换')).toBeVisible();
  await expect(page.getByText(`${email.slice(0, 2)}***@example.com`)).toBeVisible();
});

test('with the password a session of one device is ended, then those of all other devices', async ({
  page,
  request,
}) => {
  const { username, token } = await newMember(request);
  const others = [];
  for (let turn = 0; turn < 3; turn += 1) others.push(await signIn(request, username, memberPassword));
  await openSafety(page, token);
  const out = page.getByRole('button', { name: /^退出 .*（.*）$/ });
  await expect(out).toHaveCount(3);
  await out.first().click();
  await expect(dialog(page)).toContainText('立即退出登录');
  const password = dialog(page).getByLabel(/^登录密码/);
  await password.fill(memberPassword);
  await dialog(page).getByRole('button', { name: '退出' }).click();
  await expect(out).toHaveCount(2);
  await press(page, '退出其他设备');
  await password.fill(memberPassword);
  await dialog(page).getByRole('button', { name: '退出其他设备' }).click();
  await expect(out).toHaveCount(0);
  await expect(page.getByText('本机')).toBeVisible();
  for (const other of others) expect(await isSignedIn(request, other)).toBe(false);
});

test('personal data is downloaded as a file after the password is confirmed', async ({ page, request }) => {
  const { username, token } = await newMember(request);
  await openSafety(page, token);
  await press(page, '下载');
  const saved = page.waitForEvent('download');
  await dialog(page)
    .getByLabel(/^登录密码/)
    .fill(memberPassword);
  await page.keyboard.press('Enter');
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^haitu-\d{4}-\d\d-\d\d\.json$/);
  const data = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(data.account[0].username).toBe(username);
  expect(data.orders).toEqual([]);
  await expect(page.getByText('数据已保存到您的设备')).toBeVisible();
});

test('closing an account is shown on every screen and can be cancelled', async ({ page, request }) => {
  const { token } = await newMember(request);
  await inEnglish(page);
  await openSafety(page, token);
  await press(page, 'Close account');
  await expect(dialog(page)).toContainText('Permanently erased');
  await expect(dialog(page)).toContainText('Kept as required by law');
  await dialog(page)
    .getByLabel(/^Password/)
    .fill(memberPassword);
  await press(page, 'Confirm and close');
  const banner = page.getByRole('heading', { name: /^Your account will be erased on/ });
  await expect(banner).toBeVisible();
  await page.reload();
  await expect(banner).toBeVisible();
  await press(page, 'Keep my account');
  await expect(page.getByText('Account kept')).toBeVisible();
  await expect(banner).toHaveCount(0);
});

test('a full document number is shown after the password and hidden after 30 s', async ({
  page,
  request,
}) => {
  const { token } = await newMember(request);
  const lan = adult('李兰');
  const headers = { Authorization: token };
  const data = { ...lan, documentType: 'id-card' };
  expect((await request.post('/api/v1/travellers', { headers, data })).status()).toBe(200);
  await page.clock.install();
  await enterWith(page, token);
  await page.goto('/personal/travellers');
  await press(page, '显示李兰的完整证件号码');
  await dialog(page)
    .getByLabel(/^登录密码/)
    .fill(memberPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByText(lan.documentNo)).toBeVisible();
  await expectNoSideScroll(page);
  await page.clock.runFor(31_000);
  await expect(page.getByText(lan.documentNo)).toHaveCount(0);
});

for (const language of ['zh', 'en'] as const)
  for (const width of [375, 1440])
    test(`the security screen is accessible at ${width} px, ${language}, with its dialogs`, async ({
      page,
      request,
    }) => {
      const { token } = await newMember(request);
      if (language === 'en') await inEnglish(page);
      await page.setViewportSize({ width, height: 900 });
      await openSafety(page, token);
      await expectAccessible(page);
      for (const name of [
        /^(修改密码|Change password)$/,
        /^(绑定邮箱|Add an email)/,
        /^(注销账号|Close account)$/,
      ]) {
        await page.getByRole('button', { name }).click();
        await expect(dialog(page)).toBeVisible();
        await expectAccessible(page);
        await page.keyboard.press('Escape');
        await expect(dialog(page)).toHaveCount(0);
      }
      await page.setViewportSize({ width: 360, height: 740 });
      await expectNoSideScroll(page);
    });
