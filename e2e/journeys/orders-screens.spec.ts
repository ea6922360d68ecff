import { enterWith, newMember } from '../fixtures/accounts.ts';
import { expectAccessible, expectNoSideScroll } from '../fixtures/axe.ts';
import { bookGoods, bookStay, bookTickets, bookVisa, orderPath } from '../fixtures/orders.ts';
import { payByAlipay } from '../fixtures/pay.ts';
import { expect, test } from '../fixtures/portal.ts';

const kinds = { hotel: bookStay, ticket: bookTickets, goods: bookGoods, visa: bookVisa };
const widths = [360, 375, 1440];

for (const [kind, book] of Object.entries(kinds))
  test(`the ${kind} orders of a member are accessible and fit, unpaid and paid, in a list and whole`, async ({
    page,
    request,
  }) => {
    const { token } = await newMember(request);
    const order = await book(request, token);
    await enterWith(page, token);
    const look = async (): Promise<void> => {
      for (const path of [`/personal/${kind}-order`, orderPath(order)]) {
        await page.goto(path);
        await expect(page.getByRole('main').getByText(order.orderNo).first()).toBeVisible();
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          await expectNoSideScroll(page);
          await expectAccessible(page);
        }
      }
    };
    await look();
    await page.goto(`/pay?orderNo=${order.orderNo}`);
    await payByAlipay(page, order.amount);
    await look();
  });
