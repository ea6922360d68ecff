import type { APIRequestContext, Page } from '@playwright/test';
import { enterWith, logIn, memberPassword, newMember } from '../fixtures/accounts.ts';
import { expectAccessible, expectNoSideScroll } from '../fixtures/axe.ts';
import { money, orderNoOf } from '../fixtures/booking-form.ts';
import { getStay, leftOf, type RoomStay, stayPath } from '../fixtures/hotels.ts';
import { payByAlipay } from '../fixtures/pay.ts';
import { contact } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/portal.ts';
import { daysAfter, type Stock, today } from '../fixtures/stock.ts';
import { readOrder } from '../fixtures/tours.ts';
import { unlessStandard } from '../fixtures/variants.ts';

const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);

const confirmPath = ({ hotel, room, checkIn, checkOut }: RoomStay, rooms = 1): string =>
  `/hotel/confirm-order?id=${hotel.id}&skuId=${room.skuId}&checkIn=${checkIn}&checkOut=${checkOut}&rooms=${rooms}`;

/** Two nights a number of days ahead, so that journeys do not share rooms. */
const getRoomy = (request: APIRequestContext, ahead: number) =>
  getStay(
    request,
    (stay) => leftOf(stay) >= 4 && stay.room.cancellation.free && stay.checkIn >= daysAfter(today(), ahead),
  );

/** The rooms left for the nights of a stay. */
const nightsLeft = async (request: APIRequestContext, { hotel, room, checkIn, checkOut }: RoomStay) => {
  const { data } = await (await request.get(`/api/v1/hotels/${hotel.id}/stock`)).json();
  return (data as Stock[])
    .filter(({ skuId, day }) => skuId === room.skuId && day >= checkIn && day < checkOut)
    .map(({ left }) => left);
};

const fillContact = async (page: Page): Promise<void> => {
  await field(page, 'contact/name').fill(contact.name);
  await field(page, 'contact/mobile').fill(contact.mobile);
};

test('a member books two rooms, pays with Alipay, and the stock of the nights falls', async ({
  page,
  request,
}) => {
  const { token } = await newMember(request);
  const stay = await getRoomy(request, 10);
  const [first, second] = stay.nights;
  const amount = 2 * (first.price + second.price);
  await enterWith(page, token);
  await page.goto(stayPath(stay));
  await page
    .getByRole('main')
    .getByRole('link', { name: `预订 ${stay.room.name.zh}` })
    .click();
  await expect(page).toHaveURL(/\/hotel\/confirm-order\?/);

  await page.getByRole('button', { name: '增加房间数' }).click();
  const breakdown = page.getByRole('complementary', { name: '费用明细' });
  await expect(breakdown.getByRole('definition')).toHaveText([
    money(2 * first.price),
    money(2 * second.price),
  ]);
  await expect(breakdown.getByRole('status')).toContainText(money(amount));
  await expect(page.getByRole('main')).toContainText(/前可免费取消/);
  await field(page, 'guests/0').fill('陈海生');
  await field(page, 'guests/1').fill('林惠兰');
  await fillContact(page);
  await page.getByRole('button', { name: '提交订单' }).click();

  await expect(page).toHaveURL(/\/pay\?orderNo=H/);
  const orderNo = orderNoOf(page);
  await expect(page.getByRole('timer')).toContainText(/(29|30):\d\d/);
  await payByAlipay(page, amount);
  expect(await readOrder(request, token, orderNo)).toMatchObject({
    state: 'PAID',
    amount,
    paidAmount: amount,
  });
  expect(await nightsLeft(request, stay)).toEqual([first.left - 2, second.left - 2]);
});

test('a session that expires before the order loses no input of the form', async ({
  page,
  request,
  expectedErrors,
}) => {
  expectedErrors.push('status of 401');
  const { username, token } = await newMember(request);
  const address = confirmPath(await getRoomy(request, 20));
  await enterWith(page, token);
  await page.goto(address);
  await field(page, 'guests/0').fill('陈海生');
  await field(page, 'remark').fill('高楼层');
  await fillContact(page);
  await request.delete('/api/v1/auth/logout', { headers: { Authorization: token } });
  await page.getByRole('button', { name: '提交订单' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click();

  await page.goto(address);
  await page.getByRole('main').getByRole('link', { name: '去登录' }).click();
  await logIn(page, username, memberPassword);
  await expect(field(page, 'guests/0')).toHaveValue('陈海生');
  await expect(field(page, 'remark')).toHaveValue('高楼层');
  await page.getByRole('button', { name: '提交订单' }).click();
  await expect(page).toHaveURL(/\/pay\?orderNo=H/);
});

test('an unpaid order for the same stay is offered before a second order', async ({ page, request }) => {
  const { token } = await newMember(request);
  const stay = await getRoomy(request, 30);
  await enterWith(page, token);
  await page.goto(confirmPath(stay));
  await field(page, 'guests/0').fill('陈海生');
  await fillContact(page);
  await page.getByRole('button', { name: '提交订单' }).click();
  await expect(page).toHaveURL(/\/pay\?orderNo=H/);
  const orderNo = orderNoOf(page);
  await page.goto(confirmPath(stay));
  await page.getByRole('link', { name: '继续支付' }).click();
  await expect(page).toHaveURL(new RegExp(`/pay\\?orderNo=${orderNo}`));
});

for (const width of [375, 1440])
  test(
    `the form is accessible and fits at ${width} px, also with errors`,
    unlessStandard(width === 375),
    async ({ page, request }) => {
      const { token } = await newMember(request);
      const stay = await getRoomy(request, 40);
      await page.setViewportSize({ width, height: 900 });
      await enterWith(page, token);
      await page.goto(confirmPath(stay, 2));
      await expect(page.getByRole('heading', { level: 2, name: stay.hotel.title.zh })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: '提交订单' }).click();
      const summary = page.getByRole('alert').filter({ hasText: '需要修改' });
      await expect(summary).toBeFocused();
      await expect(summary.getByRole('link')).toHaveText([
        '房间 1：请填写住客姓名',
        '房间 2：请填写住客姓名',
        '联系人：请填写姓名',
        '联系人：请填写手机号',
      ]);
      await expectAccessible(page);
      await expectNoSideScroll(page);
    },
  );

test.describe('in English', () => {
  test.use({ locale: 'en-GB' });

  test('a room is booked in English without Chinese text', async ({ page, request }) => {
    const { token } = await newMember(request);
    const stay = await getRoomy(request, 50);
    await enterWith(page, token);
    await page.goto(confirmPath(stay));
    await expect(page.getByRole('main')).toContainText(/Free cancellation until/);
    await field(page, 'guests/0').fill('CHEN HAISHENG');
    await field(page, 'contact/name').fill('CHEN HAISHENG');
    await field(page, 'contact/mobile').fill(contact.mobile);
    await expect(page.getByRole('main')).not.toContainText(/[\u4e00-\u9fff]/);
    await page.getByRole('button', { name: 'Place order' }).click();
    await expect(page.getByRole('img', { name: /^Alipay QR code for ¥/ })).toBeVisible();
  });
});
