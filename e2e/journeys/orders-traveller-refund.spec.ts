import { enterWith, newMember } from '../fixtures/accounts.ts';
import { expectAccessible, expectNoSideScroll } from '../fixtures/axe.ts';
import { money } from '../fixtures/booking-form.ts';
import { payByAlipay } from '../fixtures/pay.ts';
import { expect, test } from '../fixtures/portal.ts';
import { daysAfter, today } from '../fixtures/stock.ts';
import { getDeparture, placeOrder, readOrder, seatsLeft } from '../fixtures/tours.ts';

const texts = {
  'zh-cn': {
    ask: '退订部分出行人',
    leaver: /^同行2/,
    fault: '请选择要退订的出行人',
    reason: /退款原因/,
    confirm: (amount: string) => `退订并退回 ${amount}`,
    left: '部分出行人已退订',
    place: 4,
  },
  en: {
    ask: 'Cancel for some travellers',
    leaver: /^同行2/,
    fault: 'Please choose the travellers to cancel',
    reason: /Reason/,
    confirm: (amount: string) => `Cancel and refund ${amount}`,
    left: 'Some travellers cancelled',
    place: 5,
  },
} as const;

for (const language of ['zh-cn', 'en'] as const)
  test(`a traveller of a party of two leaves a paid tour at the quote (${language})`, async ({
    page,
    request,
  }) => {
    test.setTimeout(90_000);
    const text = texts[language];
    const { token } = await newMember(request);
    const departure = await getDeparture(request, {
      ...{ category: 'learning', place: text.place, seats: (left) => left > 6 },
      suits: ({ day }) => day > daysAfter(today(), 40),
    });
    const orderNo = await placeOrder(request, token, departure, 2);
    await enterWith(page, token);
    await page.goto(`/route/pay?orderNo=${orderNo}`);
    await payByAlipay(page, departure.price * 2);
    const seats = await seatsLeft(request, departure);
    await page.addInitScript((name) => localStorage.setItem('language', name), language);
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(`/personal/route-order/detail?orderNo=${orderNo}`);
    await page.locator('#refund').getByRole('button', { name: text.ask }).click();
    const dialog = page.getByRole('dialog', { name: text.ask });
    await dialog.getByRole('button', { name: text.ask }).click();
    await expect(dialog.getByText(text.fault)).toBeVisible();
    await dialog.getByRole('checkbox', { name: text.leaver }).check();
    const confirm = dialog.getByRole('button', { name: text.confirm(money(departure.price)) });
    await expect(confirm).toBeVisible();
    await expectAccessible(page);
    await expectNoSideScroll(page);
    await dialog.getByLabel(text.reason).fill('行程有变');
    await confirm.click();
    await expect(page.getByText(text.left)).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole('main').getByText(text.leaver)).toHaveCount(0);
    expect(await readOrder(request, token, orderNo)).toMatchObject({
      ...{ state: 'PARTIALLY_REFUNDED', amount: departure.price },
    });
    expect(await seatsLeft(request, departure)).toBe(seats + 1);
  });
