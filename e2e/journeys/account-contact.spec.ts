import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSideScroll } from '../fixtures/axe.ts';
import { getStay, leftOf } from '../fixtures/hotels.ts';
import { listLetters, readCode } from '../fixtures/inbox.ts';
import { expect, test } from '../fixtures/portal.ts';
import {
  askForCode,
  askFromElsewhere,
  getDemoMember,
  goodPassword,
  stranger,
} from '../fixtures/registration.ts';
import { daysAfter, today } from '../fixtures/stock.ts';

const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);
const country = (page: Page) => page.getByRole('button', { name: /^(国家或地区|Country or region)/ });

/** Chooses a country by keyboard, which moves to the field of the number. */
const chooseCountry = async (page: Page, words: string): Promise<void> => {
  await country(page).press('Enter');
  await expect(page.getByRole('combobox', { name: /输入名称或区号|by name or calling code/ })).toBeFocused();
  await page.keyboard.type(words);
  await page.keyboard.press('Enter');
};

test.beforeEach(({ page }) => askFromElsewhere(page));

test.describe('in English', () => {
  test.use({ locale: 'en-GB' });

  test('a visitor without a Chinese phone registers by email and books with a number of another country', async ({
    page,
    request,
    expectedErrors,
  }) => {
    expectedErrors.push('status of 400');
    const { username } = stranger();
    // The demo members have addresses of example.com.
    const email = `${username}@mail.example`;
    await page.goto('/register');
    await page.locator('#username').fill(username);
    await page.getByLabel('Email', { exact: true }).check();
    await askForCode(page, 'email', email);
    await page.locator('#code').fill(await readCode(request, email));
    await page.locator('#password').fill(goodPassword);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Register and log in' }).click();
    await expect(page).toHaveURL(/\/index$/);

    const wanted = daysAfter(today(), 40);
    const { hotel, room, checkIn, checkOut } = await getStay(
      request,
      (stay) => leftOf(stay) >= 2 && stay.checkIn >= wanted,
    );
    const choice = new URLSearchParams({
      id: String(hotel.id),
      skuId: String(room.skuId),
      checkIn,
      checkOut,
    });
    await page.goto(`/hotel/confirm-order?${choice}&rooms=1`);
    await field(page, 'guests/0').fill('Ann Lee');
    await field(page, 'contact/name').fill('Ann Lee');
    await chooseCountry(page, 'united k');
    await expect(field(page, 'contact/mobile')).toBeFocused();
    await page.keyboard.type('07400 123456');
    await expect(field(page, 'contact/email')).toHaveAccessibleDescription(
      /^Required: this number cannot receive/,
    );
    await expect(field(page, 'contact/email')).toHaveValue(email);
    await field(page, 'contact/email').fill('');
    await page.getByRole('button', { name: 'Place order' }).click();
    await expect(field(page, 'contact/email')).toHaveAttribute('aria-invalid', 'true');
    await field(page, 'contact/email').fill(email);
    await page.getByRole('button', { name: 'Place order' }).click();
    await expect(page).toHaveURL(/\/pay\?orderNo=H/);
    await expect.poll(async () => (await listLetters(request, email)).length).toBe(2);
  });
});

for (const [turn, { way, target, channel }] of [
  { way: '手机短信', target: 'mobile', channel: 'sms' } as const,
  { way: '邮箱', target: 'email', channel: 'mail' } as const,
].entries())
  test(`a member logs in by a code by ${channel} in place of the password`, async ({
    page,
    request,
    expectedErrors,
  }) => {
    expectedErrors.push('status of 400');
    const person = await getDemoMember(request, 2 + turn);
    const [address, known] = [person[target], (await listLetters(request, person[target])).length];
    await page.goto('/login?redirect=/personal/travellers');
    await page.getByRole('button', { name: '改用短信或邮箱验证码' }).click();
    await expect(page.locator('#target')).toBeFocused();
    await page.getByLabel(way, { exact: true }).check();
    await askForCode(page, 'target', address);
    const code = await readCode(request, address, known);
    await page.locator('#code').fill(code === '000000' ? '000001' : '000000');
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await expect(page.locator('#code-error')).toContainText('验证码错误或已失效');
    await page.locator('#code').fill(code);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/personal\/travellers$/);
  });

for (const { language, locale, width, words, none } of [
  { language: 'zh-cn', locale: 'zh-CN', width: 375, words: '英国', none: /请改用邮箱/ },
  { language: 'en', locale: 'en-GB', width: 1440, words: 'united k', none: /Please use email/ },
])
  test.describe(`in ${language} at ${width} px`, () => {
    test.use({ locale, viewport: { width, height: 900 } });

    test('a number of another country is typed with its country, and refused where no text message reaches it', async ({
      page,
    }) => {
      await page.goto('/register');
      await country(page).click();
      await expect(page.getByRole('option').first()).toBeVisible();
      await expectAccessible(page);
      await expectNoSideScroll(page);
      await page.keyboard.press('Escape');
      await expect(country(page)).toBeFocused();
      await chooseCountry(page, words);
      await expect(page.locator('#mobile')).toHaveAccessibleDescription(none);
      await page.keyboard.type('07400 123456');
      await expect(page.locator('#mobile')).toHaveValue('7400123456');
      await expectAccessible(page);
    });
  });
