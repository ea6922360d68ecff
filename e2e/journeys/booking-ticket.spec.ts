import type { APIRequestContext, Page } from '@playwright/test';
import { enterWith, newMember } from '../fixtures/accounts.ts';
import { expectAccessible, expectNoSideScroll } from '../fixtures/axe.ts';
import { money, orderNoOf } from '../fixtures/booking-form.ts';
import { payByAlipay } from '../fixtures/pay.ts';
import { adult, brokenIdCard, contact, type Person } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/portal.ts';
import { bySlot, getVisit, type Visit } from '../fixtures/sights.ts';
import { today } from '../fixtures/stock.ts';
import { readOrder } from '../fixtures/tours.ts';
import { unlessStandard } from '../fixtures/variants.ts';

const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);

const confirmPath = ({ sight, slot, stock }: Visit, count: number): string =>
  `/ticket/confirm-order?id=${sight.id}&skuId=${slot.skuId}&day=${stock.day}&count=${count}`;

const isRoomy = ({ stock, type }: Visit): boolean =>
  stock.left >= 10 && stock.day > today() && type.maxPerOrder >= 3;

/** A ticket that needs name and document of every visitor. */
const getNamed = (request: APIRequestContext) =>
  getVisit(request, (visit) => isRoomy(visit) && visit.type.realName);

const fillVisitor = async (page: Page, place: number, { name, documentNo }: Person): Promise<void> => {
  await field(page, `visitors/${place}/name`).fill(name);
  await field(page, `visitors/${place}/documentNo`).fill(documentNo);
};

const fillContact = async (page: Page): Promise<void> => {
  await field(page, 'contact/name').fill(contact.name);
  await field(page, 'contact/mobile').fill(contact.mobile);
};

const submit = (page: Page) => page.getByRole('button', { name: '提交订单' }).click();

test('a member books named tickets, pays with Alipay and gets e-tickets', async ({ page, request }) => {
  const { token } = await newMember(request);
  const visit = await getNamed(request);
  const amount = 2 * visit.stock.price;
  await enterWith(page, token);
  await page.goto(confirmPath(visit, 1));
  await page.getByRole('button', { name: '增加门票' }).click();
  const breakdown = page.getByRole('complementary', { name: '费用明细' });
  await expect(breakdown.getByRole('status')).toContainText(money(amount));
  await fillVisitor(page, 0, adult('陈海生'));
  await fillVisitor(page, 1, adult('林惠兰'));
  await fillContact(page);
  await submit(page);

  await expect(page).toHaveURL(/\/pay\?orderNo=K/);
  const orderNo = orderNoOf(page);
  await expect(page.getByRole('timer')).toContainText(/1[45]:\d\d/);
  await payByAlipay(page, amount);
  expect(await readOrder(request, token, orderNo)).toMatchObject({ state: 'PAID', paidAmount: amount });
});

test('a time slot is booked without names where none are required', async ({ page, request }) => {
  const { token } = await newMember(request);
  const visit = await getVisit(request, (one) => isRoomy(one) && bySlot(one) && !one.type.realName);
  await enterWith(page, token);
  await page.goto(confirmPath(visit, 3));
  await expect(page.getByRole('main')).toContainText(`${visit.slot.from}–${visit.slot.to}`);
  await fillContact(page);
  await submit(page);
  await expect(page).toHaveURL(/\/pay\?orderNo=K/);
  expect(await readOrder(request, token, orderNoOf(page))).toMatchObject({ amount: 3 * visit.stock.price });
});

test('a visitor with a ticket for the day is not booked again, and the message names them', async ({
  page,
  request,
  expectedErrors,
}) => {
  expectedErrors.push('status of 4');
  const { token } = await newMember(request);
  const visit = await getNamed(request);
  const visitor = adult('陈海生');
  await enterWith(page, token);
  for (const place of ['first', 'second']) {
    await page.goto(confirmPath(visit, place === 'first' ? 1 : 2));
    await fillVisitor(page, 0, visitor);
    if (place === 'second') await fillVisitor(page, 1, adult('林惠兰'));
    await fillContact(page);
    await submit(page);
    if (place === 'first') await expect(page).toHaveURL(/\/pay\?orderNo=K/);
  }
  const summary = page.getByRole('alert').filter({ hasText: '需要修改' });
  await expect(summary.getByRole('link')).toHaveText([/^游客 1：/]);
  await expect(summary).toBeFocused();
});

for (const width of [375, 1440])
  test(
    `the form is accessible and fits at ${width} px, also with errors`,
    unlessStandard(width === 375),
    async ({ page, request }) => {
      const { token } = await newMember(request);
      const visit = await getNamed(request);
      await page.setViewportSize({ width, height: 900 });
      await enterWith(page, token);
      await page.goto(confirmPath(visit, 1));
      await expect(page.getByRole('heading', { level: 2, name: visit.sight.title.zh })).toBeVisible();
      await expectAccessible(page);
      await fillVisitor(page, 0, { name: '陈海生', documentNo: brokenIdCard('1988-04-12') });
      await submit(page);
      const summary = page.getByRole('alert').filter({ hasText: '需要修改' });
      await expect(summary.getByRole('link')).toHaveText([
        '游客 1：证件号码不正确，请核对',
        '联系人：请填写姓名',
        '联系人：请填写手机号',
      ]);
      await expectAccessible(page);
      await expectNoSideScroll(page);
    },
  );
