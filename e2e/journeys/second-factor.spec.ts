import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { generate } from 'otplib';
import {
  enterWith,
  logIn,
  memberPassword,
  newMember,
  newStaff,
  password,
  signIn,
} from '../fixtures/accounts.ts';
import { expectAccessible, expectNoSideScroll } from '../fixtures/axe.ts';
import { forgetUsedCode } from '../fixtures/database.ts';
import { expect, test } from '../fixtures/portal.ts';
import { newCode } from '../fixtures/roles.ts';

const screen = '/personal/second-factor';
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();

const openScreen = async (page: Page, token: string): Promise<void> => {
  await enterWith(page, token);
  await page.goto(screen);
  await expect(page.getByRole('heading', { level: 2, name: /^(验证方式|Methods)$/ })).toBeVisible();
};

/** Adds an authenticator app; returns its secret and the recovery codes. */
const addApp = async (page: Page): Promise<{ secret: string; codes: string[] }> => {
  await press(page, '添加验证器 App');
  await page.getByLabel(/^登录密码/).fill(memberPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: '验证器 App 的二维码' })).toBeVisible();
  await expectAccessible(page);
  const secret = (await page.getByText(/^([A-Z2-7]{4} ?)+$/).innerText()).replaceAll(' ', '');
  await page.getByLabel(/^动态码/).fill(await codeOf(secret));
  await page.keyboard.press('Enter');
  const codes = page.getByRole('list', { name: '恢复码' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await expectAccessible(page);
  const texts = await codes.allInnerTexts();
  await press(page, '我已保存');
  return { secret, codes: texts };
};

const stepMs = 30_000;
/** From typing a code to its arrival. */
const typingMs = 5_000;

/** The app's code, which is valid long enough to be typed. */
const codeOf = async (secret: string): Promise<string> => {
  const leftMs = stepMs - (Date.now() % stepMs);
  if (leftMs < typingMs) await wait(leftMs);
  return generate({ secret });
};

/** A code that the account has not used yet. */
const nextCode = async (username: string, secret: string): Promise<string> => {
  await forgetUsedCode(username);
  return codeOf(secret);
};

const logOut = async (page: Page): Promise<void> => {
  await page.evaluate(() => localStorage.removeItem('accessToken'));
};

test('a member adds an app, logs in with its code, and removes it', async ({
  page,
  request,
  expectedErrors,
}) => {
  expectedErrors.push('status of 403', 'status of 400');
  const { username, token } = await newMember(request);
  await openScreen(page, token);
  const { secret, codes } = await addApp(page);
  await expect(page.getByRole('heading', { name: /^我的手机/ })).toBeVisible();
  await expectNoSideScroll(page);

  await logOut(page);
  await page.goto(`/login?redirect=${screen}`);
  await logIn(page, username, memberPassword);
  await expect(page.getByRole('heading', { level: 1, name: '两步验证' })).toBeVisible();
  await expect(page.getByLabel(/^动态码/)).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel(/^动态码/).fill('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(/^动态码/)).toHaveAccessibleDescription(/动态码或恢复码不正确/);
  await page.getByLabel(/^动态码/).fill(await nextCode(username, secret));
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^最近使用|最近使用/)).toBeVisible();

  await press(page, '移除我的手机');
  await page.getByRole('alertdialog').getByRole('button', { name: '移除' }).click();
  await expect(page.getByText(/^尚未启用/)).toBeVisible();
  expect(codes).toHaveLength(10);
});

test('a recovery code logs in once', async ({ page, request, expectedErrors }) => {
  expectedErrors.push('status of 403', 'status of 400');
  const { username, token } = await newMember(request);
  await openScreen(page, token);
  const { codes } = await addApp(page);
  for (const time of ['first', 'second']) {
    await logOut(page);
    await page.goto(`/login?redirect=${screen}`);
    await logIn(page, username, memberPassword);
    await press(page, '改用恢复码');
    await page.getByLabel(/^恢复码/).fill(codes[0] ?? '');
    await page.keyboard.press('Enter');
    if (time === 'first') await expect(page.getByText(/还剩 9 个/)).toBeVisible();
    else await expect(page.getByLabel(/^恢复码/)).toHaveAccessibleDescription(/已使用过/);
  }
});

/** An authenticator of the browser, at the host name that passkeys need. */
const withPasskeys = async (page: Page): Promise<void> => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
};

test('a passkey is added and logs in, in English', async ({ page, request, baseURL, expectedErrors }) => {
  expectedErrors.push('status of 403');
  const { username, token } = await newMember(request);
  const origin = String(baseURL).replace('127.0.0.1', 'localhost');
  await page.addInitScript(() => localStorage.setItem('language', 'en'));
  await enterWith(page, token);
  await withPasskeys(page);
  await page.goto(origin + screen);
  await press(page, 'Add a passkey');
  await page.getByLabel(/^Password/).fill(memberPassword);
  await page.keyboard.press('Enter');
  await press(page, 'I have saved them');
  await expect(page.getByRole('heading', { name: /^This device/ })).toBeVisible();
  await logOut(page);
  await page.goto(`${origin}/login?redirect=${screen}`);
  await logIn(page, username, memberPassword);
  await press(page, 'Use a passkey');
  await expect(page.getByText(/Last used/)).toBeVisible();
});

test('a sensitive action of staff asks for the code again, and goes on', async ({
  page,
  request,
  expectedErrors,
}) => {
  expectedErrors.push('status of 403');
  const { username, token } = await newStaff(request);
  await openScreen(page, token);
  const { secret } = await addApp(page);
  // The first try is refused, as it is five minutes after the last confirmation.
  const body = { code: 'A0243', msg: '此操作需要再次进行两步验证', data: null };
  await page.route('**/api/v1/roles', (route) => route.fulfill({ status: 403, json: body }), { times: 1 });
  await page.goto('/system/role');
  await press(page, '新增角色');
  const drawer = page.getByRole('dialog', { name: '新增角色' });
  const code = newCode();
  await drawer.getByLabel('角色名称').fill(`导游 ${code}`);
  await drawer.getByLabel('角色编码').fill(code);
  await drawer.getByRole('button', { name: '保存' }).click();
  const asked = page.getByRole('dialog', { name: '两步验证' });
  await expect(asked.getByLabel(/^动态码/)).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type(await nextCode(username, secret));
  await page.keyboard.press('Enter');
  await expect(page.getByText(`已新增“导游 ${code}”`)).toBeVisible();
  await expect(asked).toBeHidden();
});

test('staff removes the second factor of a member who lost it', async ({ page, request }) => {
  const { username, token } = await newMember(request);
  await openScreen(page, token);
  await addApp(page);
  await logOut(page);
  const users = `/system/user?${new URLSearchParams({ keywords: username })}`;
  await page.goto(`/login?${new URLSearchParams({ redirect: users })}`);
  await logIn(page, 'root', password);
  await page.getByRole('button', { name: '更多操作：旅人' }).click();
  await page.getByRole('menuitem', { name: '移除两步验证' }).click();
  const question = page.getByRole('alertdialog', { name: '移除 旅人 的两步验证？' });
  await question.getByRole('button', { name: '移除' }).click();
  await expect(page.getByText('已移除 旅人 的两步验证')).toBeVisible();
  const headers = { Authorization: await signIn(request, username, memberPassword) };
  const { data } = await (await request.get('/api/v1/account/factors', { headers })).json();
  expect(data).toMatchObject({ factors: [], recoveryCodesLeft: 0 });
});
