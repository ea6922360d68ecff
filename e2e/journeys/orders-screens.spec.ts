import type { Page } from '@playwright/test';
import { enterWith, newMember } from '../fixtures/accounts.ts';
import { expectAccessible, expectNoSideScroll } from '../fixtures/axe.ts';
import { bookGoods, bookStay, bookTickets, bookVisa, orderPath, type Placed } from '../fixtures/orders.ts';
import { payByAlipay } from '../fixtures/pay.ts';
import { expect, test } from '../fixtures/portal.ts';

const kinds = { hotel: bookStay, ticket: bookTickets, goods: bookGoods, visa: bookVisa };

/** Checks order screens in a narrow and a wide window. */
const look = async (page: Page, order: Placed, screens: readonly string[]): Promise<void> => {
  for (const path of screens) {
    await page.goto(path);
    const number = page.getByRole('main').getByText(order.orderNo).filter({ visible: true });
    await expect(number.first()).toBeVisible();
    await page.setViewportSize({ width: 360, height: 800 });
    await expectNoSideScroll(page);
    for (const width of [375, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page);
    }
  }
};

for (const [kind, book] of Object.entries(kinds)) {
  test(`an unpaid ${kind} order is accessible and fits, in its list and on its page`, async ({
    page,
    request,
  }) => {
    const { token } = await newMember(request);
    await enterWith(page, token);
    const order = await book(request, token);
    await look(page, order, [`/personal/${kind}-order`, orderPath(order)]);
  });

  test(`a paid ${kind} order is accessible and fits`, async ({ page, request }) => {
    const { token } = await newMember(request);
    const order = await book(request, token);
    await enterWith(page, token);
    await page.goto(`/pay?orderNo=${order.orderNo}`);
    await payByAlipay(page, order.amount);
    await look(page, order, [orderPath(order)]);
  });
}
