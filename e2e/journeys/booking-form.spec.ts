import type { Page } from '@playwright/test';
import { enterWith, logIn, memberPassword, newMember } from '../fixtures/accounts.ts';
import { fillBooking, fillContacts, fillTraveller, money } from '../fixtures/booking-form.ts';
import { adult, brokenIdCard, child, contact } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/portal.ts';
import { getDeparture, placeOrder, previewPath, seatsLeft } from '../fixtures/tours.ts';

const submit = (page: Page) => page.getByRole('button', { name: '提交订单' });
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);
const summary = (page: Page) => page.getByRole('alert').filter({ hasText: '需要修改' });

test('an empty form shows an error summary that has the focus and links to each field', async ({
  page,
  request,
}) => {
  const { token } = await newMember(request);
  const departure = await getDeparture(request, { category: 'learning', place: 0, seats: (n) => n >= 12 });
  await enterWith(page, token);
  await page.goto(previewPath(departure, 1));
  await submit(page).click();

  await expect(summary(page)).toBeFocused();
  await expect(summary(page).getByRole('link')).toHaveText([
    '出行人 1：请填写姓名',
    '出行人 1：请填写证件号码',
    '联系人：请填写姓名',
    '联系人：请填写手机号',
    '紧急联系人：请填写姓名',
    '紧急联系人：请填写手机号',
    '请阅读并同意合同要点和退改规则',
  ]);
  await summary(page).getByRole('link', { name: '联系人：请填写手机号', exact: true }).click();
  await expect(field(page, 'contact/mobile')).toBeFocused();
  await expect(field(page, 'contact/mobile')).toHaveAccessibleDescription(/请填写手机号/);
  await expect(field(page, 'contact/mobile')).toHaveAttribute('aria-invalid', 'true');
  await expect(page).toHaveURL(/\/route\/preview/);
});

test('an invalid ID card number is reported at once, and input stays when the form is refused', async ({
  page,
  request,
}) => {
  const { token } = await newMember(request);
  const departure = await getDeparture(request, { category: 'learning', place: 1, seats: (n) => n >= 12 });
  await enterWith(page, token);
  await page.goto(previewPath(departure, 1));
  const wrong = brokenIdCard('1988-04-12');
  await fillTraveller(page, 0, { name: '陈海生', documentNo: wrong });
  const documentNo = field(page, 'travellers/0/documentNo');
  await documentNo.blur();
  await expect(documentNo).toHaveAccessibleDescription(/证件号码不正确/);

  await fillContacts(page);
  await field(page, 'contact/mobile').fill('12345678901');
  await field(page, 'remark').fill('素食');
  await submit(page).click();
  await expect(summary(page).getByRole('link')).toHaveText([
    '出行人 1：证件号码不正确，请核对',
    '联系人：请填写正确的手机号',
    '请阅读并同意合同要点和退改规则',
  ]);
  await expect(documentNo).toHaveValue(wrong);
  await expect(field(page, 'travellers/0/name')).toHaveValue('陈海生');
  await expect(field(page, 'contact/name')).toHaveValue(contact.name);
  await expect(field(page, 'remark')).toHaveValue('素食');
});

test('a child booked as an adult is detected by age, and one click corrects the booking', async ({
  page,
  request,
}) => {
  const { token } = await newMember(request);
  const departure = await getDeparture(request, { category: 'learning', place: 2, seats: (n) => n >= 12 });
  await enterWith(page, token);
  await page.goto(previewPath(departure, 2));
  await fillBooking(page, [adult('陈海生'), child('陈小舟')]);
  await expect(page.getByRole('main')).toContainText('1 位成人、1 位儿童，与所选人数不符');
  await submit(page).click();
  await expect(summary(page)).toContainText('出行人的年龄与所选的成人、儿童人数不符');

  await page.getByRole('button', { name: '按此人数预订' }).click();
  const total = departure.price + (departure.childPrice ?? departure.price);
  await expect(page.getByRole('complementary', { name: '费用明细' }).getByRole('status')).toContainText(
    money(total),
  );
  await expect(field(page, 'travellers/1/name')).toHaveValue('陈小舟');
  await submit(page).click();
  await expect(page.getByRole('heading', { level: 1, name: '收银台' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(money(total));
});

test('a booking without seats left is refused, charges nothing and keeps the input', async ({
  page,
  request,
  expectedErrors,
}) => {
  expectedErrors.push('status of 409');
  const [buyer, faster] = [await newMember(request), await newMember(request)];
  const departure = await getDeparture(request, {
    category: 'vicinity',
    place: 0,
    seats: (n) => n > 1 && n < 9,
  });
  await enterWith(page, buyer.token);
  await page.goto(previewPath(departure, 2));
  await fillBooking(page, [adult('陈海生'), adult('林惠兰')]);
  const taken = await placeOrder(request, faster.token, departure, departure.seats - 1);
  await submit(page).click();

  const notice = page.getByRole('alert').filter({ hasText: '席位刚刚售罄' });
  await expect(notice).toBeFocused();
  await expect(notice).toContainText('订单未提交，也未扣款');
  await expect(field(page, 'travellers/1/name')).toHaveValue('林惠兰');
  expect(await seatsLeft(request, departure)).toBe(1);
  await notice.getByRole('link', { name: '选择其他日期' }).click();
  await expect(page).toHaveURL(new RegExp(`/route/detail\\?id=${departure.tourId}#departures$`));

  const headers = { Authorization: faster.token };
  expect((await request.post(`/api/v1/orders/${taken}/cancel`, { headers })).status()).toBe(200);
});

test('after an expired session the form is restored, except document numbers and consent', async ({
  page,
  request,
  expectedErrors,
}) => {
  expectedErrors.push('status of 401');
  const { username, token } = await newMember(request);
  const departure = await getDeparture(request, { category: 'learning', place: 3, seats: (n) => n >= 12 });
  const address = previewPath(departure, 1);
  await enterWith(page, token);
  await page.goto(address);
  await fillBooking(page, [adult('陈海生')]);
  await field(page, 'remark').fill('靠窗的座位');
  await request.delete('/api/v1/auth/logout', { headers: { Authorization: token } });
  await submit(page).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click();
  await expect(page).toHaveURL(/\/index$/);

  await page.goto(address);
  await page.getByRole('main').getByRole('link', { name: '去登录' }).click();
  await logIn(page, username, memberPassword);
  await expect(field(page, 'travellers/0/name')).toHaveValue('陈海生');
  await expect(field(page, 'remark')).toHaveValue('靠窗的座位');
  await expect(field(page, 'contact/mobile')).toHaveValue(contact.mobile);
  await expect(field(page, 'travellers/0/documentNo')).toHaveValue('');
  await expect(field(page, 'contractAccepted')).not.toBeChecked();

  await fillBooking(page, [adult('陈海生')]);
  await submit(page).click();
  await expect(page.getByRole('heading', { level: 1, name: '收银台' })).toBeVisible();
});
