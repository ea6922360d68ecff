import type { Page } from '@playwright/test';
import { enterWith, newMember } from '../fixtures/accounts.ts';
import { fillContacts, fillTraveller, orderNoOf } from '../fixtures/booking-form.ts';
import { chooseOption, openOptions } from '../fixtures/choice.ts';
import { passportNo } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/portal.ts';
import { getDeparture, previewPath } from '../fixtures/tours.ts';

const field = (page: Page, name: string) => page.locator(`[name="travellers/0/${name}"]`);

const yearsFromNow = (years: number): string => `${new Date().getFullYear() + years}-01-01`;

test('a tour abroad is booked with a passport: a Chinese name and an early expiry are refused at their fields', async ({
  page,
  request,
}) => {
  const { token } = await newMember(request);
  const departure = await getDeparture(request, { category: 'abroad', place: 0, seats: (n) => n >= 4 });
  await enterWith(page, token);
  await page.goto(previewPath(departure, 1));
  await expect(await openOptions(field(page, 'documentType'))).toHaveText(['护照']);
  await page.keyboard.press('Escape');
  await fillTraveller(page, 0, { name: '陈海生', documentNo: passportNo() });
  await field(page, 'birthDate').fill('1988-04-12');
  await field(page, 'latinName').fill('陈海生');
  await chooseOption(field(page, 'documentCountry'), 'CN');
  await field(page, 'documentExpiry').fill(departure.day);
  await fillContacts(page);
  await page.locator('[name="contractAccepted"]').check();
  await page.getByRole('button', { name: '提交订单' }).click();
  await expect(field(page, 'latinName')).toHaveAccessibleDescription(/不能有汉字/);
  await expect(field(page, 'documentExpiry')).toHaveAccessibleDescription(/当日仍有效/);

  await field(page, 'latinName').fill('Chen Haisheng');
  await field(page, 'documentExpiry').fill(yearsFromNow(4));
  await page.getByRole('button', { name: '提交订单' }).click();
  await expect(page).toHaveURL(/\/route\/pay\?orderNo=/);
  await page.goto(`/personal/route-order/detail?orderNo=${orderNoOf(page)}`);
  await expect(page.getByText(`CHEN HAISHENG · 中国 · 有效期至 ${yearsFromNow(4)}`)).toBeVisible();
});

test.describe('in English', () => {
  test.use({ locale: 'en-US' });

  test('a passport is saved with the travellers in English, and an expired one is refused', async ({
    page,
    request,
  }) => {
    const { token } = await newMember(request);
    await enterWith(page, token);
    await page.goto('/personal/travellers');
    await page.getByRole('button', { name: 'Add traveller' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Full name').fill('Ann Lee');
    await chooseOption(dialog.getByLabel(/^Document/), 'passport');
    await dialog.getByLabel('ID number').fill(passportNo());
    await dialog.getByLabel('Date of birth').fill('1990-05-01');
    await dialog.getByLabel('Name as printed in the passport').fill('Lee Ann');
    await chooseOption(dialog.getByLabel('Issuing country or region'), 'CA');
    await dialog.getByLabel('Passport expiry date').fill('2020-01-01');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByLabel('Passport expiry date')).toHaveAccessibleDescription(/has expired/);
    await dialog.getByLabel('Passport expiry date').fill(yearsFromNow(5));
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(`LEE ANN · Canada · valid until ${yearsFromNow(5)}`)).toBeVisible();
  });
});
